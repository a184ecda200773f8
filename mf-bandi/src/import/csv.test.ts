import { readData } from '@bandiera/factories/data'
import { incentiviOf } from './csv.ts'

const table = (headers: string[], ...lines: string[][]) => ({
  headers,
  sopra: [],
  rows: lines.map((cells, at) => ({ riga: at + 2, cells, inPiu: 0 })),
})

it('makes a record of each line, with lists where the export has lists and nothing for empty cells', () => {
  const read = table(
    ['ID_Incentivo', 'Titolo', 'Regioni', 'Codici_ATECO', 'Comuni'],
    ['7', 'Voucher', 'Lazio; Puglia', '90.00; 90.01', ''],
    ['8', 'Fiere', '["Valle d\'Aosta", "Lazio"]', '', ''],
  )
  expect(incentiviOf(read)).toEqual([
    { ID_Incentivo: '7', Titolo: 'Voucher', Regioni: ['Lazio', 'Puglia'], Codici_ATECO: '90.00; 90.01' },
    { ID_Incentivo: '8', Titolo: 'Fiere', Regioni: ["Valle d'Aosta", 'Lazio'] },
  ])
})

it('knows a column however it is spelled, keeps one it does not know, and does not split a value at its comma', () => {
  const read = table(
    ['id incentivo', 'TITOLO', 'Costi ammessi', 'Ufficio'],
    ['7', 'Voucher', 'Materie prime, di consumo e merci', 'Nord'],
  )
  expect(incentiviOf(read)).toEqual([
    { ID_Incentivo: '7', Titolo: 'Voucher', Costi_Ammessi: ['Materie prime, di consumo e merci'], Ufficio: 'Nord' },
  ])
})

it('names the columns that are missing', () => {
  expect(() => incentiviOf(table(['Nome', 'Ente'], ['a', 'b']))).toThrow(
    'Nel file mancano le colonne «ID_Incentivo» e «Titolo»',
  )
})

it('reads the real records back from a table', () => {
  const { response } = JSON.parse(readData('incentivi_gov_it.json')) as {
    response: { docs: Record<string, string | string[]>[] }
  }
  const headers = [...new Set(response.docs.flatMap((doc) => Object.keys(doc)))]
  const lines = response.docs.map((doc) =>
    headers.map((name) => {
      const value = doc[name] ?? ''
      return Array.isArray(value) ? value.join('; ') : value
    }),
  )
  const trimmed = (doc: Record<string, string | string[]>) =>
    Object.fromEntries(
      Object.entries(doc).flatMap(([name, value]) => {
        const plain = Array.isArray(value) ? value.map((one) => one.trim()) : value.trim()
        return plain.length > 0 ? [[name, plain]] : []
      }),
    )
  expect(incentiviOf(table(headers, ...lines))).toEqual(response.docs.map(trimmed))
})
