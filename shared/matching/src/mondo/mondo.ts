import type { Azienda, Bando } from '@bandiera/domain'
import type { Contesto } from '../valutazione.ts'

/** The part of the context that is data; what it computes (`kpi`, `unica`) is made where the engine runs. */
export type Dati = Pick<Contesto, 'oggi' | 'ora' | 'pesi' | 'esigenze' | 'comuniVariati' | 'raccordoAteco' | 'province'>

/** All that verdicts depend on at one moment. */
export interface Mondo {
  /** All that the user sees, archived ones too: they belong to the undertakings of others. */
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  dati: Dati
}

/** What makes one world of another. */
export interface Variazione {
  aziende?: Records<Azienda>
  bandi?: Records<Bando>
  dati?: Dati
}
export interface Records<T> {
  put: readonly T[]
  remove: readonly string[]
}

/** Companies that are followed are matched. */
export const isSeguita = ({ archiviata }: Azienda): boolean => !archiviata

/** Grants that are published are matched. */
export const isPubblicato = ({ data }: Bando): boolean => data.redazione === 'pubblicato'

/** Only what changed: records that are the same objects are the same. */
export function variazione(before: Mondo | null, now: Mondo): Variazione {
  const aziende = changed(before?.aziende ?? [], now.aziende)
  const bandi = changed(before?.bandi ?? [], now.bandi)
  const same = before && sameDati(before.dati, now.dati)
  return { ...(aziende && { aziende }), ...(bandi && { bandi }), ...(!same && { dati: now.dati }) }
}

function changed<T extends { _id: string }>(before: readonly T[], now: readonly T[]): Records<T> | null {
  if (before === now) return null
  const gone = new Map(before.map((record) => [record._id, record]))
  const put = now.filter((record) => gone.get(record._id) !== record)
  for (const { _id } of now) gone.delete(_id)
  return put.length + gone.size > 0 ? { put, remove: [...gone.keys()] } : null
}

const PARTI = [
  'oggi',
  'ora',
  'pesi',
  'esigenze',
  'comuniVariati',
  'raccordoAteco',
  'province',
] as const satisfies readonly (keyof Dati)[]

const sameDati = (a: Dati, b: Dati): boolean => PARTI.every((parte) => a[parte] === b[parte])
