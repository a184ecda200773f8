import { unaAzienda, unBando } from '@bandiera/factories'
import type { Esito, Evaluation } from '../evaluation.ts'
import { createMatchList } from './list.ts'
import { ORDERS, type MatchRow } from './rows.ts'

const azienda = unaAzienda()
const riga = (titolo: string, over: Partial<Evaluation> & { max?: number; stima?: number | null } = {}): MatchRow => {
  const { max, stima, ...valutazione } = over
  return {
    azienda,
    bando: unBando({ data: { titolo, ...(max === undefined ? {} : { agevolazioneMax: max }) } }),
    valutazione: { esito: 'ammissibile', stato: 'aperto', punteggio: 50, giorniRimasti: 20, ...valutazione },
    ...(stima === undefined ? {} : { stima: { importo: stima } }),
  }
}

function titles(righe: readonly MatchRow[], ord?: string): string[] {
  const elenco = createMatchList<MatchRow>({ tab: 'azienda', id: azienda._id, ord })
  for (const one of righe) elenco.add(one)
  return elenco.vista(() => new Set()).rows.map(({ bando }) => bando.data.titolo)
}

const righe = [
  riga('Bando 10', { punteggio: 90, max: 5_000, stima: null }),
  riga('bando 9', { punteggio: null, esito: 'da_verificare', max: 90_000, stima: 40_000 }),
  riga('Àncora', { punteggio: 90, esito: 'non_ammissibile', stato: 'in_apertura', giorniRimasti: null, stima: 70_000 }),
]

it.each([
  [undefined, ['Bando 10', 'bando 9', 'Àncora']],
  ['titolo', ['Àncora', 'bando 9', 'Bando 10']],
  ['-titolo', ['Bando 10', 'bando 9', 'Àncora']],
  // equal rows keep their rank; unknown values are last in both directions
  ['punteggio', ['Bando 10', 'Àncora', 'bando 9']],
  ['-punteggio', ['Bando 10', 'Àncora', 'bando 9']],
  ['-esito', ['Àncora', 'bando 9', 'Bando 10']],
  ['stato', ['Bando 10', 'bando 9', 'Àncora']],
  ['-importo', ['bando 9', 'Bando 10', 'Àncora']],
  ['chiusura', ['Bando 10', 'bando 9', 'Àncora']],
  // what a company that may not have it would get is nothing
  ['stima', ['bando 9', 'Bando 10', 'Àncora']],
  ['pratica', ['Bando 10', 'bando 9', 'Àncora']],
  ['toString', ['Bando 10', 'bando 9', 'Àncora']],
])('sorted by %s', (ord, expected) => expect(titles(righe, ord)).toEqual(expected))

it('sorts the nearest ones too, which are chosen as they are ranked', () => {
  const near = Array.from({ length: 7 }, (_, n) => riga(`Bando ${7 - n}`, { esito: 'non_ammissibile' as Esito }))
  const elenco = createMatchList<MatchRow>({ tab: 'azienda', id: azienda._id, ord: 'titolo' })
  for (const one of near) elenco.add(one)
  const vicini = elenco.vista(() => new Set()).vicini.map(({ bando }) => bando.data.titolo)
  expect(vicini).toEqual(['Bando 3', 'Bando 4', 'Bando 5', 'Bando 6', 'Bando 7'])
})

it('has an order for every column that does not need the reasons of a verdict', () => {
  expect(Object.keys(ORDERS)).toEqual([
    'titolo',
    'ente',
    'azienda',
    'partitaIva',
    'sede',
    'dimensione',
    'esito',
    'punteggio',
    'stato',
    'chiusura',
    'forma',
    'intensita',
    'importo',
    'stima',
  ])
})
