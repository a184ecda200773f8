import type Papa from 'papaparse'

export interface Line {
  riga: number
  cells: string[]
}
type Lines = { ok: true; lines: Line[] } | { ok: false; motivo: string }

const MARKS = [';', '\t', ',', '|'] as const
const LOOKED = 30
const HINT = /^"?sep=(.)"?[;,\t|]*(\r\n|\r|\n)/i

/** The lines of a CSV, or an Italian error that names the line with an open quote. */
export function csvLines(text: string, parser: typeof Papa, isKnown: (header: string) => boolean): Lines {
  const hint = HINT.exec(text)
  const body = hint ? text.slice(hint[0].length) : text
  const first = hint ? 2 : 1
  const delimiter = hint?.[1] ?? markOf(body, parser, isKnown)
  const { data, errors } = parser.parse<string[]>(body, { delimiter })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    const at = (broken.row ?? 0) + first
    return { ok: false, motivo: `Alla riga ${at} le virgolette non si chiudono: correggila e riprova.` }
  }
  return { ok: true, lines: data.map((cells, index) => ({ riga: index + first, cells: cells.map(plainCell) })) }
}

/** The separator that gives the most known column names in a line, else the most cells in a line. */
function markOf(text: string, parser: typeof Papa, isKnown: (header: string) => boolean): string {
  const scores = MARKS.map((mark) => {
    const { data } = parser.parse<string[]>(text, { delimiter: mark, preview: LOOKED })
    const known = Math.max(0, ...data.map((cells) => cells.filter((cell) => isKnown(plainCell(cell))).length))
    return { mark, known, cells: headCells(data) }
  })
  return scores.reduce((best, one) =>
    one.known > best.known || (one.known === best.known && one.cells > best.cells) ? one : best,
  ).mark
}

/** Cells of the first line that has more than one: a title above the table has none of the marks. */
const headCells = (lines: readonly string[][]): number => lines.find((cells) => cells.length > 1)?.length ?? 1

/** Without hard blanks around it, and without the `="…"` or apostrophe that stops a spreadsheet from parsing it. */
export const plainCell = (cell: string): string =>
  cell
    .replaceAll('\u00a0', ' ')
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+\-@\t\r]|\d+$)/, '')
