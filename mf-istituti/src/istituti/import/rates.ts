import { ProdottoSchema, type Istituto, type Prodotto } from '@bandiera/domain'
import { parseDay, parseNumber } from '@bandiera/ui/form'
import type { CsvRow, CsvTable, ReportRow } from '@bandiera/ui/import'
import { texts } from './texts.ts'
import { CAMPI_TASSO, type Tasso } from './rates-csv.ts'

const { colonne, errori } = texts
type Colonna = keyof typeof colonne

/** Verdict on one line of the file of rates. */
export interface TassoGiudicato extends ReportRow {
  /** What to write; absent where the line is wrong or changes nothing. */
  cambia?: { istitutoId: string; prodottoId: string; tasso: Tasso } | undefined
}

/** @returns the verdict on every line, or in Italian why the file as a whole cannot be used. */
export function giudicaTassi(table: CsvTable, istituti: readonly Istituto[]): TassoGiudicato[] | string {
  const at = new Map(table.headers.map((header, index) => [plain(header), index]))
  const missing = (['istituto', 'prodotto', 'tanMin', 'tanMax'] as const).find((one) => !at.has(plain(colonne[one])))
  if (missing) return errori.colonna(colonne[missing])
  const seen = new Map<string, number>()
  return table.rows.map((row) => {
    const cell = (colonna: Colonna) => {
      const index = at.get(plain(colonne[colonna]))
      return index === undefined ? undefined : (row.cells[index] ?? '')
    }
    return giudicaRiga(row, cell, istituti, seen)
  })
}

type Cell = (colonna: Colonna) => string | undefined

function giudicaRiga({ riga, inPiu }: CsvRow, cell: Cell, istituti: readonly Istituto[], seen: Map<string, number>) {
  const [istituto = '', prodotto = ''] = [cell('istituto'), cell('prodotto')]
  const line = { riga, idEsterno: '', titolo: `${istituto} – ${prodotto}`, daControllare: [] }
  try {
    if (inPiu > 0) throw new Wrong(errori.inPiu)
    const owner = only(istituti, istituto, errori.istituto, errori.piuIstituti)
    const before = only(owner.prodotti ?? [], prodotto, errori.prodotto, errori.piuProdotti)
    const key = `${owner._id} ${before.id}`
    const earlier = seen.get(key)
    if (earlier !== undefined) throw new Wrong(errori.doppia(earlier))
    seen.set(key, riga)
    const tasso = readTasso(cell, before)
    if (CAMPI_TASSO.every((campo) => tasso[campo] === before[campo]))
      return { ...line, id: owner._id, esito: 'identico' as const }
    const cambia = { istitutoId: owner._id, prodottoId: before.id, tasso }
    return { ...line, id: owner._id, esito: 'aggiornato' as const, cambia }
  } catch (error) {
    if (error instanceof Wrong) return { ...line, esito: 'errore' as const, motivo: error.message }
    throw error
  }
}

/** The rates of a line; what the file has no column for stays. */
function readTasso(cell: Cell, before: Prodotto): Tasso {
  const read = <C extends Colonna>(
    campo: C,
    parse: (text: string) => number | string | null,
    why: typeof errori.numero,
  ) => {
    const text = cell(campo)
    if (text === undefined) return before[campo as keyof Tasso]
    if (text === '') return undefined
    const value = parse(text)
    if (value === null) throw new Wrong(why(colonne[campo], text))
    return value
  }
  const tasso = {
    tanMin: read('tanMin', parseNumber, errori.numero),
    tanMax: read('tanMax', parseNumber, errori.numero),
    validoDal: read('validoDal', parseDay, errori.giorno),
    validoAl: read('validoAl', parseDay, errori.giorno),
  } as Tasso
  if (tasso.tanMin === undefined && tasso.tanMax === undefined) throw new Wrong(errori.senzaTan)
  const checked = ProdottoSchema.safeParse({ ...before, ...tasso })
  if (!checked.success) throw new Wrong(checked.error.issues[0]!.message)
  return tasso
}

/** The only record of that name, whatever its capitals and spaces. */
function only<R extends { nome: string }>(
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

/** What is wrong with a line, in the words of the report. */
class Wrong extends Error {}
