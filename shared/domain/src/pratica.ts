import * as z from 'zod/mini'
import { Importo, stamps, type Infer } from './record.ts'

export const STATI_PRATICA = [
  'bozza',
  'verifica_requisiti',
  'raccolta_documenti',
  'pronta',
  'inviata',
  'istruttoria',
  'integrazione_richiesta',
  'ammessa',
  'ammessa_non_finanziata',
  'preavviso_rigetto',
  'respinta',
  'concessa',
  'rendicontazione',
  'contestazione',
  'erogata',
  'chiusa',
  'sospesa',
  'rinunciata',
  'annullata',
  'revocata',
] as const
export type StatoPratica = (typeof STATI_PRATICA)[number]

const CHIUSE: readonly StatoPratica[] = ['respinta', 'chiusa', 'rinunciata', 'annullata', 'revocata']

/** Whether a case file still goes on; a company has at most one open case file for the same grant. */
export const isPraticaAperta = (stato: StatoPratica): boolean => !CHIUSE.includes(stato)

/** A case file. `_id` is `{id}-{company id}`; `extra` is the e-mail of an outside collaborator who sees it. */
export const PraticaSchema = z.looseObject({
  _id: z.string().check(z.regex(/^[0-9a-f]{24}-[0-9a-f]{24}(-.+)?$/, 'Identificativo della pratica non valido')),
  extra: z.optional(z.string()),
  bandoId: z.optional(z.string()),
  tipo: z.enum(['bando', 'finanziamento', 'consulenza']),
  titolo: z.string(),
  stato: z.enum(STATI_PRATICA),
  assegnatoA: z.optional(z.string()),
  gestoreId: z.optional(z.string()),
  importoProgetto: z.optional(Importo),
  agevolazioneRichiesta: z.optional(Importo),
  agevolazioneConcessa: z.optional(Importo),
  ...stamps,
})
export type Pratica = Infer<typeof PraticaSchema>
