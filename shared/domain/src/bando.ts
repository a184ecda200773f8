import * as z from 'zod/mini'
import { CriteriSchema } from './criterio.ts'
import { fieldRules, ruleCheck } from './field-rules.ts'
import { DataIso, Importo, stamps, type Infer } from './record.ts'
import { REDAZIONE } from './redazione.ts'
import { isWebAddress } from './safe-address.ts'

export const PROCEDURE = ['sportello', 'click_day', 'graduatoria', 'automatica', 'negoziale'] as const
export type Procedura = (typeof PROCEDURE)[number]

const FonteSchema = z.looseObject({
  nome: z.string(),
  idEsterno: z.string(),
  /** The record exactly as the source gave it. */
  raw: z.optional(z.unknown()),
  importatoIl: z.optional(z.string()),
  /** Paths a person changed by hand: an import never overwrites them. */
  campiManuali: z.optional(z.array(z.string())),
})

const Ora = z.string().check(ruleCheck(fieldRules.ora))
const Percento = z
  .number()
  .check(z.gte(0, 'Una percentuale va da 0 a 100'), z.lte(100, 'Una percentuale va da 0 a 100'))
const Indirizzo = z
  .string()
  .check(z.refine((text) => text === '' || isWebAddress(text), 'Scrivi un indirizzo che inizia con https:// o http://'))
const filled = (message: string) => z.string().check(z.minLength(1, message))

/** More of a ranking is financed than when it was published: the day, the money that came on top, in words what for. */
export const ScorrimentoSchema = z.looseObject({
  data: DataIso,
  importo: z.optional(Importo),
  nota: z.optional(z.string()),
})
export type Scorrimento = Infer<typeof ScorrimentoSchema>

/** What one field of a grant may hold; rules between fields are `contraddizioniBando`. */
export const DatiBandoSchema = z.looseObject({
  gestori: z.array(z.string()),
  titolo: filled('Inserisci il titolo'),
  sottotitolo: z.optional(z.string()),
  ente: z.optional(z.string()),
  link: z.optional(Indirizzo),
  fonte: z.optional(FonteSchema),
  redazione: z.optional(z.enum(REDAZIONE)),
  /** Last publication, instant and user id; the server writes them. */
  pubblicatoIl: z.optional(z.string()),
  pubblicatoDa: z.optional(z.string()),
  dataApertura: z.optional(DataIso),
  oraApertura: z.optional(Ora),
  dataChiusura: z.optional(DataIso),
  oraChiusura: z.optional(Ora),
  chiusuraAnticipata: z.optional(DataIso),
  noteFinestra: z.optional(z.string()),
  /** When an application can be written before it may be sent (domain rule 2.7, click day). */
  precompilazioneDal: z.optional(DataIso),
  oraPrecompilazioneDal: z.optional(Ora),
  precompilazioneAl: z.optional(DataIso),
  oraPrecompilazioneAl: z.optional(Ora),
  procedura: z.optional(z.enum(PROCEDURE)),
  dataGraduatoria: z.optional(DataIso),
  scorrimenti: z.optional(z.array(ScorrimentoSchema)),
  obiettivi: z.optional(z.array(z.string())),
  forme: z.optional(z.array(z.string())),
  /** Share of the project that a cost may have, in percent. */
  costi: z.optional(z.array(z.looseObject({ voce: z.string(), min: z.optional(Percento), max: z.optional(Percento) }))),
  spesaMin: z.optional(Importo),
  spesaMax: z.optional(Importo),
  agevolazioneMin: z.optional(Importo),
  agevolazioneMax: z.optional(Importo),
  /** Percent of the eligible cost, 0-100. */
  intensita: z.optional(Percento),
  stanziamento: z.optional(Importo),
  /** What is left of it, and the day on which the source said so. */
  stanziamentoResiduo: z.optional(Importo),
  residuoAl: z.optional(DataIso),
  regime: z.optional(z.string()),
  cumulo: z.optional(z.string()),
  criteri: z.optional(CriteriSchema),
  premialita: z.optional(
    z.array(z.looseObject({ testo: filled('Scrivi che cosa dà i punti'), punti: z.optional(Importo) })),
  ),
  documentiRichiesti: z.optional(
    z.array(
      z.looseObject({
        nome: filled('Scrivi il nome del documento'),
        obbligatorio: z.boolean(),
        /** Days for which the document is good after its issue. */
        validitaGiorni: z.optional(z.number().check(z.positive('Scrivi almeno un giorno'))),
      }),
    ),
  ),
  sezioni: z.optional(z.array(z.looseObject({ titolo: z.string(), html: z.string() }))),
  norme: z.optional(z.string()),
  /** What an importer could not settle; an editore clears them. */
  daControllare: z.optional(z.array(z.looseObject({ campo: z.string(), motivo: z.string() }))),
  duplicatoDi: z.optional(z.string()),
  /** Readable by anybody at its public address, once published. */
  pubblico: z.optional(z.boolean()),
})
export type DatiBando = Infer<typeof DatiBandoSchema>

/** A grant call. `createdBy` is the editore, `data.gestori` the managers who see it. */
export const BandoSchema = z.looseObject({ _id: z.string(), createdBy: z.string(), data: DatiBandoSchema, ...stamps })
export type Bando = Infer<typeof BandoSchema>
