import {
  capital,
  CLASSI_DIMENSIONE,
  classeLabels,
  dimensione as classOf,
  formatNumber,
  type CriterioDi,
} from '@bandiera/domain'
import { either, euro, judge, ofCompany, ofGrant } from '../giudizio.ts'
import type { Valore } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'

/** SME class (Rec. 2003/361/EC): decided on every class that the known figures leave open, unknown when they disagree. */
export const dimensione: Rule<CriterioDi<'dimensione'>> = ({ ammesse }, azienda) => {
  const { classe, possibili, dati, manca, anno } = classOf(azienda)
  const regola = ruleText(ammesse)
  const facts = [
    dati.ula !== undefined && `${formatNumber(dati.ula, Number.isInteger(dati.ula) ? 0 : 1)} addetti`,
    dati.ricavi !== undefined && `${euro(dati.ricavi)} di ricavi`,
    dati.ricavi === undefined && dati.totaleAttivo !== undefined && `${euro(dati.totaleAttivo)} di attivo`,
  ].filter(Boolean)
  const classText = classe ? classeLabels[classe].toLowerCase() : ''
  const valoreAzienda = [facts.join(', '), classText].filter(Boolean).join(': ')
  if (ammesse.length === 0) {
    return judge('da_verificare', {
      regola,
      valoreAzienda: valoreAzienda || undefined,
      manca: ofGrant('Dimensioni ammesse'),
    })
  }
  return judge(classiValue(ammesse, possibili), {
    regola,
    valoreAzienda: valoreAzienda || undefined,
    dettaglio: classe && anno ? `${classe} (dati ${anno})` : (classe ?? ''),
    manca: manca[0] && ofCompany({ campo: manca[0].campo, etichetta: manca.map((each) => each.etichetta).join(' o ') }),
  })
}

/** What a list of admitted classes says of those that a company may be of. */
export function classiValue(ammesse: readonly string[], possibili: readonly string[]): Valore {
  const admitted = possibili.filter((each) => ammesse.includes(each)).length
  if (ammesse.length === 0) return 'da_verificare'
  if (admitted === 0) return 'no'
  return admitted === possibili.length ? 'si' : 'da_verificare'
}

function ruleText(ammesse: readonly string[]): string {
  if (ammesse.length === CLASSI_DIMENSIONE.length) return 'Impresa di qualsiasi dimensione'
  const names = CLASSI_DIMENSIONE.filter((classe) => ammesse.includes(classe))
  return names.length > 0 ? `${capital(either(names))} impresa` : 'Dimensione dell’impresa'
}
