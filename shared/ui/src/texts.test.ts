import { agree, countText, allText } from './texts.ts'

const azienda = { uno: 'azienda', molti: 'aziende' }
const bando = { uno: 'bando', molti: 'bandi' }
const citta = { uno: 'città', molti: 'città', genere: 'f' } as const

it.each([
  [azienda, 37, 'tutte le 37 aziende'],
  [azienda, 1, 'l’unica azienda'],
  [bando, 12, 'tutti i 12 bandi'],
  [bando, 8, 'tutti gli 8 bandi'],
  [bando, 11, 'tutti gli 11 bandi'],
  [bando, 81, 'tutti gli 81 bandi'],
  [bando, 110, 'tutti i 110 bandi'],
  [citta, 3, 'tutte le 3 città'],
])('names all of %o: %i', (nome, quanti, text) => {
  expect(allText(nome, quanti)).toBe(text)
})

it('agrees in gender and number', () => {
  const said = (nome: typeof azienda, n: number) => `${countText(nome, n)} ${agree(nome, 'selezionat', n)}`
  expect([said(azienda, 1), said(azienda, 2), said(bando, 1), said(bando, 2)]).toEqual([
    '1 azienda selezionata',
    '2 aziende selezionate',
    '1 bando selezionato',
    '2 bandi selezionati',
  ])
})
