import type { Line } from './csv-lines.ts'

const YEAR = /^(?:(?:al |anno |esercizio )?(?:\d{1,2}[/.-]\d{1,2}[/.-])?(?:19|20)\d\d|fy ?(?:20)?\d\d)$/i

/** A line whose cells say years and nothing else, none in the first column: no record is like that. */
const isYears = (line: Line | undefined): line is Line =>
  line !== undefined &&
  line.cells[0] === '' &&
  line.cells.every((cell) => cell === '' || YEAR.test(cell.trim())) &&
  line.cells.some((cell) => cell !== '')

/** The line of years right above the names of the columns, or right below them: `Fatturato` over `2023` and `2024`. */
export function yearsBeside(lines: readonly Line[], at: number): { above: Line | null; below: Line | null } {
  const [before, after] = [lines[at - 1], lines[at + 1]]
  if (isYears(before)) return { above: before, below: null }
  const named = lines[at]!.cells
  const isColumn =
    isYears(after) &&
    after.cells.every((cell, column) => cell === '' || !/^(?:anno|esercizio)\b/i.test(named[column] ?? ''))
  return { above: null, below: isColumn ? after : null }
}

/**
 * The names of the columns with the years beside them. A cell that spans several columns holds its text in the first of them: a name goes
 * on over the years to its right, and a year over the names to its right that know years.
 */
export function withYears(
  cells: readonly string[],
  years: Line | null,
  isKnown: (header: string) => boolean,
): string[] {
  if (!years) return [...cells]
  let [name, year] = ['', '']
  return Array.from({ length: Math.max(cells.length, years.cells.length) }, (_, column) => {
    const own = years.cells[column] ?? ''
    if (cells[column]) name = cells[column]
    if (own) return `${name} ${(year = own)}`
    const head = cells[column] ?? ''
    return year && head && isKnown(`${head} ${year}`) ? `${head} ${year}` : head
  })
}
