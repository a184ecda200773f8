import type { Azienda } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'

/** Only the fields that differ from `before`; `null` when nothing changed. */
export function sectionPatch(before: Azienda, next: Partial<Azienda>): WritePatch | null {
  const fields = (Object.keys(next) as (keyof Azienda)[]).filter((field) => !same(before[field], next[field]))
  if (fields.length === 0) return null
  const kept = fields.filter((field) => next[field] !== undefined)
  return {
    set: Object.fromEntries(kept.map((field) => [field, next[field]])),
    unset: fields.filter((field) => next[field] === undefined),
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
