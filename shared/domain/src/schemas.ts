import { AvvisoSchema } from './avviso.ts'
import { AziendaSchema } from './azienda.ts'
import { BandoSchema } from './bando.ts'
import type { CollectionName } from './collections.ts'
import { DocumentoSchema } from './documento.ts'
import { IstitutoSchema } from './istituto.ts'
import { PraticaSchema } from './pratica.ts'
import { SettingsSchema } from './settings.ts'
import { UsrSchema } from './usr.ts'

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
