import { createHash } from 'node:crypto'
import type { DatiBando } from '@bandiera/domain'

/** Words around a criterion, which decide nothing. */
const WORDS = ['id', 'peso', 'nota']
/** When one can apply: who is told of a grant that was closed is told again when it opens once more. */
const WINDOW = ['dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura', 'chiusuraAnticipata'] as const

/** What a verdict depends on in a grant, as a short hash: the same whatever else of it is corrected. */
export function improntaBando(data: DatiBando): string {
  const criteri = (data.criteri ?? []).map((criterio) => without(criterio as Record<string, unknown>))
  return hashOf([criteri, WINDOW.map((field) => data[field] ?? null)])
}

/** Hash of a value, the same for every order of its keys: 24 hexadecimal digits, good as an `_id`. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex').slice(0, 24)

const without = (criterio: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(criterio).filter(([field]) => !WORDS.includes(field)))

const sorted = (_name: string, part: unknown): unknown =>
  part && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part
