import * as z from 'zod/mini'
import { field, flag, objectOf, rows, type Fields } from '../fields/field.ts'
import type { Infer } from '../records/record.ts'

export const rejectionReasonLabels = {
  costi_non_ammissibili: 'Costi non ammissibili',
  tempi_stretti: 'Tempi troppo stretti',
  importo_basso: 'Importo troppo basso',
  gia_finanziata: 'Già finanziata',
  cliente_non_interessato: 'Non interessa al cliente',
  altro_motivo: 'Altro motivo',
} as const
export type RejectionReason = keyof typeof rejectionReasonLabels
export const REJECTION_REASONS = Object.keys(rejectionReasonLabels) as RejectionReason[]

/** Author (user id) and instant; the server writes both and ignores the client's values. */
const signed = {
  da: field('reference', z.string(), 'Detto da', { to: 'usr', stamped: true }),
  quando: field('instant', z.string(), 'Detto il', { stamped: true }),
} satisfies Fields

const rejectionFields = {
  motivo: field('choice', z.enum(REJECTION_REASONS), 'Motivo', { words: rejectionReasonLabels }),
  nota: field('lines', z.optional(z.string()), 'Nota', { longest: 500 }),
  ...signed,
} satisfies Fields

const RejectionSchema = objectOf(rejectionFields).check(
  z.refine(({ motivo, nota }) => motivo !== 'altro_motivo' || Boolean(nota?.trim()), {
    error: 'Scrivi il motivo',
    path: ['nota'],
  }),
)
export type Rejection = Infer<typeof RejectionSchema>

/** A person's answer to a free-text criterion (`libero`). */
const answerFields = {
  criterioId: field('text', z.string(), 'Criterio', { hidden: true }),
  valore: field('choice', z.enum(['si', 'no']), 'Risposta', { words: { si: 'sì', no: 'no' } }),
  ...signed,
} satisfies Fields
const AnswerSchema = objectOf(answerFields)
export type CriterioAnswer = Infer<typeof AnswerSchema>

export const decisionFields = {
  bandoId: field('reference', z.string(), 'Bando', { to: 'bandi' }),
  nonInteressa: field('group', z.optional(RejectionSchema), 'Non interessa', { fields: rejectionFields }),
  risposte: rows('Risposte ai criteri in parole', answerFields, {
    lineKey: ({ criterioId }) => criterioId,
    lineName: () => 'Risposta a un criterio in parole',
  }),
  /** Notify before the grant closes, even if the company is not eligible. */
  avvisami: flag('Avvisami delle scadenze'),
} satisfies Fields
export const DecisionSchema = objectOf(decisionFields)
export type Decision = Infer<typeof DecisionSchema>

interface WithDecisions {
  scelte?: readonly Decision[] | undefined
}

export const decisionOn = ({ scelte }: WithDecisions, bandoId: string): Decision | undefined =>
  scelte?.find((one) => one.bandoId === bandoId)

export const rejectedBandi = ({ scelte = [] }: WithDecisions): ReadonlySet<string> =>
  new Set(scelte.flatMap(({ bandoId, nonInteressa }) => (nonInteressa ? bandoId : [])))

/** The decisions with changes about one grant; a line that becomes empty is removed. */
export function withDecision(
  { scelte = [] }: WithDecisions,
  bandoId: string,
  change: { [K in Exclude<keyof Decision, 'bandoId'>]?: Decision[K] | undefined },
): Decision[] {
  const { bandoId: _same, ...before } = scelte.find((one) => one.bandoId === bandoId) ?? { bandoId }
  const said = Object.entries({ ...before, ...change }).filter(([, value]) => says(value))
  const line = { bandoId, ...Object.fromEntries(said) } as Decision
  if (said.length === 0) return scelte.filter((one) => one.bandoId !== bandoId)
  if (!scelte.some((one) => one.bandoId === bandoId)) return [...scelte, line]
  return scelte.map((one) => (one.bandoId === bandoId ? line : one))
}

export function withAnswer(
  azienda: WithDecisions,
  bandoId: string,
  criterioId: string,
  risposta: CriterioAnswer | null,
) {
  const others = (decisionOn(azienda, bandoId)?.risposte ?? []).filter((one) => one.criterioId !== criterioId)
  return withDecision(azienda, bandoId, { risposte: risposta ? [...others, risposta] : others })
}

const says = (value: unknown): boolean => Boolean(value) && !(Array.isArray(value) && value.length === 0)
