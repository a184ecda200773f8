import * as z from 'zod/mini'
import { MOTIVI, STATI_PRATICA } from './pratica-stati.ts'
import { DataIso, Importo, stamps, type Infer } from './record.ts'

const Testo = (message: string) => z.string().check(z.minLength(1, message), z.maxLength(5000, 'Testo troppo lungo'))
const Ora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Ora non valida: usa hh:mm'))

export const STATI_VOCE = ['manca', 'caricato', 'approvato', 'scaduto', 'non_serve'] as const
export type StatoVoce = (typeof STATI_VOCE)[number]

/** A document to collect. `id` names the line for good: two people may work on the list at once. */
export const VoceChecklistSchema = z.looseObject({
  id: z.optional(z.string()),
  voce: Testo('Inserisci il nome del documento'),
  obbligatoria: z.boolean(),
  docId: z.optional(z.string()),
  stato: z.enum(STATI_VOCE),
  /** Last day on which the document is good. */
  scadenza: z.optional(DataIso),
})
export type VoceChecklist = Infer<typeof VoceChecklistSchema>

/** A deadline. `tipo` is one of `TIPI_SCADENZA` or own words. */
export const ScadenzaPraticaSchema = z.looseObject({
  id: z.optional(z.string()),
  tipo: Testo('Inserisci che cosa scade'),
  data: DataIso,
  fatta: z.optional(z.boolean()),
})
export type ScadenzaPratica = Infer<typeof ScadenzaPraticaSchema>

/** Something that a person has to do. */
export const AttivitaSchema = z.looseObject({
  id: z.optional(z.string()),
  testo: Testo('Inserisci che cosa c’è da fare'),
  /** user id */
  per: z.optional(z.string()),
  entro: z.optional(DataIso),
  fatta: z.optional(z.boolean()),
})
export type Attivita = Infer<typeof AttivitaSchema>

/** A note of the thread: written once, signed by the server. `menzioni` are user ids. */
export const NotaPraticaSchema = z.looseObject({
  autore: z.string(),
  quando: z.string(),
  testo: Testo('Scrivi la nota'),
  menzioni: z.optional(z.array(z.string())),
})
export type NotaPratica = Infer<typeof NotaPraticaSchema>

/** A change of state: written once; the server says who, when, from and to. */
export const PassoPraticaSchema = z.looseObject({
  da: z.enum(STATI_PRATICA),
  a: z.enum(STATI_PRATICA),
  quando: z.string(),
  chi: z.string(),
  motivo: z.optional(z.enum(MOTIVI)),
  nota: z.optional(z.string()),
  /** A gestore took the step although documents or room under de minimis were missing; `nota` says why. */
  forzata: z.optional(z.boolean()),
})
export type PassoPratica = Infer<typeof PassoPraticaSchema>

export const TIPI_EROGAZIONE = ['anticipo', 'avanzamento', 'saldo'] as const
export const ErogazioneSchema = z.looseObject({ data: DataIso, importo: Importo, tipo: z.string() })
export type Erogazione = Infer<typeof ErogazioneSchema>

/** The verdict of the matching when the case file was opened, or when somebody asked for it again. */
export const IncrocioSalvatoSchema = z.looseObject({
  esito: z.enum(['ammissibile', 'da_verificare', 'non_ammissibile']),
  punteggio: z.nullable(z.number()),
  criteri: z.array(
    z.looseObject({
      tipo: z.string(),
      valore: z.enum(['si', 'no', 'da_verificare']),
      regola: z.string(),
      valoreAzienda: z.optional(z.string()),
      dettaglio: z.optional(z.string()),
      vincolante: z.optional(z.boolean()),
    }),
  ),
  quando: z.string(),
})
export type IncrocioSalvato = Infer<typeof IncrocioSalvatoSchema>

/** A case file. `_id` is `{id}-{company id}`; `extra` is the e-mail of an outside collaborator who sees it. */
export const PraticaSchema = z.looseObject({
  _id: z.string().check(z.regex(/^[0-9a-f]{24}-[0-9a-f]{24}(-.+)?$/, 'Identificativo della pratica non valido')),
  extra: z.optional(z.string()),
  bandoId: z.optional(z.string()),
  tipo: z.enum(['bando', 'finanziamento', 'consulenza']),
  titolo: Testo('Inserisci il titolo'),
  stato: z.enum(STATI_PRATICA),
  assegnatoA: z.optional(z.string()),
  gestoreId: z.optional(z.string()),
  importoProgetto: z.optional(Importo),
  agevolazioneRichiesta: z.optional(Importo),
  agevolazioneConcessa: z.optional(Importo),
  /** Day of the decision that grants the aid, and its gross grant equivalent when it is not the amount itself. */
  dataConcessione: z.optional(DataIso),
  esl: z.optional(Importo),
  regime: z.optional(z.string()),
  cup: z.optional(z.string()),
  /** Code of the aid in the national register (RNA). */
  cor: z.optional(z.string()),
  protocollo: z.optional(z.string()),
  dataInvio: z.optional(DataIso),
  oraInvio: z.optional(Ora),
  checklist: z.optional(z.array(VoceChecklistSchema)),
  scadenze: z.optional(z.array(ScadenzaPraticaSchema)),
  attivita: z.optional(z.array(AttivitaSchema)),
  note: z.optional(z.array(NotaPraticaSchema)),
  storico: z.optional(z.array(PassoPraticaSchema)),
  erogazioni: z.optional(z.array(ErogazioneSchema)),
  compenso: z.optional(
    z.looseObject({
      fisso: z.optional(Importo),
      /** Percent of the granted amount, 0-100. */
      percentuale: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    }),
  ),
  incrocio: z.optional(IncrocioSalvatoSchema),
  ...stamps,
})
export type Pratica = Infer<typeof PraticaSchema>

export const TIPI_PRATICA = ['bando', 'finanziamento', 'consulenza'] as const
export const tipoPraticaLabels: Record<Pratica['tipo'], string> = {
  bando: 'Bando',
  finanziamento: 'Finanziamento',
  consulenza: 'Consulenza',
}
