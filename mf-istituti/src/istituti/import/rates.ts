import { type Istituto, type Product, ProductSchema } from '@bandiera/domain'
import { parseDay, parseNumber } from '@bandiera/ui/form'
import { type CsvRow, type CsvTable, csvText, type ReportRow } from '@bandiera/ui/import'
import { texts } from './texts.ts'

const { columns, errors } = texts
type RateColumn = keyof typeof columns

export interface CheckedRate extends ReportRow {
  /** The change to write; absent when the line is wrong or changes nothing. */
  change?: { istitutoId: string; prodottoId: string; tasso: Rates } | undefined
}

/** @returns the verdict on every line, or in Italian why the file as a whole cannot be used. */
export function checkRates(table: CsvTable, istituti: readonly Istituto[]): CheckedRate[] | string {
  const at = new Map(table.headers.map((header, index) => [plain(header), index]))
  const missing = (['istituto', 'prodotto', 'tanMin', 'tanMax'] as const).find((one) => !at.has(plain(columns[one])))
  if (missing) return errors.colonna(columns[missing])
  const seen = new Map<string, number>()
  return table.rows.map((row) => {
    const cell = (colonna: RateColumn) => {
      const index = at.get(plain(columns[colonna]))
      return index === undefined ? undefined : (row.cells[index] ?? '')
    }
    return checkRow(row, cell, istituti, seen)
  })
}

type Cell = (colonna: RateColumn) => string | undefined

function checkRow({ riga, inPiu }: CsvRow, cell: Cell, istituti: readonly Istituto[], seen: Map<string, number>) {
  const [istituto = '', prodotto = ''] = [cell('istituto'), cell('prodotto')]
  const line = { riga, idEsterno: '', titolo: `${istituto} – ${prodotto}`, daControllare: [] }
  try {
    if (inPiu > 0) throw new Wrong(errors.inPiu)
    const owner = onlyOne(istituti, istituto, errors.istituto, errors.piuIstituti)
    const before = onlyOne(owner.prodotti ?? [], prodotto, errors.prodotto, errors.piuProdotti)
    const key = `${owner._id} ${before.id}`
    const earlier = seen.get(key)
    if (earlier !== undefined) throw new Wrong(errors.doppia(earlier))
    seen.set(key, riga)
    const tasso = readRates(cell, before)
    if (RATE_FIELDS.every((campo) => tasso[campo] === before[campo]))
      return { ...line, id: owner._id, esito: 'identico' as const }
    const change = { istitutoId: owner._id, prodottoId: before.id, tasso }
    return { ...line, id: owner._id, esito: 'aggiornato' as const, change }
  } catch (error) {
    if (error instanceof Wrong) return { ...line, esito: 'errore' as const, motivo: error.message }
    throw error
  }
}

/** The rates of a line; fields without a column are kept. */
function readRates(cell: Cell, before: Product): Rates {
  const read = (campo: keyof Rates, parse: (text: string) => number | string | null, why: typeof errors.numero) => {
    const text = cell(campo)
    if (text === undefined) return before[campo]
    if (text === '') return undefined
    const value = parse(text)
    if (value === null) throw new Wrong(why(columns[campo], text))
    return value
  }
  const tasso = {
    tanMin: read('tanMin', parseNumber, errors.numero),
    tanMax: read('tanMax', parseNumber, errors.numero),
    validoDal: read('validoDal', parseDay, errors.giorno),
    validoAl: read('validoAl', parseDay, errors.giorno),
  } as Rates
  if (tasso.tanMin === undefined && tasso.tanMax === undefined) throw new Wrong(errors.senzaTan)
  const checked = ProductSchema.safeParse({ ...before, ...tasso })
  if (!checked.success) throw new Wrong(checked.error.issues[0]!.message)
  return tasso
}

/** The only record of that name, ignoring capitals and spaces. */
function onlyOne<R extends { nome: string }>(
  records: readonly R[],
  nome: string,
  none: (nome: string) => string,
  many: (nome: string) => string,
): R {
  const found = records.filter((one) => plain(one.nome) === plain(nome))
  if (found.length !== 1) throw new Wrong(found.length === 0 ? none(nome) : many(nome))
  return found[0]!
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

class Wrong extends Error {}

const RATE_FIELDS = ['tanMin', 'tanMax', 'validoDal', 'validoAl'] as const
type Rates = Pick<Product, (typeof RATE_FIELDS)[number]>

/** Today's rates of every product, as a file that the import can read. */
export const ratesCsv = (istituti: readonly Istituto[]): string =>
  csvText(
    Object.values(columns).map((label) => ({ label })),
    istituti.flatMap(({ nome, prodotti = [] }) =>
      prodotti.map((prodotto) => [nome, prodotto.nome, ...RATE_FIELDS.map((campo) => prodotto[campo])]),
    ),
  )
