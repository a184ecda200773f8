import * as z from 'zod/mini'
import { DataIso, Importo, type Infer } from './record.ts'

/** A public aid that a company was granted. */
export const AiutoSchema = z.looseObject({
  regime: z.string(),
  descrizione: z.optional(z.string()),
  /** Day of the grant decision, which counts for de minimis, not the payment. */
  dataConcessione: DataIso,
  importo: z.optional(Importo),
  /** Gross grant equivalent in euro. */
  esl: Importo,
  cor: z.optional(z.string()),
  praticaId: z.optional(z.string()),
  fonte: z.optional(z.enum(['RNA', 'manuale'])),
})
export type Aiuto = Infer<typeof AiutoSchema>

/** A company of the same group. `relazione` is `collegata` (control) or `associata`; figures of its last accounts. */
export const MembroGruppoSchema = z.looseObject({
  relazione: z.string(),
  aziendaId: z.optional(z.string()),
  denominazione: z.optional(z.string()),
  cf: z.optional(z.string()),
  /** Percent held, 0-100. */
  quota: z.optional(z.number()),
  ula: z.optional(z.number()),
  ricavi: z.optional(z.number()),
  totaleAttivo: z.optional(z.number()),
  aiuti: z.optional(z.array(AiutoSchema)),
})
export type MembroGruppo = Infer<typeof MembroGruppoSchema>

/** A member of the company or of its board. */
export const SocioSchema = z.looseObject({
  nome: z.string(),
  cf: z.optional(z.string()),
  /** Percent of the capital, 0-100. */
  quota: z.optional(z.number()),
  genere: z.optional(z.enum(['F', 'M', 'altro'])),
  dataNascita: z.optional(DataIso),
  ruolo: z.optional(z.string()),
  amministratore: z.optional(z.boolean()),
})
export type Socio = Infer<typeof SocioSchema>
