import {
  capital,
  dimensioneClassLabels,
  DIMENSIONE_CLASSES,
  type CriterioOfKind,
  dimensione as classOf,
  possibleRanks,
  shortEuro as euro,
  shortNumber,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../judgement.ts'
import type { KleeneValue } from '../kleene.ts'
import type { Rule } from '../evaluation.ts'
import type { Reading } from '../engine/reading.ts'

/** SME class (Rec. 2003/361/EC): tested for every class that the known figures allow; unknown when the answers differ. */
export const dimensione: Rule<CriterioOfKind<'dimensione'>> = ({ ammesse }, azienda) => {
  const { classe, possibili, dati, manca, anno } = classOf(azienda)
  const regola = ruleText(ammesse)
  const facts = [
    dati.ula !== undefined && `${shortNumber(dati.ula, 1)} addetti`,
    dati.ricavi !== undefined && `${euro(dati.ricavi)} di ricavi`,
    dati.ricavi === undefined && dati.totaleAttivo !== undefined && `${euro(dati.totaleAttivo)} di attivo`,
  ].filter(Boolean)
  const classText = classe ? dimensioneClassLabels[classe].toLowerCase() : ''
  const valoreAzienda = [facts.join(', '), classText].filter(Boolean).join(': ')
  if (ammesse.length === 0) {
    return judge('da_verificare', {
      regola,
      valoreAzienda: valoreAzienda || undefined,
      manca: ofGrant('Dimensioni ammesse'),
    })
  }
  return judge(classesValue(ammesse, possibili), {
    regola,
    valoreAzienda: valoreAzienda || undefined,
    dettaglio: classe && anno ? `${classe} (dati ${anno})` : (classe ?? ''),
    manca: manca[0] && ofCompany({ campo: manca[0].campo, etichetta: manca.map((each) => each.etichetta).join(' o ') }),
  })
}

export function classesValue(ammesse: readonly string[], possibili: readonly string[]): KleeneValue {
  const admitted = possibili.filter((each) => ammesse.includes(each)).length
  if (ammesse.length === 0) return 'da_verificare'
  if (admitted === 0) return 'no'
  return admitted === possibili.length ? 'si' : 'da_verificare'
}

function ruleText(ammesse: readonly string[]): string {
  if (ammesse.length === DIMENSIONE_CLASSES.length) return 'Impresa di qualsiasi dimensione'
  const names = DIMENSIONE_CLASSES.filter((classe) => ammesse.includes(classe))
  return names.length > 0 ? `${capital(either(names))} impresa` : 'Dimensione dell’impresa'
}

/** The ranks of the classes that a company may be of, one bit each. */
export const dimensioneReading: Reading<CriterioOfKind<'dimensione'>, number> = {
  column: () => 'dimensione',
  fields: ['bilanci', 'gruppo', 'compagine', 'dimensione'],
  values: (azienda) => [possibleRanks(azienda).reduce((bits, rank) => bits | (1 << rank), 0)],
  key: String,
  decide: ({ ammesse }, bits) => {
    const possibili = DIMENSIONE_CLASSES.filter((_, rank) => (bits & (1 << rank)) !== 0)
    return classesValue(ammesse, possibili)
  },
}
