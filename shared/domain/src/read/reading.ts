/**
 * What a reader makes of a text: its value, `null` when the text says nothing (empty, `-`, `n.d.`), or in Italian why no
 * value is taken and what to write instead. Exactly one of the two is there.
 * @example const { valore, motivo } = readAmount(text)
 */
export type Reading<T> = { valore: T | null; motivo?: undefined } | { valore?: undefined; motivo: string }

export const unread = (motivo: string): { motivo: string } => ({ motivo })

/** A text as a message quotes it: long ones are cut. */
export const quoted = (text: string): string => `«${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`
