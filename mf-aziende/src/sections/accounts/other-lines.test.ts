import { readColumn, type PastedColumn } from './read.ts'

// names that programs and people give to lines, invented
it.each<[string, PastedColumn['valori']]>([
  ['Ricavi netti di vendita', { ricavi: 100 }],
  ['Ricavi da vendite e prestazioni', { ricavi: 100 }],
  ['Fatturato netto', { ricavi: 100 }],
  ['Acquisti di merci', { materie: 100 }],
  ['Spese per servizi', { servizi: 100 }],
  ['Costi godimento beni di terzi', { godimento: 100 }],
  ['Costo del lavoro', { personale: 100 }],
  ['Variazione rimanenze materie prime', { variazioneRimanenze: 100 }],
  ['Interessi passivi e oneri finanziari', { oneriFinanziari: 100 }],
  ['Imposte dell’esercizio, correnti e differite', { imposte: 100 }],
  ['IRES e IRAP', { imposte: 100 }],
  ['Utile di periodo', { utile: 100 }],
  ['Perdita di periodo', { utile: -100 }],
  ['Debiti vs banche', { debitiFinanziari: 100 }],
  ['N. dipendenti', { ula: 100 }],
  ['Organico medio', { ula: 100 }],
])('knows the line «%s»', (nome, figures) => {
  expect(readColumn(`${nome}\t100`)).toMatchObject({ valori: figures, ignote: [] })
  expect(readColumn(`${nome.toUpperCase()} 100`)).toMatchObject({ valori: figures, ignote: [] })
})

it.each(['FY24\tFY23', '31/12/24\t31/12/23', 'dic-24\tdic-23', 'Dic 24\tDic 23', 'FY2024\tFY2023'])(
  'takes the column of the year below «%s»',
  (header) => {
    const text = `\t${header}\nRicavi\t200\t100`
    expect(readColumn(text).valori).toEqual({ ricavi: 200 })
    expect(readColumn(text, { anno: 2023 }).valori).toEqual({ ricavi: 100 })
    expect(readColumn(text, { anno: 2022 })).toMatchObject({ valori: {}, anni: [2024, 2023] })
  },
)

it('names a line whose amount is glued to its name', () => {
  expect(readColumn('Ricavi,1500000')).toMatchObject({ valori: {}, ignote: ['Ricavi,1500000'] })
})
