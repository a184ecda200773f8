import { WINDOW_ROWS, WindowLineSchema, type WindowQuestion, type WindowRow } from '@bandiera/wire'
import type { WindowSource } from './window-source.ts'

/**
 * Every row, from the lines of one pass.
 * @throws when the answer breaks off
 */
export async function rowsOfLines(lines: AsyncIterable<unknown>): Promise<WindowRow[]> {
  // by id: a record that changes between two parts may arrive twice
  const found = new Map<string, WindowRow>()
  for await (const value of lines) {
    const line = WindowLineSchema.parse(value)
    if ('rows' in line) return [...found.values()]
    found.set(line.d._id, line)
  }
  throw new Error('the rows of a window broke off')
}

/** Every row, as many at a time as an answer may bring. */
export async function inParts(
  ask: WindowSource['ask'],
  question: WindowQuestion,
  signal: AbortSignal,
): Promise<WindowRow[]> {
  const found = new Map<string, WindowRow>()
  let after: string | undefined
  do {
    const { rows, next } = await ask({ ...question, n: WINDOW_ROWS, ...(after !== undefined && { after }) }, signal)
    for (const row of rows) found.set(row.d._id, row)
    after = next ?? undefined
  } while (after !== undefined)
  return [...found.values()]
}
