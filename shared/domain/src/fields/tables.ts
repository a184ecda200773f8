import { aziendaFields } from '../azienda/fields.ts'
import { bandoFields } from '../bando/fields.ts'
import type { CollectionName } from '../collections.ts'
import { documentoFields } from '../documento/fields.ts'
import { istitutoFields } from '../istituto/fields.ts'
import { praticaFields } from '../pratica/fields.ts'
import { settingsFields } from '../settings.ts'
import { usrFields } from '../usr/fields.ts'
import type { Fields } from './field.ts'

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
