import { unaAzienda } from '@bandiera/testing'
import * as z from 'zod/mini'
import { bilancioSchema, bilancioValues, withBilancio } from './bilanci.rules.ts'
import { readColumn } from './accounts/read.ts'

const messages = (value: unknown, others: number[] = []) =>
  z.safeParse(bilancioSchema(others), value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []

describe('accounts of one year', () => {
  it('may show a loss, a deficit and a stock that shrank, and no negative sales', () => {
    const fine = bilancioValues({ anno: 2025, utile: -10, patrimonioNetto: -5, variazioneRimanenze: -1 })
    expect(messages(fine)).toEqual([])
    expect(messages(bilancioValues({ anno: 2025, ula: -2 }))).toEqual([
      ['ula', 'Gli addetti non possono essere meno di zero'],
    ])
    expect(messages(bilancioValues({ anno: 2025, ricavi: -1 }))).toEqual([
      ['voci.ricavi', 'Questa voce non può essere meno di zero'],
    ])
  })

  it.each([
    [undefined, /Inserisci l’anno/],
    [1900, /tra il 1950/],
    [2100, /tra il 1950/],
    [2024, /c’è già/],
  ])('are refused for the year %s', (anno, message) => {
    expect(messages(bilancioValues({ anno }), [2024])).toEqual([['anno', expect.stringMatching(message)]])
  })

  it('are written in their place, newest first, and leave the other years as they are now', () => {
    const before = { anno: 2024, ula: 3, nota: 'da riclassificare' }
    const azienda = unaAzienda({ bilanci: [before, { anno: 2025, ula: 4 }] })
    const values = { ...bilancioValues(before), ula: 5 }
    expect(withBilancio(azienda, before, values)).toEqual([
      { anno: 2025, ula: 4 },
      { anno: 2024, ula: 5, nota: 'da riclassificare', approvato: true },
    ])
    expect(withBilancio(azienda, null, bilancioValues({ anno: 2023, approvato: false, utile: -1 }))[2]).toEqual({
      anno: 2023,
      utile: -1,
      approvato: false,
    })
  })

  it('lose a figure that was emptied', () => {
    const before = { anno: 2025, ricavi: 9, ula: 2 }
    const values = bilancioValues({ anno: 2025, ula: 2 })
    expect(withBilancio(unaAzienda({ bilanci: [before] }), before, values)).toEqual([
      { anno: 2025, ula: 2, approvato: true },
    ])
  })
})

describe('a column copied from a spreadsheet', () => {
  it('finds its lines by name, with or without their place in the scheme', () => {
    const text =
      'A1) Ricavi delle vendite\t1.200.000,00\nB.9 Costi del personale\t350.000\nUtile (perdita) d’esercizio\t(12.500)\nTotale attivo\t900.000 €\nDipendenti\t12'
    expect(readColumn(text)).toEqual({
      valori: { ricavi: 1_200_000, personale: 350_000, utile: -12_500, totaleAttivo: 900_000, ula: 12 },
      ignote: [],
    })
  })

  it('tells the lines that it does not know, and those without an amount', () => {
    expect(readColumn('CONTO ECONOMICO\nRicavi\t10\nGoodwill\t99\n')).toEqual({
      valori: { ricavi: 10 },
      ignote: ['Goodwill\t99'],
      titoli: ['CONTO ECONOMICO'],
    })
  })

  it('of figures alone is read in the order of the form, an empty line passing over one', () => {
    expect(readColumn('100\n200\n\n40')).toEqual({
      valori: { ricavi: 100, valoreProduzione: 200, servizi: 40 },
      ignote: [],
    })
  })

  it('that holds no figure gives nothing', () => {
    expect(readColumn('ciao\nmondo')).toEqual({ valori: {}, ignote: [], titoli: ['ciao', 'mondo'] })
  })
})
