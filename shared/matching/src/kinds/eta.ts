import { addMonths, type Azienda, type CriterioOfKind, formatDate, fullMonths, missing } from '@bandiera/domain'
import { judge, ofCompany, ofGrant } from '../judgement.ts'
import { known, type KleeneValue } from '../kleene.ts'
import type { Rule } from '../evaluation.ts'
import type { Reading } from '../engine/reading.ts'

/** Months to the day (startup innovativa: at most 60, DL 179/2012, art. 25); a company still to be founded is younger than any limit. */
export const eta: Rule<CriterioOfKind<'eta'>> = (criterio, azienda, { oggi }) => {
  const { mesiMin, mesiMax, riferimento } = criterio
  const campo = dayField(riferimento)
  const regola = ruleText(criterio)
  if (mesiMin === undefined && mesiMax === undefined) {
    return judge('da_verificare', { regola, manca: ofGrant('Limiti di età dell’impresa') })
  }
  const day = azienda[campo]
  if (day === undefined) {
    const valore = ageValue(criterio, startDay(azienda, campo), oggi)
    if (isToBeFounded(azienda))
      return judge(valore, { regola, valoreAzienda: 'da costituire', dettaglio: 'da costituire' })
    return judge(valore, { regola, manca: ofCompany(missing(campo)) })
  }
  const dettaglio = `${fullMonths(day, oggi)} mesi`
  return judge(ageValue(criterio, day, oggi), {
    regola,
    valoreAzienda: `${formatDate(day)} (${dettaglio})`,
    dettaglio,
  })
}

export const dayField = (riferimento: CriterioOfKind<'eta'>['riferimento']) =>
  riferimento === 'inizioAttivita' ? 'dataInizioAttivita' : 'dataCostituzione'

/** The day an age is counted from; `nuova` for a company still to be founded, `undefined` when not known. */
export const startDay = (azienda: Azienda, campo: ReturnType<typeof dayField>): string | undefined =>
  azienda[campo] ?? (isToBeFounded(azienda) ? 'nuova' : undefined)

export function ageValue({ mesiMin, mesiMax }: AgeLimits, day: string | undefined, oggi: string): KleeneValue {
  if (day === undefined || (mesiMin === undefined && mesiMax === undefined)) return 'da_verificare'
  if (day === 'nuova') return known(!mesiMin)
  const oldEnough = mesiMin === undefined || addMonths(day, mesiMin) <= oggi
  const youngEnough = mesiMax === undefined || addMonths(day, mesiMax) >= oggi
  return known(oldEnough && youngEnough)
}

type AgeLimits = Pick<CriterioOfKind<'eta'>, 'mesiMin' | 'mesiMax'>

const isToBeFounded = ({ formaGiuridica, stato }: Azienda): boolean =>
  formaGiuridica === 'da_costituire' || stato === 'da_costituire'

function ruleText({ mesiMin, mesiMax, riferimento }: CriterioOfKind<'eta'>): string {
  const subject = riferimento === 'inizioAttivita' ? 'Attività iniziata' : 'Costituita'
  if (mesiMin !== undefined && mesiMax !== undefined) return `${subject} da ${mesiMin} a ${mesiMax} mesi`
  if (mesiMin !== undefined) return `${subject} da almeno ${mesiMin} mesi`
  return mesiMax === undefined ? 'Età dell’impresa' : `${subject} da non più di ${mesiMax} mesi`
}

/** Days on a line, `20260131` for 31 January 2026. */
export const etaReading: Reading<CriterioOfKind<'eta'>, string | undefined> = {
  column: ({ riferimento }) => `eta ${dayField(riferimento)}`,
  fields: ['dataCostituzione', 'dataInizioAttivita', 'formaGiuridica', 'stato'],
  values: (azienda, { riferimento }) => [startDay(azienda, dayField(riferimento))],
  key: (day) => day ?? '',
  decide: (criterio, day, { oggi }) => ageValue(criterio, day, oggi),
  depends: () => ['oggi'],
  order: {
    place: (day) => (day === undefined || day === 'nuova' ? null : Number(day.replaceAll('-', ''))),
    at: (place) =>
      String(place)
        .padStart(8, '0')
        .replace(/(....)(..)(..)/, '$1-$2-$3'),
    // the fewer months, the later the day
    from: (criterio) => (criterio.mesiMax === undefined ? null : { ...criterio, mesiMin: undefined }),
    upTo: (criterio) => (criterio.mesiMin === undefined ? null : { ...criterio, mesiMax: undefined }),
  },
}
