import {
  describeAteco,
  formatAteco,
  missing,
  normalizeAteco,
  type CodiceAteco,
  type CriterioDi,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { or } from '../kleene.ts'
import type { Manca, Rule } from '../valutazione.ts'
import { chosenCodes, codiciValue, comparedCodes, isCandidates } from './codici-ateco.ts'

type Ateco = CriterioDi<'ateco'>

/**
 * Yes when one of the company's codes lies under an admitted one and under no excluded one. Codes of two versions are
 * never compared: such a pair is unknown, unless the company has the same activities in the grant's version too (domain rule
 * 2.1; ATECO 2025 of ISTAT, in use from 1 April 2025).
 */
export const ateco: Rule<Ateco> = (criterio, azienda) => {
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

  const values = comparedCodes(azienda, criterio)
  const whichPrevails = values.some(isCandidates) && ofCompany(missing('ateco.prevalente', 'ateco'))
  const valore = or(values.map((each) => codiciValue(criterio, each)))
  return judge(valore, { regola, valoreAzienda, manca: whichPrevails || missingOf(criterio, codes) })
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

function ruleText({ ammessi = [], esclusi = [], tutti, riferimento }: Ateco): string {
  const subject = riferimento === 'prevalente' ? 'Codice ATECO prevalente' : 'Codice ATECO'
  const codes = (list: readonly CodiceAteco[]) => either(list.map((each) => formatAteco(normalizeAteco(each.codice))))
  const version = versionOf([...ammessi, ...esclusi])
  const except = esclusi.length > 0 ? `, esclusi quelli che iniziano per ${codes(esclusi)}` : ''
  if (tutti || ammessi.length === 0)
    return except ? `Tutti i settori${except}${version && ` (${version.trim()})`}` : 'Tutti i settori'
  return `${subject}${version} che inizia per ${codes(ammessi)}${except}`
}

function versionOf(codes: readonly CodiceAteco[]): string {
  const versions = new Set(codes.map((each) => each.versione))
  const [only] = versions
  return versions.size === 1 && only ? ` ${only}` : ''
}
