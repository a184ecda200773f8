import { readColumn, type PastedColumn } from './read.ts'

it.each<[string, PastedColumn['valori']]>([
  ['Importi in migliaia di euro\nRicavi\t1.234\nAddetti\t12', { ricavi: 1_234_000, ula: 12 }],
  ['(importi in €/000)\t2024\t2023\nRicavi\t1.500\t1.400\nUtile\t-20\t5', { ricavi: 1_500_000, utile: -20_000 }],
  // a figure that says its size is not scaled again, and a name that says its unit is nearer than the header
  [
    'Importi in migliaia di euro\nRicavi\t1,5 mln\nServizi\t300 k\nPersonale\t200',
    { ricavi: 1_500_000, servizi: 300_000, personale: 200_000 },
  ],
  ['Ricavi 15 k€\nServizi 300', { ricavi: 15_000, servizi: 300 }],
  ['Ricavi (migliaia di euro)\t1.234\nServizi\t300.000', { ricavi: 1_234_000, servizi: 300_000 }],
  ['Ricavi (k€)\t1.234', { ricavi: 1_234_000 }],
  ['Valori in milioni di euro\nRicavi\t12,5\nAddetti\t40', { ricavi: 12_500_000, ula: 40 }],
  ['Bilancio al 31 dicembre 2024 (€ mln)\nRicavi\t12,5', { ricavi: 12_500_000 }],
  ['(in migliaia)\t31/12/2024\t31/12/2023\nRicavi\t2 milioni\t1.900', { ricavi: 2_000_000 }],
  ['Importi in migliaia di euro\nRicavi\n1.000\nAddetti\n12', { ricavi: 1_000_000, ula: 12 }],
])('reads the unit of %s', (text, figures) => {
  expect(readColumn(text).valori).toEqual(figures)
})
