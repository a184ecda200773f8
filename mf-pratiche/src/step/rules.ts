import {
  checkCor,
  checkCup,
  NON_AIUTO,
  type NumberCheck,
  type Pratica,
  requiresReason,
  type PraticaState,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { stepTexts } from './texts.ts'

export type StepFieldGroup = 'motivo' | 'invio' | 'scadenza' | 'concessione' | 'erogazione'

/** Deadlines that a step starts, by the state it leads to. */
export const STARTS_DEADLINE = {
  integrazione_richiesta: 'integrazione',
  preavviso_rigetto: 'osservazioni',
  rendicontazione: 'rendicontazione',
} as const
type StartsDeadline = keyof typeof STARTS_DEADLINE

/** Deadlines that a step meets, by the state it leads to. */
export const MEETS: Partial<Record<PraticaState, readonly string[]>> = {
  inviata: ['invio'],
  istruttoria: ['integrazione', 'osservazioni'],
  respinta: ['osservazioni'],
  erogata: ['rendicontazione'],
}

export const startsDeadline = (a: PraticaState): a is StartsDeadline => Object.hasOwn(STARTS_DEADLINE, a)

export function fieldGroupsOf(pratica: Pratica, a: PraticaState, riapre: boolean): StepFieldGroup[] {
  if (riapre) return []
  const asked: [StepFieldGroup, boolean][] = [
    ['motivo', requiresReason(a)],
    ['invio', a === 'inviata'],
    // after a suspension the deadlines exist already
    ['scadenza', startsDeadline(a) && pratica.stato !== 'sospesa' && pratica.stato !== 'contestazione'],
    ['concessione', a === 'concessa'],
    ['erogazione', a === 'erogata' && !pratica.erogazioni?.length],
  ]
  return asked.filter(([, wanted]) => wanted).map(([campi]) => campi)
}

const { errors } = stepTexts
const DAY = /^\d{4}-\d{2}-\d{2}$/

const Plain = z.object({
  motivo: z.string(),
  nota: z.string(),
  /** Takes the step although something is missing. */
  forza: z.boolean(),
  protocollo: z.string(),
  dataInvio: z.string(),
  oraInvio: z.string(),
  scadenza: z.string(),
  agevolazioneConcessa: z.optional(z.number()),
  dataConcessione: z.string(),
  regime: z.string(),
  esl: z.optional(z.number()),
  cor: z.string(),
  cup: z.string(),
  erogato: z.optional(z.number()),
  dataErogazione: z.string(),
  tipoErogazione: z.string(),
})
export type StepValues = z.infer<typeof Plain>

export interface AskedStep {
  pratica: Pratica
  a: PraticaState
  riapre: boolean
  oggi: string
  /** The user may take the step although something is missing. */
  capo: boolean
  senzaDocumenti: boolean
  /** What is left of the de minimis ceiling for the values of the form; `null` when no ceiling is known. */
  residuo: (values: StepValues) => number | null
}

const grantEquivalentOf = ({ esl, agevolazioneConcessa }: StepValues): number => esl ?? agevolazioneConcessa ?? 0

export function exceedsCeiling(asked: AskedStep, values: StepValues): boolean {
  if (asked.a !== 'concessa' || asked.riapre) return false
  const residuo = asked.residuo(values)
  return residuo !== null && grantEquivalentOf(values) > residuo
}

/** The form of one step: only the fields that this step asks for are checked. */
export function stepSchema(asked: AskedStep) {
  const campi = fieldGroupsOf(asked.pratica, asked.a, asked.riapre)
  return Plain.check(({ value, issues }) => {
    const faults = {
      ...campi.reduce((all, one) => ({ ...all, ...checks[one](value, asked) }), {}),
      ...ofAll(asked, value),
    }
    for (const [campo, message] of Object.entries(faults)) {
      if (message) issues.push({ code: 'custom', input: value, path: [campo], message })
    }
  })
}

type Faults = Partial<Record<keyof StepValues, string | false>>

function ofAll(asked: AskedStep, value: StepValues): Faults {
  const senza = asked.senzaDocumenti ? errors.documenti : exceedsCeiling(asked, value) ? errors.plafond : null
  const forced = value.forza && asked.capo
  return {
    forza: senza !== null && !forced && (asked.capo ? errors.force : senza),
    nota: (asked.riapre || forced || value.motivo === 'altro') && value.nota.trim() === '' && errors.note,
  }
}

const checks: Record<StepFieldGroup, (value: StepValues, asked: AskedStep) => Faults> = {
  motivo: ({ motivo }) => ({ motivo: motivo === '' && errors.reason }),
  invio: ({ protocollo, dataInvio, oraInvio }, { oggi }) => ({
    protocollo: protocollo.trim() === '' && errors.protocol,
    dataInvio: pastDay(dataInvio, oggi),
    oraInvio: !/^\d{2}:\d{2}$/.test(oraInvio) && errors.now,
  }),
  scadenza: ({ scadenza }, { a }) => ({
    // the day may not be known yet
    scadenza: !(a === 'rendicontazione' && scadenza === '') && startsDeadline(a) && !DAY.test(scadenza) && errors.data,
  }),
  concessione: ({ agevolazioneConcessa, dataConcessione, regime, cor, cup }, { oggi }) => ({
    agevolazioneConcessa: !agevolazioneConcessa && errors.amount,
    dataConcessione: pastDay(dataConcessione, oggi),
    regime: regime === '' && errors.regime,
    ...(regime === NON_AIUTO ? {} : { cor: faultOf(checkCor(cor)), cup: faultOf(checkCup(cup)) }),
  }),
  erogazione: ({ erogato, dataErogazione, tipoErogazione }, { oggi }) => ({
    erogato: !erogato && errors.amount,
    dataErogazione: pastDay(dataErogazione, oggi),
    tipoErogazione: tipoErogazione === '' && errors.kind,
  }),
}

const faultOf = (check: NumberCheck): string | false => !check.ok && check.motivo

const pastDay = (day: string, oggi: string): string | false =>
  !DAY.test(day) ? errors.data : day > oggi && errors.futureDate
