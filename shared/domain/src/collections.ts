import { AziendaSchema, type Azienda } from './azienda.ts'
import { BandoSchema, type Bando } from './bando.ts'
import { DocumentoSchema, type Documento } from './documento.ts'
import { IstitutoSchema, type Istituto } from './istituto.ts'
import { PraticaSchema, type Pratica } from './pratica.ts'
import { SettingsSchema, type Settings } from './settings.ts'
import { UsrSchema, type Usr } from './usr.ts'

/** Every stored collection and the shape of its records (spec §3). */
export interface Collections {
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

export const schemas = {
  aziende: AziendaSchema,
  bandi: BandoSchema,
  docs: DocumentoSchema,
  istituti: IstitutoSchema,
  pratiche: PraticaSchema,
  settings: SettingsSchema,
  usr: UsrSchema,
} as const

export const COLLECTIONS = Object.keys(schemas) as CollectionName[]
export const isCollection = (name: unknown): name is CollectionName =>
  typeof name === 'string' && Object.hasOwn(schemas, name)
