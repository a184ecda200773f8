import * as z from 'zod/mini'
import { difettiCriterio, difettiElenco } from './criterio-difetti.ts'
import { Importo, type Infer } from './record.ts'
import { CLASSI_DIMENSIONE } from './vocabularies.ts'

const base = {
  id: z.string(),
  /** A binding criterion decides the verdict; a preferential one only the score. Default true. */
  vincolante: z.optional(z.boolean()),
  /** Criteria with the same group are alternatives (OR). */
  gruppo: z.optional(z.string()),
  peso: z.optional(Importo),
  nota: z.optional(z.string()),
}
export const CodiceAtecoSchema = z.looseObject({
  codice: z.string(),
  versione: z.optional(z.enum(['2007', '2025'])),
})
/** How a `kpi` criterion compares an index with its threshold. */
export const OPERATORI = ['>=', '<=', '>', '<'] as const
const strings = z.optional(z.array(z.string()))
const number = z.optional(z.number())

/** Shares in percent, 0-100, of women or of young people; all that are given must hold (domain rule 2.7). */
const SoglieSchema = z.looseObject({
  quote: number,
  soci: number,
  amministratori: number,
  /** More than the shares, not just as much. */
  oltre: z.optional(z.boolean()),
  /** Full years that a young person has at most; 35 unless told. */
  anniMax: number,
})
export type Soglie = Infer<typeof SoglieSchema>

const Tipi = z.discriminatedUnion('tipo', [
  z.looseObject({
    ...base,
    tipo: z.literal('territorio'),
    /** ISTAT codes: regione 2 digits, provincia 3, comune 6. */
    regioni: strings,
    province: strings,
    comuni: strings,
    /** Names of the comuni by code, for people: the browser holds no table of comuni. */
    nomi: z.optional(z.record(z.string(), z.string())),
    macroArea: z.optional(z.enum(['Mezzogiorno', 'Centro-Nord'])),
    zes: z.optional(z.boolean()),
    ambito: strings,
    riferimento: z.optional(z.enum(['sedeLegale', 'sedeOperativa', 'qualsiasi'])),
  }),
  z.looseObject({
    ...base,
    tipo: z.literal('ateco'),
    tutti: z.optional(z.boolean()),
    ammessi: z.optional(z.array(CodiceAtecoSchema)),
    esclusi: z.optional(z.array(CodiceAtecoSchema)),
    riferimento: z.optional(z.enum(['prevalente', 'qualsiasi'])),
  }),
  z.looseObject({ ...base, tipo: z.literal('dimensione'), ammesse: z.array(z.enum(CLASSI_DIMENSIONE)) }),
  z.looseObject({ ...base, tipo: z.literal('tipoSoggetto'), ammessi: z.array(z.string()) }),
  z.looseObject({ ...base, tipo: z.literal('formaGiuridica'), ammesse: strings, escluse: strings }),
  z.looseObject({
    ...base,
    tipo: z.literal('eta'),
    mesiMin: number,
    mesiMax: number,
    riferimento: z.optional(z.enum(['costituzione', 'inizioAttivita'])),
  }),
  z.looseObject({
    ...base,
    tipo: z.literal('qualifica'),
    unaDi: z.array(z.string()),
    /** What the call itself asks of a company of women or of young people, in place of the law's definition. */
    soglie: z.optional(SoglieSchema),
  }),
  z.looseObject({ ...base, tipo: z.literal('fatturato'), min: number, max: number }),
  z.looseObject({ ...base, tipo: z.literal('dipendenti'), min: number, max: number }),
  z.looseObject({ ...base, tipo: z.literal('investimento'), min: number, max: number }),
  z.looseObject({ ...base, tipo: z.literal('obiettivo'), ammessi: z.array(z.string()) }),
  z.looseObject({ ...base, tipo: z.literal('costi'), ammessi: z.array(z.string()) }),
  z.looseObject({
    ...base,
    tipo: z.literal('deMinimis'),
    regime: z.optional(z.string()),
    massimale: number,
    importo: number,
    riducibile: z.optional(z.boolean()),
  }),
  z.looseObject({ ...base, tipo: z.literal('regolarita'), richieste: z.array(z.string()) }),
  z.looseObject({ ...base, tipo: z.literal('bilanci'), minimo: z.number('Inserisci quanti bilanci servono') }),
  z.looseObject({
    ...base,
    tipo: z.literal('kpi'),
    indice: z.string(),
    op: z.enum(OPERATORI),
    soglia: z.number('Inserisci la soglia'),
  }),
  z.looseObject({
    ...base,
    tipo: z.literal('libero'),
    testo: z.string(),
    esitoManuale: z.optional(z.nullable(z.enum(['si', 'no']))),
  }),
])

/** One eligibility rule of a grant or of a credit product, of any kind. It must state something that can hold. */
export const CriterioSchema = Tipi.check(({ value, issues }) => {
  for (const { path, message } of difettiCriterio(value)) issues.push({ code: 'custom', input: value, path, message })
})

/** The rules of one grant or product; each has an `id` of its own. */
export const CriteriSchema = z.array(CriterioSchema).check(({ value, issues }) => {
  for (const { path, message } of difettiElenco(value)) issues.push({ code: 'custom', input: value, path, message })
})
export type Criterio = Infer<typeof Tipi>
export type TipoCriterio = Criterio['tipo']
export type CriterioDi<T extends TipoCriterio> = Extract<Criterio, { tipo: T }>
export type CodiceAteco = Infer<typeof CodiceAtecoSchema>
