import { addMonths, formatDate, fullMonths, missing, type Azienda, type CriterioDi } from '@bandiera/domain'
import { judge, ofCompany, ofGrant } from '../giudizio.ts'
import { known, type Valore } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'

/**
 * Age to the day, by which laws count months (startup innovativa: not more than 60, DL 179/2012, art. 25): 60 months and one
 * day is more than 60. A company still to be founded is younger than any limit.
 */
export const eta: Rule<CriterioDi<'eta'>> = (criterio, azienda, { oggi }) => {
  const { mesiMin, mesiMax, riferimento } = criterio
  const campo = campoEta(riferimento)
  const regola = ruleText(criterio)
  if (mesiMin === undefined && mesiMax === undefined) {
    return judge('da_verificare', { regola, manca: ofGrant('Limiti di età dell’impresa') })
  }
  const day = azienda[campo]
  if (day === undefined) {
    const valore = giornoValue(criterio, giornoEta(azienda, campo), oggi)
    if (isNuova(azienda)) return judge(valore, { regola, valoreAzienda: 'da costituire', dettaglio: 'da costituire' })
    return judge(valore, { regola, manca: ofCompany(missing(campo)) })
  }
  const dettaglio = `${fullMonths(day, oggi)} mesi`
  return judge(giornoValue(criterio, day, oggi), {
    regola,
    valoreAzienda: `${formatDate(day)} (${dettaglio})`,
    dettaglio,
  })
}

export const campoEta = (riferimento: CriterioDi<'eta'>['riferimento']) =>
  riferimento === 'inizioAttivita' ? 'dataInizioAttivita' : 'dataCostituzione'

/** The day an age is counted from; `nuova` for a company still to be founded, `undefined` when not known. */
export const giornoEta = (azienda: Azienda, campo: ReturnType<typeof campoEta>): string | undefined =>
  azienda[campo] ?? (isNuova(azienda) ? 'nuova' : undefined)

/** What limits of age say of such a day. */
export function giornoValue({ mesiMin, mesiMax }: Limiti, day: string | undefined, oggi: string): Valore {
  if (day === undefined || (mesiMin === undefined && mesiMax === undefined)) return 'da_verificare'
  if (day === 'nuova') return known(!mesiMin)
  const oldEnough = mesiMin === undefined || addMonths(day, mesiMin) <= oggi
  const youngEnough = mesiMax === undefined || addMonths(day, mesiMax) >= oggi
  return known(oldEnough && youngEnough)
}

type Limiti = Pick<CriterioDi<'eta'>, 'mesiMin' | 'mesiMax'>

const isNuova = ({ formaGiuridica, stato }: Azienda): boolean =>
  formaGiuridica === 'da_costituire' || stato === 'da_costituire'

function ruleText({ mesiMin, mesiMax, riferimento }: CriterioDi<'eta'>): string {
  const subject = riferimento === 'inizioAttivita' ? 'Attività iniziata' : 'Costituita'
  if (mesiMin !== undefined && mesiMax !== undefined) return `${subject} da ${mesiMin} a ${mesiMax} mesi`
  if (mesiMin !== undefined) return `${subject} da almeno ${mesiMin} mesi`
  return mesiMax === undefined ? 'Età dell’impresa' : `${subject} da non più di ${mesiMax} mesi`
}
