import * as z from 'zod/mini'
import * as f from '../fields/field.ts'
import { OBIETTIVI } from '../settings/obiettivi.ts'
import { COSTI_AMMESSI } from '../vocabularies.ts'
import { rangeFields } from './accounts.ts'
import { asWords, chosen, kind, limits, type Kinds } from './kind.ts'

const NEEDS = 'Si confrontano con le esigenze aperte dell’azienda.'
const obiettivoFields = {
  ammessi: f.field('texts', z.array(z.string()), 'Obiettivi finanziati', { help: NEEDS, words: asWords(OBIETTIVI) }),
} satisfies f.Fields
const costiFields = {
  ammessi: f.field('texts', z.array(z.string()), 'Spese ammesse', { help: NEEDS, words: asWords(COSTI_AMMESSI) }),
} satisfies f.Fields

/** What it plans. */
export const projectKinds = {
  obiettivo: kind('Obiettivo', obiettivoFields, {
    start: { ammessi: [] },
    difetti: ({ ammessi }) => chosen(obiettivoFields, 'ammessi', ammessi),
  }),
  costi: kind('Spese ammesse', costiFields, {
    start: { ammessi: [] },
    difetti: ({ ammessi }) => chosen(costiFields, 'ammessi', ammessi),
  }),
  investimento: kind('Investimento', rangeFields, { start: {}, difetti: (criterio) => limits(criterio) }),
} satisfies Kinds
