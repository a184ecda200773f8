import * as z from 'zod/mini'
import { field, flag, objectOf, rows, type Fields } from '../fields/field.ts'
import type { Infer } from '../records/record.ts'

/** Why a grant that fits, or nearly, is not for this company. */
export const motivoNonInteressaLabels = {
  costi_non_ammissibili: 'Costi non ammissibili',
  tempi_stretti: 'Tempi troppo stretti',
  importo_basso: 'Importo troppo basso',
  gia_finanziata: 'Già finanziata',
  cliente_non_interessato: 'Non interessa al cliente',
  altro_motivo: 'Altro motivo',
} as const
export type MotivoNonInteressa = keyof typeof motivoNonInteressaLabels
export const MOTIVI_NON_INTERESSA = Object.keys(motivoNonInteressaLabels) as MotivoNonInteressa[]

/** Who said it (user id) and when (instant); the server writes both and ignores the client's values. */
const signed = {
  da: field('reference', z.string(), 'Detto da', { to: 'usr', stamped: true }),
  quando: field('instant', z.string(), 'Detto il', { stamped: true }),
} satisfies Fields

const nonInteressaFields = {
  motivo: field('choice', z.enum(MOTIVI_NON_INTERESSA), 'Motivo', { words: motivoNonInteressaLabels }),
  nota: field('lines', z.optional(z.string()), 'Nota', { longest: 500 }),
  ...signed,
} satisfies Fields

const NonInteressaSchema = objectOf(nonInteressaFields).check(
  z.refine(({ motivo, nota }) => motivo !== 'altro_motivo' || Boolean(nota?.trim()), {
    error: 'Scrivi il motivo',
    path: ['nota'],
  }),
)
export type NonInteressa = Infer<typeof NonInteressaSchema>

/** A person's answer to a criterion in words (`libero`). */
const rispostaFields = {
  criterioId: field('text', z.string(), 'Criterio', { hidden: true }),
  valore: field('choice', z.enum(['si', 'no']), 'Risposta', { words: { si: 'sì', no: 'no' } }),
  ...signed,
} satisfies Fields
const RispostaSchema = objectOf(rispostaFields)
export type Risposta = Infer<typeof RispostaSchema>

/** What people decided about a company and one grant. A line is known by its grant, an answer by its criterion. */
export const sceltaFields = {
  bandoId: field('reference', z.string(), 'Bando', { to: 'bandi' }),
  nonInteressa: field('group', z.optional(NonInteressaSchema), 'Non interessa', { fields: nonInteressaFields }),
  risposte: rows('Risposte ai criteri in parole', rispostaFields, {
    lineKey: ({ criterioId }) => criterioId,
    lineName: () => 'Risposta a un criterio in parole',
  }),
  /** Notify before the grant closes, also where the company is not eligible. */
  avvisami: flag('Avvisami delle scadenze'),
} satisfies Fields
export const SceltaSchema = objectOf(sceltaFields)
export type Scelta = Infer<typeof SceltaSchema>

interface WithDecisions {
  scelte?: readonly Scelta[] | undefined
}

/** What was decided about this grant; `undefined` when nothing was. */
export const decisionOn = ({ scelte }: WithDecisions, bandoId: string): Scelta | undefined =>
  scelte?.find((one) => one.bandoId === bandoId)

/** Ids of the grants that are of no interest. */
export const rejectedBandi = ({ scelte = [] }: WithDecisions): ReadonlySet<string> =>
  new Set(scelte.flatMap(({ bandoId, nonInteressa }) => (nonInteressa ? bandoId : [])))

/** The decisions with some about one grant changed; a line that says nothing any more goes. */
export function withDecision(
  { scelte = [] }: WithDecisions,
  bandoId: string,
  change: { [K in Exclude<keyof Scelta, 'bandoId'>]?: Scelta[K] | undefined },
): Scelta[] {
  const { bandoId: _same, ...before } = scelte.find((one) => one.bandoId === bandoId) ?? { bandoId }
  const said = Object.entries({ ...before, ...change }).filter(([, value]) => says(value))
  const line = { bandoId, ...Object.fromEntries(said) } as Scelta
  if (said.length === 0) return scelte.filter((one) => one.bandoId !== bandoId)
  if (!scelte.some((one) => one.bandoId === bandoId)) return [...scelte, line]
  return scelte.map((one) => (one.bandoId === bandoId ? line : one))
}

/** The answers about one grant, with one of them replaced or removed. */
export function withAnswer(azienda: WithDecisions, bandoId: string, criterioId: string, risposta: Risposta | null) {
  const others = (decisionOn(azienda, bandoId)?.risposte ?? []).filter((one) => one.criterioId !== criterioId)
  return withDecision(azienda, bandoId, { risposte: risposta ? [...others, risposta] : others })
}

const says = (value: unknown): boolean => Boolean(value) && !(Array.isArray(value) && value.length === 0)
