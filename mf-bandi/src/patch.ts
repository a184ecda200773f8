import type { Bando, BandoData } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { bandoFields, type BandoValues } from './rules.ts'

/** Fields that only people write: an import never changes them. */
const OWN: readonly string[] = ['gestori', 'pubblico']

/** Fields of the form that differ from the stored ones, with their present values; `undefined` for an empty field. */
function changedBando(data: BandoData, values: BandoValues): Map<keyof BandoValues, unknown> {
  const now = bandoFields(values)
  const names = Object.keys(values) as (keyof BandoValues)[]
  return new Map(names.filter((name) => !same(data[name], now[name])).map((name) => [name, now[name]]))
}

/**
 * What to write of a grant as it was when the form opened, `null` when nothing changed: only the changed fields, so that two
 * people who edit different ones both win. `data.fonte.campiManuali` gets the changed fields of an imported grant.
 */
export function bandoPatch({ data }: Bando, values: BandoValues): WritePatch | null {
  const changed = changedBando(data, values)
  if (changed.size === 0) return null
  const set: Record<string, unknown> = {}
  const unset: string[] = []
  for (const [field, value] of changed) {
    if (value === undefined && field !== 'gestori') unset.push(`data.${field}`)
    else set[`data.${field}`] = value ?? []
  }
  const manual = [...changed.keys()].filter((field) => !OWN.includes(field))
  if (data.fonte && manual.length > 0) {
    set['data.fonte.campiManuali'] = [...new Set([...(data.fonte.campiManuali ?? []), ...manual])]
  }
  return { set, unset }
}

/** An empty list and a switched-off switch count as absent. */
const same = (before: unknown, now: unknown): boolean => content(before) === content(now)

function content(value: unknown): string {
  const nothing = value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
  return nothing ? '' : JSON.stringify(value, sorted)
}

/** Keys in one order: a row that was moved about in a form is the same row. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
