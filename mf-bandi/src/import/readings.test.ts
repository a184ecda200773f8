import { judgeCase, readingCases, type Readers } from '@bandiera/factories/reading'
import { readCsv } from '@bandiera/ui/import'
import { incentiviOf } from './csv.ts'

const READERS: Readers = {
  'incentivi-csv-comma-lists': async (cells: Record<string, string>) => {
    const [[name, text]] = Object.entries(cells) as [[string, string]]
    const read = await readCsv(new Blob([`ID_Incentivo;Titolo;${name}\n1;Bando;${text}\n`]))
    if (!read.ok) return { rifiuta: [name] }
    return { valore: incentiviOf(read.table)[0]![name] }
  },
}

it.each(readingCases('mf-bandi'))('$id is read as a careful person reads it', async (one) => {
  const { got, expected } = await judgeCase(one, READERS)
  expect(got).toEqual(expected)
})
