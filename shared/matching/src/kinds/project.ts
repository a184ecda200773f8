import { type Azienda, type CriterioOfKind, type EsigenzaAzienda, missing, shortEuro as euro } from '@bandiera/domain'
import { rangeValue } from './accounts.ts'
import type { MatchingContext, Judgement, Rule } from '../evaluation.ts'
import type { Reading } from '../engine/reading.ts'
import { between, either, judge, ofCompany, ofGrant } from '../judgement.ts'
import { known, or, type KleeneValue } from '../kleene.ts'

/** Amount of one of the company's open needs: one that fits is enough (domain rule 5.1). */
const investimento: Rule<CriterioOfKind<'investimento'>> = ({ min, max }, azienda) => {
  const text = between(min, max, euro)
  const regola = text ? `Investimento ${text}` : 'Investimento'
  if (!text) return judge('da_verificare', { regola, manca: ofGrant('Limiti dell’investimento') })
  const needs = openNeeds(azienda)
  const amounts = needs.flatMap(({ importo }) => (importo === undefined ? [] : [importo]))
  const values = needs.map(({ importo }) => rangeValue({ min, max }, importo))
  const at = (azienda.esigenze ?? []).findIndex((each) => each.stato === 'aperta' && each.importo === undefined)
  const shown = amounts.map(euro).join('; ')
  return judge(needs.length > 0 ? or(values) : 'da_verificare', {
    regola,
    valoreAzienda: shown || undefined,
    dettaglio: shown,
    manca: ofCompany(at >= 0 ? missing('esigenze.importo', `esigenze.${at}.importo`) : missing('esigenze')),
  })
}

/** Objectives of the official catalogue that one of the company's open needs means (incentivi.gov.it, Obiettivo). */
const obiettivo: Rule<CriterioOfKind<'obiettivo'>> = ({ ammessi }, azienda, contesto) =>
  overlap({ name: 'Obiettivo', field: 'obiettivi', ammessi }, azienda, contesto)

/** Costs of the official catalogue that one of the company's open needs means (incentivi.gov.it, Costi ammessi). */
const costi: Rule<CriterioOfKind<'costi'>> = ({ ammessi }, azienda, contesto) =>
  overlap({ name: 'Spese ammesse', field: 'costi', ammessi }, azienda, contesto)

interface Wanted {
  name: string
  field: 'obiettivi' | 'costi'
  ammessi: readonly string[]
}

function overlap({ name, field, ammessi }: Wanted, azienda: Azienda, { esigenze = [] }: MatchingContext): Judgement {
  const regola = ammessi.length > 0 ? `${name}: ${either(ammessi)}` : name
  const lists = openNeeds(azienda).map((need) => esigenze.find((each) => each.id === need.esigenzaId)?.[field])
  const own = [...new Set(lists.flatMap((list) => list ?? []))]
  if (ammessi.length === 0) return judge('da_verificare', { regola, manca: ofGrant(`${name}: valori ammessi`) })
  const values = lists.map((list) => overlapValue(ammessi, list))
  return judge(lists.length > 0 ? or(values) : 'da_verificare', {
    regola,
    valoreAzienda: own.join(', ') || undefined,
    manca: ofCompany(missing('esigenze')),
  })
}

/** The verdict of the wanted values on those of one need; `undefined` without a need, or when the catalogue does not know it. */
export const overlapValue = (ammessi: readonly string[], list: readonly string[] | undefined): KleeneValue =>
  known(ammessi.length > 0 && list?.length ? list.some((each) => ammessi.includes(each)) : null)

export const openNeeds = ({ esigenze = [] }: Azienda): EsigenzaAzienda[] =>
  esigenze.filter((each) => each.stato === 'aperta')

const investmentReading: Reading<CriterioOfKind<'investimento'>, number | undefined> = {
  column: () => 'investimento',
  fields: ['esigenze'],
  values: (azienda) => orNone(openNeeds(azienda).map(({ importo }) => importo)),
  // a need without an amount may be one of several
  key: (importo) => String(importo),
  decide: rangeValue,
}

const needs = (field: 'obiettivi' | 'costi') => ({
  column: () => field,
  fields: ['esigenze'] as const,
  values: (azienda: Azienda) => orNone(openNeeds(azienda).map(({ esigenzaId }) => esigenzaId)),
  key: (id: string | undefined) => (id === undefined ? '' : `è ${id}`),
  decide: ({ ammessi }: { ammessi: string[] }, id: string | undefined, contesto: MatchingContext) =>
    overlapValue(ammessi, id === undefined ? undefined : listOf(id, field, contesto)),
  depends: () => ['esigenze'] as const,
})
const objectiveReading: Reading<CriterioOfKind<'obiettivo'>, string | undefined> = needs('obiettivi')
const costsReading: Reading<CriterioOfKind<'costi'>, string | undefined> = needs('costi')

const listOf = (id: string, field: 'obiettivi' | 'costi', { esigenze = [] }: MatchingContext) =>
  esigenze.find((each) => each.id === id)?.[field]

const orNone = <T>(list: readonly T[]): readonly (T | undefined)[] => (list.length > 0 ? list : [undefined])

export const projectRules = { obiettivo, costi, investimento }
export const projectReadings = {
  obiettivo: objectiveReading,
  costi: costsReading,
  investimento: investmentReading,
}
