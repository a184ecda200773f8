import { addMonths, formatDate, fullMonths, missing, type CriterioDi } from '@bandiera/domain'
import { judge, ofCompany, ofGrant } from '../giudizio.ts'
import { known } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'

/** Age to the day: 60 months and one day is more than 60. A company still to be founded is younger than any limit. */
export const eta: Rule<CriterioDi<'eta'>> = (criterio, azienda, { oggi }) => {
  const { mesiMin, mesiMax, riferimento } = criterio
  const campo = riferimento === 'inizioAttivita' ? 'dataInizioAttivita' : 'dataCostituzione'
  const regola = ruleText(criterio)
  if (mesiMin === undefined && mesiMax === undefined) {
    return judge('da_verificare', { regola, manca: ofGrant('Limiti di età dell’impresa') })
  }
  const day = azienda[campo]
  if (day === undefined) {
    const unborn = azienda.formaGiuridica === 'da_costituire' || azienda.stato === 'da_costituire'
    if (unborn) return judge(known(!mesiMin), { regola, valoreAzienda: 'da costituire', dettaglio: 'da costituire' })
    return judge('da_verificare', { regola, manca: ofCompany(missing(campo)) })
  }
  const oldEnough = mesiMin === undefined || addMonths(day, mesiMin) <= oggi
  const youngEnough = mesiMax === undefined || addMonths(day, mesiMax) >= oggi
  const dettaglio = `${fullMonths(day, oggi)} mesi`
  return judge(known(oldEnough && youngEnough), {
    regola,
    valoreAzienda: `${formatDate(day)} (${dettaglio})`,
    dettaglio,
  })
}

function ruleText({ mesiMin, mesiMax, riferimento }: CriterioDi<'eta'>): string {
  const subject = riferimento === 'inizioAttivita' ? 'Attività iniziata' : 'Costituita'
  if (mesiMin !== undefined && mesiMax !== undefined) return `${subject} da ${mesiMin} a ${mesiMax} mesi`
  if (mesiMin !== undefined) return `${subject} da almeno ${mesiMin} mesi`
  return mesiMax === undefined ? 'Età dell’impresa' : `${subject} da non più di ${mesiMax} mesi`
}
