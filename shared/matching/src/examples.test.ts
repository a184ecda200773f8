import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rankBandi, rankAziende } from './ranking.ts'
import { contextOf, toAzienda, toBando, type Example } from '../test/examples.ts'
import { evaluate } from './evaluate.ts'

const examples = JSON.parse(readFileSync(join(__dirname, '../test/examples.json'), 'utf8')) as Example[]
const byCase = (caso: string): Example => examples.find((each) => each.caso === caso)!

describe('the ten worked examples', () => {
  it.each(examples.map((each) => [each.caso, each] as const))(
    'case %s: verdict and every criterion',
    (_caso, example) => {
      const result = evaluate(toAzienda(example.azienda, example.esigenza), toBando(example.bando), contextOf(example))
      const criteri = result.criteri.map(({ id, tipo, vincolante, valore, peso }) => ({
        id,
        tipo,
        vincolante,
        valore,
        peso,
      }))
      expect({ stato: result.stato, esito: result.esito, punteggio: result.punteggio, criteri }).toEqual({
        stato: example.atteso.statoBando,
        esito: example.atteso.esito,
        punteggio: example.atteso.punteggio,
        criteri: example.atteso.criteri.map(({ id, tipo, vincolante, esito, peso }) => ({
          id,
          tipo,
          vincolante,
          valore: esito,
          peso,
        })),
      })
    },
  )

  it('has ten of them', () => {
    expect(examples).toHaveLength(10)
  })

  it('explains the details that the examples give', () => {
    const judged = (caso: string, id: string) => {
      const example = byCase(caso)
      const result = evaluate(toAzienda(example.azienda, example.esigenza), toBando(example.bando), contextOf(example))
      return result.criteri.find((each) => each.id === id)!
    }
    expect(judged('1', 'm').dettaglio).toMatch(/usati 120\.000\s€, residuo 180\.000\s€, richiesti 100\.000\s€/)
    expect(judged('1', 't')).toMatchObject({
      regola: 'Sede operativa nel Mezzogiorno',
      valoreAzienda: 'Bari (Puglia), sede legale e operativa',
    })
    expect(judged('1', 'a').regola).toBe(
      'Codice ATECO 2007 che inizia per 25 (Fabbricazione di prodotti in metallo…) o 28 (Fabbricazione di macchinari ed apparecchiature n.c.a.)',
    )
    expect(judged('1', 'd').valoreAzienda).toMatch(/^32 addetti, 6\.400\.000\s€ di ricavi: piccola impresa$/)
    expect(judged('3', 'e')).toMatchObject({ dettaglio: '29 mesi', regola: 'Costituita da non più di 60 mesi' })
    expect(judged('4', 'd').manca).toEqual({
      lato: 'azienda',
      campo: 'bilanci.0.ricavi',
      etichetta: 'Fatturato o Totale attivo',
    })
    expect(judged('5', 'a')).toMatchObject({
      valoreAzienda: '62.10.00 (ATECO 2025)',
      manca: { campo: 'ateco', etichetta: 'Codice ATECO 2007' },
    })
    expect(judged('7', 'm').dettaglio).toMatch(/riducibile a 30\.000\s€$/)
    expect(judged('8', 'l')).toMatchObject({
      regola: 'Progetto coerente con la S3 regionale',
      manca: { lato: 'azienda' },
    })
  })

  it('ranks the grants of Bianchi Software', () => {
    const example = byCase('2')
    const bianchi = toAzienda(example.azienda, example.esigenza)
    const ranked = rankBandi(
      bianchi,
      examples.map((each) => toBando(each.bando)),
      contextOf(example),
    )
    expect(ranked.map(({ bando, valutazione }) => [bando._id, valutazione.punteggio])).toEqual([
      ['b2', 100],
      ['b3', 100],
      ['b5', 71],
      ['b7', 60],
      ['b10', null],
      ['b1', 46],
      ['b4', 42],
      ['b8', 40],
      ['b9', 56],
      ['b6', 100],
    ])
  })

  it('ranks the companies of the digital voucher, without needs', () => {
    const example = byCase('2')
    const flats = new Map(examples.map((each) => [each.azienda._id, each.azienda]))
    const aziende = [...flats.values()].map((flat) => toAzienda(flat, null))
    const ranked = rankAziende(toBando(example.bando), aziende, contextOf({ ...example, esigenza: null }))
    expect(
      ranked.map(({ azienda, valutazione }) => [azienda.ragioneSociale, valutazione.esito, valutazione.punteggio]),
    ).toEqual([
      ['Bianchi Software Srl', 'ammissibile', 92],
      ['Neri Agricola Ss', 'non_ammissibile', 62],
      ['Rossi Meccanica Srl', 'non_ammissibile', 62],
      ['Verdi Turismo Snc', 'non_ammissibile', 50],
      ['Grandi Impianti Spa', 'non_ammissibile', 38],
    ])
  })
})
