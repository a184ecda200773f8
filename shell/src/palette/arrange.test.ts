import { arrange, type Offer } from './arrange.ts'
import type { Item } from './items.ts'

const page = (label: string, to = `/${label}`): Item => ({ id: to, label, to })
const go: Offer = { id: 'vai', title: 'Vai a', items: ['Bandi', 'Aziende', 'Impostazioni'].map((one) => page(one)) }
const aziende = (...items: Item[]): Offer => ({ id: 'mf-aziende/ricerca', title: 'Aziende', items, found: true })
const shown = (text: string, ...offers: Offer[]) =>
  arrange(text, offers).map(({ title, total, items }) => [title, total ?? '', ...items.map(({ item }) => item.label)])

it('shows everything in its order before anything is typed, recent pages on top', () => {
  const recent: Offer = { id: 'r', title: 'Recenti', items: [page('Rossi', '/azienda/1')], early: true }
  expect(shown('', go, recent)).toEqual([
    ['Recenti', '', 'Rossi'],
    ['Vai a', '', 'Bandi', 'Aziende', 'Impostazioni'],
  ])
})

it('puts the best on top, group and line', () => {
  expect(shown('im', go, aziende(page('Impianti Rossi', '/azienda/1'), page('Immobili', '/azienda/2')))).toEqual([
    ['Vai a', '', 'Impostazioni'],
    ['Aziende', '', 'Impianti Rossi', 'Immobili'],
  ])
  expect(shown('rossi', go, aziende(page('Rossi', '/azienda/1')))).toEqual([['Aziende', '', 'Rossi']])
})

it('shows what a module found even when the label does not say why', () => {
  expect(shown('0123', go, aziende(page('Rossi', '/azienda/1')))).toEqual([['Aziende', '', 'Rossi']])
})

it('shows five of what a module found, with the number of all and the way to them', () => {
  const many = Array.from({ length: 23 }, (_, n) => page(`Rossi ${n}`))
  const [group] = shown('rossi', { ...aziende(...many), all: '/aziende?q=rossi' })
  expect(group).toEqual([
    'Aziende',
    '5 di 23',
    'Rossi 0',
    'Rossi 1',
    'Rossi 2',
    'Rossi 3',
    'Rossi 4',
    'Mostra tutti i risultati (23)',
  ])
})

it('says that there are more than the search looked for', () => {
  const many = Array.from({ length: 50 }, (_, n) => page(`Rossi ${n}`))
  expect(shown('rossi', aziende(...many))[0]?.[1]).toBe('5 di 50+')
})

it('shows a page once, in the upper group', () => {
  const recent: Offer = { id: 'r', title: 'Recenti', items: [page('I bandi', '/Bandi')], early: true }
  expect(shown('', go, recent)).toEqual([
    ['Recenti', '', 'I bandi'],
    ['Vai a', '', 'Aziende', 'Impostazioni'],
  ])
  expect(shown('bandi', go, recent)).toEqual([['Vai a', '', 'Bandi']])
})
