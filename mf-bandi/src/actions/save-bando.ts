import type { Bando } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import type { BandoValues } from '../bando-form.rules.ts'

/** Fields that an import writes: changed by hand, the next import must leave them alone. */
const IMPORTED = ['titolo', 'ente', 'dataApertura', 'dataChiusura', 'chiusuraAnticipata'] as const

/**
 * What to write of an edited grant, `null` when nothing changed: only the changed fields, so that two people who edit
 * different ones both win. A changed field of an imported grant is added to `data.fonte.campiManuali`, as its path
 * inside `data`.
 * @param before the grant as the form showed it
 * @param manuali fields changed by hand so far, as they are now
 */
export function bandoPatch({ data }: Bando, values: BandoValues, manuali: readonly string[] = []): WritePatch | null {
  const changed = (Object.keys(values) as (keyof BandoValues)[]).filter((field) => !same(data[field], values[field]))
  if (changed.length === 0) return null
  const set: Record<string, unknown> = {}
  const unset: string[] = []
  for (const field of changed) {
    if (values[field] === '') unset.push(`data.${field}`)
    else set[`data.${field}`] = values[field]
  }
  const manual = IMPORTED.filter((field) => changed.includes(field))
  if (data.fonte && manual.length > 0) set['data.fonte.campiManuali'] = [...new Set([...manuali, ...manual])]
  return { set, unset }
}

const same = (before: unknown, now: unknown): boolean => JSON.stringify(before ?? '') === JSON.stringify(now ?? '')
