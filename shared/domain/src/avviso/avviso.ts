import * as z from 'zod/mini'
import { CalendarDay, stamps, type Infer } from '../records/record.ts'

const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/, 'Scrivi quando è stato letto'))

const avvisoFields = {
  _id: z.string(),
  usrId: z.string(),
  /** Everything is read. */
  lettoIl: z.optional(Instant),
  /** The lines that are read one by one: ids of companies, or `OTHER_AZIENDE`, with the instant. */
  lette: z.optional(z.record(z.string(), Instant)),
  ...stamps,
}

/** How many grants, and the ids of the first `BANDI_IN_AVVISO` of them. */
const CountedBandiSchema = z.looseObject({
  quanti: z.number(),
  bandi: z.array(z.string()),
  /** Of grants that are about to close: the last useful day of the last one. */
  fino: z.optional(CalendarDay),
})
export type CountedBandi = Infer<typeof CountedBandiSchema>

const AziendaNewsSchema = z.looseObject({
  aziendaId: z.string(),
  quando: z.string(),
  nuovi: z.optional(CountedBandiSchema),
  /** Grants that ask for something else than when the person was notified, and that the company still fits. */
  cambiati: z.optional(CountedBandiSchema),
  scadenze: z.optional(CountedBandiSchema),
})
export type AziendaNews = Infer<typeof AziendaNewsSchema>

/** All notifications of one person in one minute, by company. */
const AvvisoIncrociSchema = z.looseObject({
  ...avvisoFields,
  tipo: z.literal('incroci'),
  /** The minute, UTC: `2026-11-25T10:31Z`. One person has one record for each. */
  minuto: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, 'Scrivi il minuto')),
  /** The first `AZIENDE_IN_AVVISO` companies. */
  novita: z.array(AziendaNewsSchema),
  /** How many companies there are, at least. */
  quante: z.number(),
})
export type AvvisoIncroci = Infer<typeof AvvisoIncrociSchema>

/** A notice as it was written until November 2026: one grant, and the companies that may fit it. No longer written. */
const AvvisoBandoSchema = z.looseObject({
  ...avvisoFields,
  tipo: z.enum(['nuovo_incrocio', 'bando_cambiato', 'scadenza']),
  bandoId: z.string(),
  aziende: z.array(z.string()),
  quante: z.number(),
  impronta: z.string(),
  /** For a `scadenza`: the last useful day, and how many days before it the notice was written. */
  chiude: z.optional(CalendarDay),
  giorni: z.optional(z.number()),
})
export type AvvisoBando = Infer<typeof AvvisoBandoSchema>

/** What an operator of the registry of modules has to look at. */
const AvvisoRegistrySchema = z.looseObject({
  ...avvisoFields,
  tipo: z.literal('registro'),
  titolo: z.string(),
  testo: z.string(),
  quando: z.string(),
})
export type AvvisoRegistry = Infer<typeof AvvisoRegistrySchema>

/** A notice to one person. Only the server writes it; only its recipient sees it and marks it as read. */
export const AvvisoSchema = z.discriminatedUnion('tipo', [AvvisoIncrociSchema, AvvisoBandoSchema, AvvisoRegistrySchema])
export type Avviso = AvvisoIncroci | AvvisoBando | AvvisoRegistry

/** Most companies that a notice names; panel and mail show the number of the others. */
export const AZIENDE_IN_AVVISO = 50

/** Most grants of one company that a notice holds by id, for each kind of news. */
export const BANDI_IN_AVVISO = 20

/** Days after which a notice is deleted, read or not. */
export const AVVISO_DAYS = 90

/** Name, among the lines that are read, of the one for the companies beyond the first. */
export const OTHER_AZIENDE = 'altre'

export const aziendeOfAvviso = (avviso: Avviso): readonly string[] =>
  (avviso.tipo === 'registro'
    ? []
    : avviso.tipo === 'incroci'
      ? avviso.novita?.map(({ aziendaId }) => aziendaId)
      : avviso.aziende) ?? []

export const isAvvisoLineRead = ({ lettoIl, lette }: Avviso, riga: string): boolean => Boolean(lettoIl ?? lette?.[riga])
