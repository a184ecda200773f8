import { AvvisoSchema } from './avviso/avviso.ts'
import { AziendaSchema } from './azienda/azienda.ts'
import { aziendaFields } from './azienda/fields.ts'
import { BandoSchema } from './bando/bando.ts'
import { bandoFields } from './bando/fields.ts'
import type { CollectionName } from './collections.ts'
import { DocumentoSchema } from './documento/documento.ts'
import { documentoFields } from './documento/fields.ts'
import type { Fields } from './fields/field.ts'
import { IstitutoSchema } from './istituto/istituto.ts'
import { istitutoFields } from './istituto/fields.ts'
import { PraticaSchema } from './pratica/pratica.ts'
import { praticaFields } from './pratica/fields.ts'
import { SettingsSchema, settingsFields } from './settings/settings.ts'
import { UsrSchema } from './usr/usr.ts'
import { usrFields } from './usr/fields.ts'

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
}
