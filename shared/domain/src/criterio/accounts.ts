import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { kpiLabels } from '../vocabularies.ts'
import { at, kind, limits, WHOLE, type Kinds } from './kind.ts'

export const KPI_COMPARISONS = ['>=', '<=', '>', '<'] as const

/** Euro of a year. */
export const rangeFields = { min: f.amount('Almeno'), max: f.amount('Al massimo') } satisfies f.Fields
/** Annual work units. */
const staffFields = {
  min: f.number('Almeno', { unit: 'addetti', decimals: 1 }),
  max: f.number('Al massimo', { unit: 'addetti', decimals: 1 }),
} satisfies f.Fields

const bilanciFields = {
  minimo: f.field('number', z.number('Inserisci quanti bilanci servono'), 'Bilanci approvati, almeno', { max: 10 }),
} satisfies f.Fields

const kpiFields = {
  indice: f.field('choice', z.string(), 'Indice', { words: kpiLabels }),
  op: f.field('choice', z.enum(KPI_COMPARISONS), 'Confronto', {
    words: { '>=': 'almeno', '<=': 'al massimo', '>': 'più di', '<': 'meno di' },
  }),
  soglia: f.field('number', z.number('Inserisci la soglia'), 'Soglia', { decimals: 2 }),
} satisfies f.Fields

export const accountKinds = {
  fatturato: kind('Fatturato', rangeFields, { start: {}, difetti: (criterio) => limits(criterio) }),
  dipendenti: kind('Organico', staffFields, { start: {}, difetti: (criterio) => limits(criterio) }),
  bilanci: kind('Bilanci', bilanciFields, {
    start: { minimo: 1 },
    difetti: ({ minimo }) => [!(Number.isInteger(minimo) && minimo >= 1) && at('minimo', `${WHOLE} da 1 in su`)],
  }),
  kpi: kind('Indici di bilancio', kpiFields, {
    start: { indice: '', op: '>=' },
    difetti: ({ indice }) => [!Object.hasOwn(kpiLabels, indice) && at('indice', 'Scegli l’indice dall’elenco')],
  }),
} satisfies Kinds
