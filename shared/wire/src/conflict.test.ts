import { conflictInLink, linkOfDetails } from './conflict.ts'

const words = { base: '', mine: '02 1 & 2', theirs: '' }
const one = { field: 'telefono', label: 'Telefono', mine: '02 1 & 2', words, by: 'Ada', at: '2026-03-05' }
const conflict = { versione: 4, conflict: [one] }

it('travels in the link of an error unchanged', () => {
  expect(linkOfDetails(conflict)).toMatch(/^data:application\/json,[\w%.!~*'()-]+$/)
  expect(conflictInLink(linkOfDetails(conflict))).toEqual(conflict)
})

it.each(['', 'https://example.it', 'data:application/json,%', 'data:application/json,{}', undefined, 7])(
  'is not in %j',
  (link) => expect(conflictInLink(link)).toBeNull(),
)
