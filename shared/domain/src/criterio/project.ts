import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { OBJECTIVES } from '../settings/objectives.ts'
import { ADMITTED_COSTS } from '../vocabularies.ts'
import { rangeFields } from './accounts.ts'
import { asWords, chosen, kind, limits, type Kinds } from './kind.ts'

const NEEDS = 'Si confrontano con le esigenze aperte dell’azienda.'
const objectiveFields = {
  ammessi: f.field('texts', z.array(z.string()), 'Obiettivi finanziati', { help: NEEDS, words: asWords(OBJECTIVES) }),
} satisfies f.Fields
const costsFields = {
  ammessi: f.field('texts', z.array(z.string()), 'Spese ammesse', { help: NEEDS, words: asWords(ADMITTED_COSTS) }),
} satisfies f.Fields

export const projectKinds = {
  obiettivo: kind('Obiettivo', objectiveFields, {
    start: { ammessi: [] },
    difetti: ({ ammessi }) => chosen(objectiveFields, 'ammessi', ammessi),
  }),
  costi: kind('Spese ammesse', costsFields, {
    start: { ammessi: [] },
    difetti: ({ ammessi }) => chosen(costsFields, 'ammessi', ammessi),
  }),
  investimento: kind('Investimento', rangeFields, { start: {}, difetti: (criterio) => limits(criterio) }),
} satisfies Kinds
