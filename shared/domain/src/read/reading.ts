/** The value, `null` for a text that says nothing (empty, `-`, `n.d.`), or in Italian why none is taken and what to write instead. */
export type Reading<T> = { valore: T | null; motivo?: undefined } | { valore?: undefined; motivo: string }

export const unread = (motivo: string): { motivo: string } => ({ motivo })

export const quoted = (text: string): string => `«${text.length > 40 ? `${text.slice(0, 39)}…` : text}»`
