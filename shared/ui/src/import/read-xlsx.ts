import { unzipSync, strFromU8 } from 'fflate'
import readWorkbook, { type CellValue, type Sheet } from 'read-excel-file/universal'
import { plainCell } from './csv-lines.ts'
import { type SheetChoice, type TableRead, wrong } from './read-csv.ts'
import { tableOfLines } from './table-of-lines.ts'

/** Maximum size after unpacking: a few kilobytes can unpack to gigabytes. */
const MOST_UNPACKED = 200 * 1024 * 1024
const MOST_CELLS = 1_000_000
const UNREADABLE = 'Questo non è un file di Excel che so leggere: salvalo di nuovo come .xlsx o come CSV.'

export async function readXlsx(bytes: Uint8Array, isKnown: (header: string) => boolean): Promise<TableRead> {
  const facts = factsOf(bytes)
  if (!facts) return wrong(UNREADABLE)
  if (facts.unpacked > MOST_UNPACKED) return wrong('Il file di Excel è troppo grande: dividilo in più file.')
  const sheets = await workbookOf(bytes)
  if (!sheets) return wrong(UNREADABLE)
  const visible = sheets.filter(({ sheet }) => !facts.hidden.has(sheet))
  const chosen = visible.length > 0 ? visible : sheets
  if (chosen.reduce((sum, { data }) => sum + data.length * (data[0]?.length ?? 0), 0) > MOST_CELLS)
    return wrong('Il file di Excel ha più di un milione di celle: dividilo in più file.')
  const read = chosen.map(({ sheet, data }) => ({ nome: sheet, answer: tableOfLines(linesOf(data), isKnown) }))
  const fogli = read.flatMap(({ nome, answer }): SheetChoice[] => (answer.ok ? [{ nome, table: answer.table }] : []))
  if (fogli.length > 0) return { ok: true, fogli }
  const [first] = read
  return first && !first.answer.ok ? first.answer : wrong(UNREADABLE)
}

/** Unpacked size and hidden sheets, without unpacking anything but the list of sheets. */
function factsOf(bytes: Uint8Array): { unpacked: number; hidden: Set<string> } | null {
  try {
    let unpacked = 0
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        return name === 'xl/workbook.xml' && originalSize < MOST_UNPACKED / 100
      },
    })
    const list = found['xl/workbook.xml']
    if (!list) return unpacked > MOST_UNPACKED ? { unpacked, hidden: new Set() } : null
    const sheets = [...new DOMParser().parseFromString(strFromU8(list), 'application/xml').querySelectorAll('sheet')]
    const hidden = sheets.filter((sheet) => (sheet.getAttribute('state') ?? 'visible') !== 'visible')
    return { unpacked, hidden: new Set(hidden.map((sheet) => sheet.getAttribute('name') ?? '')) }
  } catch {
    return null
  }
}

async function workbookOf(bytes: Uint8Array): Promise<Sheet[] | null> {
  try {
    return await readWorkbook(bytes.slice().buffer)
  } catch {
    return null
  }
}

const linesOf = (data: Sheet['data']) =>
  data.map((cells, index) => ({ riga: index + 1, cells: cells.map((cell) => textOfCell(cell)) }))

/** A cell as an Italian spreadsheet would show it: decimals with a comma and no thousands, days as `gg/mm/aaaa`. */
function textOfCell(cell: CellValue | null): string {
  const value: unknown = cell
  if (typeof value === 'number') return textOfNumber(value)
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (value instanceof Date) return textOfDate(value)
  return typeof value === 'string' ? plainCell(value) : ''
}

/** Fifteen digits, as Excel shows them: the others are noise of its sums. */
function textOfNumber(value: number): string {
  const shown = Number(value.toPrecision(15))
  if (Number.isInteger(shown)) return BigInt(shown).toString()
  return (Math.abs(shown) < 1e-6 ? shown.toFixed(15).replace(/0+$/, '') : String(shown)).replace('.', ',')
}

const two = (value: number): string => String(value).padStart(2, '0')
/** Excel's days have no zone: the library gives them as UTC. */
const textOfDate = (date: Date): string => {
  const hours = date.getUTCHours() + date.getUTCMinutes() > 0
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`
  return hours ? `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}` : day
}
