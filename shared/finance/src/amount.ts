/** Rounds to cents, halves away from zero; the small term undoes what binary fractions cut off (`1.005` -> `1.01`). */
export const cents = (amount: number): number => (Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7)) / 100
