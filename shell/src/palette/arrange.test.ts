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

describe('pages opened before', () => {
  const recent = (...to: string[]): Offer => {
    return { id: 'r', title: 'Recenti', items: to.map((one) => page('Rossi e Verdi', one)), early: true }
  }
  const found = () =>
    aziende(page('Rossi A', '/azienda/1'), page('Rossi B', '/azienda/2'), page('Impianti Rossi', '/azienda/3'))

  it('rank above equal matches, the last one first, and below better ones', () => {
    expect(shown('rossi', recent('/azienda/2'), found())).toEqual([
      ['Aziende', '', 'Rossi B', 'Rossi A', 'Impianti Rossi'],
    ])
    expect(shown('rossi', recent('/azienda/3', '/azienda/2', '/azienda/1'), found())).toEqual([
      ['Aziende', '', 'Rossi B', 'Rossi A', 'Impianti Rossi'],
    ])
  })

  it('are among the five lines that a module shows', () => {
    const many = Array.from({ length: 30 }, (_, n) => page(`Rossi ${n}`))
    expect(shown('rossi', recent('/Rossi 20'), aziende(...many))[0]?.slice(2, 4)).toEqual(['Rossi 20', 'Rossi 0'])
  })

  it('have their group above another that fits as well', () => {
    const bandi: Offer = { id: 'b', title: 'Bandi', items: [page('Rossi C', '/bando/1')], found: true }
    expect(shown('rossi', recent('/bando/1'), found(), bandi).map(([title]) => title)).toEqual(['Bandi', 'Aziende'])
    expect(shown('rossi', recent('/incroci?azienda=1'), found()).map(([title]) => title)).toEqual([
      'Recenti',
      'Aziende',
    ])
  })
})

it('puts what would be made of the text last, even when its words do not fit', () => {
  const make: Item = { id: 'crea', label: 'Crea azienda «Rossi»', to: '/aziende?nuova=1&nome=Rossi', makes: true }
  const maker: Offer = { id: 'mf-aziende/crea', title: 'Nuova azienda', items: [make] }
  expect(shown('rossi', maker, aziende(page('Impianti Rossi', '/azienda/1')))).toEqual([
    ['Aziende', '', 'Impianti Rossi'],
    ['Crea', '', 'Crea azienda «Rossi»'],
  ])
  expect(shown('nuova azienda rossi', maker)).toEqual([['Crea', '', 'Crea azienda «Rossi»']])
  expect(shown('', maker)).toEqual([])
})

it('marks the words that are in the second line', () => {
  const item: Item = { ...page('Domanda voucher', '/pratica/1'), detail: 'Moda Pagano · in corso' }
  const [group] = arrange('pagano voucher', [aziende(item)])
  expect(group?.items[0]).toMatchObject({ ranges: [[8, 15]], detailRanges: [[5, 11]] })
})

it('shows a page once, in the upper group', () => {
  const recent: Offer = { id: 'r', title: 'Recenti', items: [page('I bandi', '/Bandi')], early: true }
  expect(shown('', go, recent)).toEqual([
    ['Recenti', '', 'I bandi'],
    ['Vai a', '', 'Aziende', 'Impostazioni'],
  ])
  expect(shown('bandi', go, recent)).toEqual([['Vai a', '', 'Bandi']])
})
