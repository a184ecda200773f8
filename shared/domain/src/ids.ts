/** A new 24-hex id whose first 4 bytes are the Unix time in seconds, so that `_id` descending means newest first. */
export function newId(now: Date = new Date()): string {
  const random = globalThis.crypto.getRandomValues(new Uint8Array(8))
  const seconds = Math.floor(now.getTime() / 1000)
    .toString(16)
    .padStart(8, '0')
  return seconds + [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

/** Creation time held in the id; `null` when the id is not an ObjectId. */
export function timestampOfId(id: string): Date | null {
  return isId(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null
}

/** `_id` of a case file: `{new id}-{company id}` (spec §3: the second part is the company). */
export const newPraticaId = (aziendaId: string, now?: Date): string => `${newId(now)}-${aziendaId}`

/** Company id held in the second part of a case file's `_id`; empty when there is none. */
export const aziendaIdOfPratica = (praticaId: string): string => praticaId.split('-')[1] ?? ''
