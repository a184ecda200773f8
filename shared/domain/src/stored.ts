import { AvvisoSchema, type Avviso } from './avviso/avviso.ts'
import { AziendaSchema, type Azienda } from './azienda/azienda.ts'
import { aziendaFields } from './azienda/fields.ts'
import { BandoSchema, type Bando } from './bando/bando.ts'
import { bandoFields } from './bando/fields.ts'
import type { CollectionName } from './collections.ts'
import { DocumentoSchema, type Documento } from './documento/documento.ts'
import { documentoFields } from './documento/fields.ts'
import type { Fields } from './fields/field.ts'
import { IstitutoSchema, type Istituto } from './istituto/istituto.ts'
import { istitutoFields } from './istituto/fields.ts'
import { PraticaSchema, type Pratica } from './pratica/pratica.ts'
import { praticaFields } from './pratica/fields.ts'
import { SettingsSchema, settingsFields, type Settings } from './settings/settings.ts'
import { UsrSchema, type Usr } from './usr/usr.ts'
import { usrFields } from './usr/fields.ts'
import { vistaFields } from './vista/fields.ts'
import { VistaSchema, type Vista } from './vista/vista.ts'

export interface Collections {
  avvisi: Avviso
  aziende: Azienda
  bandi: Bando
  docs: Documento
  istituti: Istituto
  pratiche: Pratica
  settings: Settings
  usr: Usr
  viste: Vista
}

export type AnyRecord = Collections[CollectionName]

// Apart from the facts of a collection: these are long, and a page can do without most of them.

/** What a stored record of each collection must hold (spec §3). */
export const schemas = {
  avvisi: AvvisoSchema,
  aziende: AziendaSchema,
  bandi: BandoSchema,
  docs: DocumentoSchema,
  istituti: IstitutoSchema,
  pratiche: PraticaSchema,
  settings: SettingsSchema,
  usr: UsrSchema,
  viste: VistaSchema,
} as const satisfies Record<CollectionName, unknown>

/** The table of fields of each collection. Notices have none: they have no history. */
export const tableOf: Readonly<Record<CollectionName, Fields>> = {
  avvisi: {},
  aziende: aziendaFields,
  bandi: bandoFields,
  docs: documentoFields,
  istituti: istitutoFields,
  pratiche: praticaFields,
  settings: settingsFields,
  usr: usrFields,
  viste: vistaFields,
}
