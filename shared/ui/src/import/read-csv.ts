/** One line of a table, with its number as a spreadsheet shows it. */
export interface CsvRow {
  riga: number
  /** As many as the headers; what a short line lacks is empty. */
  cells: string[]
  /** Cells that the line has beyond the headers: a separator inside a text that nobody quoted. */
  inPiu: number
}

export interface CsvTable {
  headers: string[]
  rows: CsvRow[]
}

/** What a file of a spreadsheet holds, or in Italian why it cannot be read. */
export type CsvRead = { ok: true; table: CsvTable } | { ok: false; motivo: string }

const MOST_BYTES = 20 * 1024 * 1024
const wrong = (motivo: string): CsvRead => ({ ok: false, motivo })

/**
 * Reads a CSV as people have it: `;`, `,` or tab between cells, quotes, UTF-8 or, when it is not that, the Western code page
 * that Excel writes. An apostrophe that was put in front of a formula is taken away again. Empty lines are passed over.
 */
export async function readCsv(file: Blob): Promise<CsvRead> {
  if (file.size === 0) return wrong('Il file è vuoto.')
  if (file.size > MOST_BYTES) return wrong('Il file supera 20 MB: dividilo in più file.')
  const bytes = await bytesOf(file)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return wrong('Questo è un file di Excel: aprilo e salvalo come CSV, poi scegli quello.')
  const text = decoded(bytes)
  if (text.includes('\0')) return wrong('Questo non è un file di testo: scegli un file CSV.')
  return tableOf(text)
}

async function tableOf(text: string): Promise<CsvRead> {
  const { default: Papa } = await import('papaparse')
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) return wrong(`Alla riga ${(broken.row ?? 0) + 1} le virgolette non si chiudono: correggila e riprova.`)
  const lines = data.map((cells, index) => ({ riga: index + 1, cells: cells.map(cellText) }))
  const [head, ...body] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!head) return wrong('Il file è vuoto.')
  if (body.length === 0) return wrong('Il file ha solo l’intestazione: non c’è niente da importare.')
  const headers = named(head.cells)
  const rows = body.map(({ riga, cells }) => ({
    riga,
    cells: headers.map((_header, column) => cells[column] ?? ''),
    inPiu: cells.slice(headers.length).filter(Boolean).length,
  }))
  return { ok: true, table: { headers, rows } }
}

/** The separator that the first line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r|\n/)
  const counts = [';', ',', '\t'].map((mark) => ({ mark, n: line.split(mark).length }))
  return counts.reduce((best, one) => (one.n > best.n ? one : best)).mark
}

const bytesOf = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(new Error('Non riesco a leggere il file: sceglilo di nuovo.')))
    reader.readAsArrayBuffer(file)
  })

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const cellText = (cell: string): string =>
  cell
    .replaceAll('\u00a0', ' ')
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '')

/** Every column has a name of its own: one without gets its place, one that is there already a number. */
function named(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  const seen = new Map<string, number>()
  return cells.slice(0, last + 1).map((cell, index) => {
    const name = cell || `Colonna ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}
