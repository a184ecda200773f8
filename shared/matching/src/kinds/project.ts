import { plafondDeMinimis, type Azienda, type CriterioDi } from '@bandiera/domain'
import { spazioValue, unrecorded, type Spazio } from '../../rules/de-minimis.ts'
import { elencoValue, openNeeds } from '../../rules/esigenze.ts'
import { rangeValue } from '../../rules/numeri.ts'
import { checksValue, stateOf } from '../../rules/regolarita.ts'
import type { Valore } from '../../kleene.ts'
import type { Contesto } from '../../valutazione.ts'
import type { Reading } from '../reading.ts'

export const investimento: Reading<CriterioDi<'investimento'>, number | undefined> = {
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
export const obiettivo: Reading<CriterioDi<'obiettivo'>, string | undefined> = needs('obiettivi')
export const costi: Reading<CriterioDi<'costi'>, string | undefined> = needs('costi')

const listOf = (id: string, field: 'obiettivi' | 'costi', { esigenze = [] }: Contesto) =>
  esigenze.find((each) => each.id === id)?.[field]

const orNone = <T>(list: readonly T[]): readonly (T | undefined)[] => (list.length > 0 ? list : [undefined])

export const deMinimis: Reading<CriterioDi<'deMinimis'>, Spazio> = {
  column: ({ regime = 'deMinimis', massimale = '' }) => `deMinimis ${regime} ${massimale}`,
  fields: ['aiuti', 'gruppo', 'formaGiuridica'],
  reads: ['oggi', 'unica'],
  values(own, { regime = 'deMinimis', massimale }, { oggi, unica }) {
    const azienda = unica?.(own) ?? own
    const { residuo } = plafondDeMinimis(azienda, regime, oggi, massimale)
    return [{ residuo, unrecorded: unrecorded(azienda) }]
  },
  key({ residuo, unrecorded: open }) {
    if (!open || residuo === null) return residuo ?? 'senza massimale'
    return residuo === 0 ? 'niente, forse' : -residuo
  },
  decide: spazioValue,
}

type Checks = Readonly<Record<string, Valore>>

export const regolarita: Reading<CriterioDi<'regolarita'>, Checks> = {
  column: () => 'regolarita',
  fields: ['regolarita'],
  reads: ['oggi'],
  values: (azienda, _criterio, { oggi }) => [checksOf(azienda, oggi)],
  key: (checks) =>
    Object.entries(checks)
      .map(([check, valore]) => `${check}:${valore}`)
      .sort()
      .join(' '),
  decide: ({ richieste }, checks) => checksValue(richieste, (check) => checks[check] ?? 'da_verificare'),
}

function checksOf(azienda: Azienda, oggi: string): Checks {
  const states = Object.keys(azienda.regolarita ?? {}).map(
    (check) => [check, stateOf(azienda, check, oggi).valore] as const,
  )
  return Object.fromEntries(states.filter(([, valore]) => valore !== 'da_verificare'))
}
