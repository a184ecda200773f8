import type { Azienda, CriterioDi } from '@bandiera/domain'
import { costi, elencoValue, investimento, obiettivo, openNeeds } from '../rules/esigenze.ts'
import { rangeValue } from '../rules/numeri.ts'
import type { Contesto } from '../valutazione.ts'
import type { Reading } from '../engine/reading.ts'

const investimentoReading: Reading<CriterioDi<'investimento'>, number | undefined> = {
  column: () => 'investimento',
  fields: ['esigenze'],
  values: (azienda) => orNone(openNeeds(azienda).map(({ importo }) => importo)),
  // a need without an amount may stand beside others
  key: (importo) => String(importo),
  decide: rangeValue,
}

interface Wanted {
  ammessi: string[]
}
const needs = (field: 'obiettivi' | 'costi') => ({
  column: () => field,
  fields: ['esigenze'] as const,
  values: (azienda: Azienda) => orNone(openNeeds(azienda).map(({ esigenzaId }) => esigenzaId)),
  key: (id: string | undefined) => (id === undefined ? '' : `è ${id}`),
  decide: ({ ammessi }: Wanted, id: string | undefined, contesto: Contesto) =>
    elencoValue(ammessi, id === undefined ? undefined : listOf(id, field, contesto)),
  depends: () => ['esigenze'] as const,
})
const obiettivoReading: Reading<CriterioDi<'obiettivo'>, string | undefined> = needs('obiettivi')
const costiReading: Reading<CriterioDi<'costi'>, string | undefined> = needs('costi')

const listOf = (id: string, field: 'obiettivi' | 'costi', { esigenze = [] }: Contesto) =>
  esigenze.find((each) => each.id === id)?.[field]

const orNone = <T>(list: readonly T[]): readonly (T | undefined)[] => (list.length > 0 ? list : [undefined])

/** What it plans. */
export const projectRules = { obiettivo, costi, investimento }
export const projectReadings = {
  obiettivo: obiettivoReading,
  costi: costiReading,
  investimento: investimentoReading,
}
