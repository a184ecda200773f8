import { readData } from '@bandiera/factories/data'
import { createRandom, type Random } from '@bandiera/factories/random'
import { ADMITTED_COSTS, AGEVOLAZIONE_FORMS, OBJECTIVES, APPLICANT_KINDS } from '@bandiera/domain'
import { readCsv } from '@bandiera/ui/import'
import { incentiviOf, severalValues } from './csv.ts'

type Doc = Record<string, string | string[]>
const { docs } = (JSON.parse(readData('incentivi_2026_A.json')) as { response: { docs: Doc[] } }).response

/** How programs write a list into one cell. */
const lists = {
  'Solr: commas, with a backslash before one inside a value': (values: string[]) =>
    values.map((one) => one.replaceAll('\\', '\\\\').replaceAll(',', '\\,')).join(','),
  'commas alone': (values: string[]) => values.join(','),
  'commas and blanks': (values: string[]) => values.join(', '),
  semicolons: (values: string[]) => values.join('; '),
  bars: (values: string[]) => values.join('|'),
  lines: (values: string[]) => values.join('\n'),
  'JSON lists': (values: string[]) => JSON.stringify(values),
}
/** How files are stored. */
const stores = {
  'UTF-8': (text: string) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  'Windows-1252': (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0)),
}
/** As programs do: quotes only where a cell needs them. */
const quoted = (cell: string): string => (/[",;\t\n|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The records as a table in one dialect. */
function written(records: readonly Doc[], list: (values: string[]) => string, mark: string): string {
  const headers = [...new Set(records.flatMap((doc) => Object.keys(doc)))]
  const lines = records.map((doc) =>
    headers.map((name) => {
      const value = doc[name] ?? ''
      return quoted(Array.isArray(value) ? list(value) : value)
    }),
  )
  return [headers.map(quoted), ...lines].map((cells) => cells.join(mark)).join('\r\n')
}

/** Blanks around a value say nothing, and only letters of the Western code page can be stored in it. */
function plain(records: readonly Doc[], western: boolean): Doc[] {
  const text = (one: string) => {
    const trimmed = one.replaceAll('\u00a0', ' ').trim()
    return western ? trimmed.replace(/[^\n -~\u00a1-\u00ff]/g, '?') : trimmed
  }
  return records.map((doc) =>
    Object.fromEntries(
      Object.entries(doc).flatMap(([name, value]) => {
        const read = Array.isArray(value) ? value.map(text).filter(Boolean) : text(value)
        return read.length > 0 ? [[name, read]] : []
      }),
    ),
  )
}

const dialects = Object.entries(lists).flatMap(([list, join]) =>
  [',', ';', '\t'].flatMap((mark) =>
    Object.entries(stores).map(([store, bytes]) => ({ list, join, mark, store, bytes })),
  ),
)

it.each(dialects)(
  'reads the 60 official records from a table ($list, "$mark" between cells, $store)',
  async ({ join, mark, store, bytes }) => {
    const expected = plain(docs, store === 'Windows-1252')
    const read = await readCsv(new Blob([bytes(written(expected, join, mark))]))
    if (!read.ok) throw new Error(read.motivo)
    expect(incentiviOf(read.table)).toEqual(expected)
  },
)

const vocabulary = [...OBJECTIVES, ...AGEVOLAZIONE_FORMS, ...ADMITTED_COSTS, ...APPLICANT_KINDS]
const letters = [...'abcdeèiòrstz()/-’']
/** A text that no list has: one to four words. */
const unknownValue = (random: Random): string =>
  Array.from({ length: random.int(3) + 1 }, () =>
    Array.from({ length: random.int(7) + 2 }, () => random.one(letters)).join(''),
  ).join(' ')

it.each(Object.entries(lists))('reads 1,000 lists of known and unknown values back (%s)', (_name, join) => {
  const random = createRandom(28)
  for (let n = 0; n < 1000; n += 1) {
    const size = random.int(6) + 1
    // between two unknown values, a comma and a blank may be part of one: the text does not say
    const knownOnly = join === lists['commas and blanks']
    const list = Array.from({ length: size }, () =>
      knownOnly || random.chance(0.7) ? random.one(vocabulary) : unknownValue(random),
    )
    expect(severalValues(join(list))).toEqual(list)
  }
})

it('never cuts a value that no list has where a blank follows its comma: it is asked about whole', () => {
  expect(severalValues('Pesca, acquacoltura,Microimpresa')).toEqual(['Pesca, acquacoltura', 'Microimpresa'])
})

it.each([
  ['', []],
  [';;', []],
  ['Servizi\\, brevetti e licenze,Formazione', ['Servizi, brevetti e licenze', 'Formazione']],
  ['Materie prime, di consumo e merci', ['Materie prime, di consumo e merci']],
  ['MATERIE PRIME, DI CONSUMO E MERCI,Formazione', ['MATERIE PRIME, DI CONSUMO E MERCI', 'Formazione']],
  ['["rotto', ['["rotto']],
  ['Media Impresa,Microimpresa', ['Media Impresa', 'Microimpresa']],
])('reads %j as %j', (cell, expected) => expect(severalValues(cell)).toEqual(expected))
