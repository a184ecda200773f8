import type { Avviso } from './avviso/avviso.ts'
import type { Azienda } from './azienda/azienda.ts'
import type { Bando } from './bando/bando.ts'
import type { Documento } from './documento/documento.ts'
import type { Istituto } from './istituto/istituto.ts'
import type { Pratica } from './pratica/pratica.ts'
import type { Settings } from './settings/settings.ts'
import type { Usr } from './usr/usr.ts'

/** Spec §3. Each part of a collection is listed by these names, so a collection that lacks a part does not compile. */
export const COLLECTIONS = ['avvisi', 'aziende', 'bandi', 'docs', 'istituti', 'pratiche', 'settings', 'usr'] as const
export type CollectionName = (typeof COLLECTIONS)[number]
export const isCollection = (name: unknown): name is CollectionName => COLLECTIONS.some((one) => one === name)

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
export type AnyRecord = Collections[CollectionName]
