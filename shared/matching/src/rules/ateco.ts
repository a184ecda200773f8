import { describeAteco, missing, type CodiceAteco, type CriterioDi } from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { or } from '../kleene.ts'
import { bridgeText, ruleText } from '../texts/ateco.ts'
import type { Manca, Rule } from '../valutazione.ts'
import { chosenCodes, codesToTell, codiciValue, comparedCodes, whichPrevails } from './codici-ateco.ts'

type Ateco = CriterioDi<'ateco'>

/**
 * Yes when one of the company's codes lies under an admitted one and under no excluded one. A code of another version than the criterion's is
 * told in that one by the table of ISTAT: what the table leaves open is unknown, as is every such pair without a table, unless the company has the
 * same activities in the grant's version too (domain rule 2.1; ATECO 2025 of ISTAT, in use from 1 April 2025). A code without a version,
 * of either side, is read in both: it is known where they agree.
 */
export const ateco: Rule<Ateco> = (criterio, azienda, contesto) => {
  const { ammessi = [], esclusi = [], tutti } = criterio
  const regola = ruleText(criterio)
  const codes = chosenCodes(azienda, criterio)
  const valoreAzienda = codes.map(describeAteco).join('; ') || undefined
  if (tutti && esclusi.length === 0) return judge('si', { regola, valoreAzienda, dettaglio: 'tutti i settori' })
  if (!tutti && ammessi.length + esclusi.length === 0) {
    return judge('da_verificare', { regola: 'Codice ATECO', valoreAzienda, manca: ofGrant('Codici ATECO ammessi') })
  }
  if (codes.length === 0) {
    return judge('da_verificare', { regola, manca: ofCompany(missing('ateco')) })
  }

  const valore = or(comparedCodes(azienda, criterio, contesto).map((each) => codiciValue(criterio, each, contesto)))
  const manca = whichPrevails(azienda, criterio)
    ? ofCompany(missing('ateco.prevalente', 'ateco'))
    : missingOf(criterio, codes)
  return judge(valore, {
    regola,
    valoreAzienda,
    dettaglio: bridgeText(codesToTell(azienda, criterio, contesto), contesto),
    manca,
  })
}

function missingOf({ ammessi = [], esclusi = [] }: Ateco, codes: readonly CodiceAteco[]): Manca {
  const versions = [...new Set([...ammessi, ...esclusi].map((each) => each.versione))]
  if (versions.includes(undefined)) return ofGrant('Versione dei codici ATECO (2007 o 2025)')
  const at = codes.findIndex((code) => !code.versione)
  if (at >= 0) return ofCompany(missing('ateco.versione', `ateco.${at}.versione`))
  const absent = versions.filter((version) => !codes.some((code) => code.versione === version))
  const etichetta = absent.length > 0 ? `Codice ATECO ${either(absent as string[])}` : 'Codice ATECO a sei cifre'
  return { lato: 'azienda', campo: 'ateco', etichetta }
}
