import type { Avviso } from './avviso.ts'
import type { Azienda } from './azienda.ts'
import type { Bando } from './bando.ts'
import type { Documento } from './documento.ts'
import type { Istituto } from './istituto.ts'
import type { Pratica } from './pratica.ts'
import type { Settings } from './settings.ts'
import type { Usr } from './usr.ts'

/** Every stored collection and the shape of its records (spec §3). */
export interface Collections {
  avvisi: Avviso
  aziende: Azienda
  bandi: Bando
  docs: Documento
  istituti: Istituto
  pratiche: Pratica
  settings: Settings
  usr: Usr
}
export type CollectionName = keyof Collections
export type AnyRecord = Collections[CollectionName]

/** The names of the collections; their schemas are in `schemas`, apart, as they are long and a page can do without them. */
export const COLLECTIONS = [
  'avvisi',
  'aziende',
  'bandi',
  'docs',
  'istituti',
  'pratiche',
  'settings',
  'usr',
] as const satisfies readonly (keyof Collections)[]
export const isCollection = (name: unknown): name is CollectionName => COLLECTIONS.some((one) => one === name)
