import { checkCor, checkCup, NON_AIUTO, type NumberCheck, type Pratica, type StatoPratica } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'
import { campiDi, hasScadenza, type CampiPasso } from './campi.ts'

const { errori } = testi.passo
const DAY = /^\d{4}-\d{2}-\d{2}$/

const Plain = z.object({
  motivo: z.string(),
  nota: z.string(),
  /** Goes on although something is missing. */
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
export type PassoValues = z.infer<typeof Plain>

export interface PassoChiesto {
  pratica: Pratica
  a: StatoPratica
  /** Opens a closed case file again. */
  riapre: boolean
  oggi: string
  /** May go on without what is missing. */
  capo: boolean
  /** Mandatory documents are missing for this step. */
  senzaDocumenti: boolean
  /** Room under de minimis for what the form says; `null` when no ceiling is known. */
  residuo: (values: PassoValues) => number | null
}

/** Gross grant equivalent of what the form says. */
export const eslOf = ({ esl, agevolazioneConcessa }: PassoValues): number => esl ?? agevolazioneConcessa ?? 0

/** Whether the granted aid is more than the room left. */
export function supera(asked: PassoChiesto, values: PassoValues): boolean {
  if (asked.a !== 'concessa' || asked.riapre) return false
  const residuo = asked.residuo(values)
  return residuo !== null && eslOf(values) > residuo
}

/** The form of one step: only the fields that this step asks for are checked. */
export function passoSchema(asked: PassoChiesto) {
  const campi = campiDi(asked.pratica, asked.a, asked.riapre)
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

type Faults = Partial<Record<keyof PassoValues, string | false>>

function ofAll(asked: PassoChiesto, value: PassoValues): Faults {
  const senza = asked.senzaDocumenti ? errori.documenti : supera(asked, value) ? errori.plafond : null
  const forced = value.forza && asked.capo
  return {
    forza: senza !== null && !forced && (asked.capo ? errori.forza : senza),
    nota: (asked.riapre || forced || value.motivo === 'altro') && value.nota.trim() === '' && errori.nota,
  }
}

const checks: Record<CampiPasso, (value: PassoValues, asked: PassoChiesto) => Faults> = {
  motivo: ({ motivo }) => ({ motivo: motivo === '' && errori.motivo }),
  invio: ({ protocollo, dataInvio, oraInvio }, { oggi }) => ({
    protocollo: protocollo.trim() === '' && errori.protocollo,
    dataInvio: pastDay(dataInvio, oggi),
    oraInvio: !/^\d{2}:\d{2}$/.test(oraInvio) && errori.ora,
  }),
  scadenza: ({ scadenza }, { a }) => ({
    // the day for the account of the expenses may not be known yet
    scadenza: !(a === 'rendicontazione' && scadenza === '') && hasScadenza(a) && !DAY.test(scadenza) && errori.data,
  }),
  concessione: ({ agevolazioneConcessa, dataConcessione, regime, cor, cup }, { oggi }) => ({
    agevolazioneConcessa: !agevolazioneConcessa && errori.importo,
    dataConcessione: pastDay(dataConcessione, oggi),
    regime: regime === '' && errori.regime,
    ...(regime === NON_AIUTO ? {} : { cor: faultOf(checkCor(cor)), cup: faultOf(checkCup(cup)) }),
  }),
  erogazione: ({ erogato, dataErogazione, tipoErogazione }, { oggi }) => ({
    erogato: !erogato && errori.importo,
    dataErogazione: pastDay(dataErogazione, oggi),
    tipoErogazione: tipoErogazione === '' && errori.tipo,
  }),
}

const faultOf = (check: NumberCheck): string | false => !check.ok && check.motivo

const pastDay = (day: string, oggi: string): string | false =>
  !DAY.test(day) ? errori.data : day > oggi && errori.dataFutura
