import * as z from 'zod/mini'
import { CriterioSchema } from './criterio.ts'
import { DataIso, Importo, stamps, type Infer } from './record.ts'

export const REDAZIONE = ['bozza', 'in_revisione', 'pubblicato', 'archiviato'] as const
export type Redazione = (typeof REDAZIONE)[number]
export const PROCEDURE = ['sportello', 'click_day', 'graduatoria', 'automatica', 'negoziale'] as const

const FonteSchema = z.looseObject({
  nome: z.string(),
  idEsterno: z.string(),
  /** The record exactly as the source gave it. */
  raw: z.optional(z.unknown()),
  importatoIl: z.optional(z.string()),
  /** Paths a person changed by hand: an import never overwrites them. */
  campiManuali: z.optional(z.array(z.string())),
})

export const DatiBandoSchema = z.looseObject({
  gestori: z.array(z.string()),
  titolo: z.string().check(z.minLength(1, 'Inserisci il titolo')),
  sottotitolo: z.optional(z.string()),
  ente: z.optional(z.string()),
  link: z.optional(z.string()),
  fonte: z.optional(FonteSchema),
  redazione: z.optional(z.enum(REDAZIONE)),
  dataApertura: z.optional(DataIso),
  oraApertura: z.optional(z.string()),
  dataChiusura: z.optional(DataIso),
  oraChiusura: z.optional(z.string()),
  chiusuraAnticipata: z.optional(DataIso),
  noteFinestra: z.optional(z.string()),
  procedura: z.optional(z.enum(PROCEDURE)),
  obiettivi: z.optional(z.array(z.string())),
  forme: z.optional(z.array(z.string())),
  costi: z.optional(z.array(z.looseObject({ voce: z.string() }))),
  spesaMin: z.optional(Importo),
  spesaMax: z.optional(Importo),
  agevolazioneMin: z.optional(Importo),
  agevolazioneMax: z.optional(Importo),
  /** Percent of the eligible cost, 0-100. */
  intensita: z.optional(z.number()),
  stanziamento: z.optional(Importo),
  regime: z.optional(z.string()),
  cumulo: z.optional(z.string()),
  criteri: z.optional(z.array(CriterioSchema)),
  documentiRichiesti: z.optional(z.array(z.looseObject({ nome: z.string(), obbligatorio: z.boolean() }))),
  sezioni: z.optional(z.array(z.looseObject({ titolo: z.string(), html: z.string() }))),
  norme: z.optional(z.string()),
  /** What an importer could not settle; an editore clears them. */
  daControllare: z.optional(z.array(z.looseObject({ campo: z.string(), motivo: z.string() }))),
  duplicatoDi: z.optional(z.string()),
  pubblico: z.optional(z.boolean()),
})
export type DatiBando = Infer<typeof DatiBandoSchema>

/** A grant call. `createdBy` is the editore, `data.gestori` the managers who see it. */
export const BandoSchema = z.looseObject({ _id: z.string(), createdBy: z.string(), data: DatiBandoSchema, ...stamps })
export type Bando = Infer<typeof BandoSchema>
