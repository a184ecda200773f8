const NUMBERS = 2 ** 24
/** Starts anywhere in the lower half, so that two pages or nodes rarely count alike, and none is soon at its end. */
let count = globalThis.crypto.getRandomValues(new Uint32Array(1))[0]! % (NUMBERS / 2)

/** Sorts by when it was made: 4 bytes of Unix time in seconds, 2 of milliseconds, 3 that count what this page or process made, 3 by chance. */
export function newId(now: Date = new Date()): string {
  count = (count + 1) % NUMBERS
  const millis = now.getTime()
  const seconds = Math.floor(millis / 1000)
  const chance = globalThis.crypto.getRandomValues(new Uint32Array(1))[0]! % NUMBERS
  return hex(seconds, 8) + hex(Math.floor(millis - seconds * 1000), 4) + hex(count, 6) + hex(chance, 6)
}

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0')

export const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

/** Creation time held in the id; `null` when the id is not an ObjectId. */
export function timestampOfId(id: string): Date | null {
  return isId(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null
}

/** `_id` of a case file: `{new id}-{company id}` (spec §3: the second part is the company). */
export const newPraticaId = (aziendaId: string, now?: Date): string => `${newId(now)}-${aziendaId}`

export const aziendaIdOfPratica = (praticaId: string): string => praticaId.split('-')[1] ?? ''
