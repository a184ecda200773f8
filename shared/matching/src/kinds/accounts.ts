import type { CriterioDi } from '@bandiera/domain'
import {
  approvedCount,
  bilanci,
  countValue,
  dipendenti,
  fatturato,
  indexOf,
  indexValue,
  kpi,
  rangeValue,
  ultimoBilancio,
} from '../rules/numeri.ts'
import type { Order, Reading } from '../engine/reading.ts'

type Figure = number | undefined

const keyOf = (figure: Figure): string => (figure === undefined ? '' : String(figure))

/** Figures on a line; one that is not a number is decided alone. */
const line = {
  place: (figure: Figure): number | null => (figure === undefined || Number.isNaN(figure) ? null : figure),
  at: (place: number): Figure => place,
}

const limits: Order<CriterioDi<'fatturato'> | CriterioDi<'dipendenti'>, Figure> = {
  ...line,
  from: (criterio) => (criterio.min === undefined ? null : { ...criterio, max: undefined }),
  upTo: (criterio) => (criterio.max === undefined ? null : { ...criterio, min: undefined }),
}

const fatturatoReading: Reading<CriterioDi<'fatturato'>, Figure> = {
  column: () => 'fatturato',
  fields: ['bilanci'],
  values: (azienda) => [ultimoBilancio(azienda)?.ricavi],
  key: keyOf,
  decide: rangeValue,
  order: limits as Order<CriterioDi<'fatturato'>, Figure>,
}

const dipendentiReading: Reading<CriterioDi<'dipendenti'>, Figure> = {
  column: () => 'dipendenti',
  fields: ['bilanci'],
  values: (azienda) => [ultimoBilancio(azienda)?.ula],
  key: keyOf,
  decide: rangeValue,
  order: limits as Order<CriterioDi<'dipendenti'>, Figure>,
}

const bilanciReading: Reading<CriterioDi<'bilanci'>, Figure> = {
  column: () => 'bilanci',
  fields: ['bilanci'],
  values: (azienda) => [approvedCount(azienda.bilanci)],
  key: keyOf,
  decide: ({ minimo }, count) => countValue(minimo, count),
}

/** The context may read any field of the company, so all of them count. */
const kpiReading: Reading<CriterioDi<'kpi'>, Figure> = {
  column: ({ indice }) => `kpi ${indice}`,
  fields: [],
  reads: ['kpi'],
  values: (azienda, { indice }, contesto) => [indexOf(azienda, indice, contesto)],
  key: keyOf,
  decide: indexValue,
  order: {
    ...line,
    from: (criterio) => (criterio.op.startsWith('>') ? criterio : null),
    upTo: (criterio) => (criterio.op.startsWith('<') ? criterio : null),
  },
}

/** What its accounts say. */
export const accountsRules = { fatturato, dipendenti, bilanci, kpi }
export const accountsReadings = {
  fatturato: fatturatoReading,
  dipendenti: dipendentiReading,
  bilanci: bilanciReading,
  kpi: kpiReading,
}
