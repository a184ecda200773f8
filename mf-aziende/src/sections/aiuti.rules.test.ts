import { addDays, dayInRome } from '@bandiera/domain'
import { unaAzienda } from '@bandiera/testing'
import * as z from 'zod/mini'
import { aiutoOf, AiutoSchema, aiutoValues, withAiuto, type AiutoValues } from './aiuti.rules.ts'

const fine: AiutoValues = { ...aiutoValues({}), dataConcessione: '2026-01-10', esl: 1000 }
const messages = (over: Partial<AiutoValues>) =>
  z.safeParse(AiutoSchema, { ...fine, ...over }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

it.each<[string, Partial<AiutoValues>, string, RegExp]>([
  ['no day', { dataConcessione: '' }, 'dataConcessione', /data di concessione/],
  ['a day that does not exist', { dataConcessione: '2026-02-30' }, 'dataConcessione', /non esiste/],
  ['words for a day', { dataConcessione: 'ieri' }, 'dataConcessione', /non è una data/],
  ['a day to come', { dataConcessione: addDays(dayInRome(), 1) }, 'dataConcessione', /nel futuro/],
  ['no gross grant equivalent', { esl: undefined }, 'esl', /equivalente sovvenzione/],
  ['one above the amount', { importo: 500 }, 'esl', /non può superare/],
  ['no regime', { regime: '' }, 'regime', /regime/],
])('an aid with %s is refused with the reason', (_name, over, field, message) => {
  expect(messages(over)).toContainEqual([field, expect.stringMatching(message)])
})

it('an aid keeps its case file and loses what was emptied', () => {
  const before = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 1, cor: '77', praticaId: 'p1' }
  expect(aiutoOf({ ...aiutoValues(before), esl: 2, cor: ' ' }, before)).toEqual({
    regime: 'deMinimis',
    dataConcessione: '2026-01-10',
    esl: 2,
    fonte: 'manuale',
    praticaId: 'p1',
  })
})

it('only the edited aid changes: what a case file has written since stays', () => {
  const first = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 1 }
  const meanwhile = { regime: 'deMinimis', dataConcessione: '2026-11-01', esl: 5, praticaId: 'p1' }
  const azienda = unaAzienda({ aiuti: [meanwhile, first] })
  expect(withAiuto(azienda, first, { ...first, esl: 9 })).toEqual([meanwhile, { ...first, esl: 9 }])
  expect(withAiuto(azienda, first, null)).toEqual([meanwhile])
  expect(withAiuto(unaAzienda({ aiuti: [meanwhile] }), first, null)).toEqual([meanwhile])
})
