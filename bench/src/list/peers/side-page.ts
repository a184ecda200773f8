import type { Answer, Order } from '../answer.ts'
import type { Line, State } from '../records.ts'

/** A page with a list: how its rows are found, and what a person can do that is not typing. */
export interface SidePage {
  draw: (records: readonly Line[]) => void
  /** All rows that are in the page. */
  rows: string
  /** The row at a place of the whole list, from 0. */
  rowAt: (place: number) => string
  /** Cells of a row, without the one of its check box. */
  cells: string
  choose: (stato: State | null) => void
  sort: (order: Order | null) => void
  /** Takes in changed records, each in the place of the one with its id. */
  update?: (changed: readonly Line[]) => void
}

/** What a program outside asks of the page. Times are in milliseconds. */
export interface Asked {
  /** From nothing to the first rows, with their texts, where they belong. */
  first: (expected: Answer) => Promise<number>
  /** From a key to the rows that it asks for. */
  type: (text: string, expected: Answer) => Promise<number>
  choose: (stato: State | null, expected: Answer) => Promise<number>
  sort: (order: Order | null, expected: Answer) => Promise<number>
  /** Scrolls by so many pixels so many times; the time of each until a frame shows rows there. */
  scroll: (pixels: number, times: number) => Promise<number[]>
  /** Texts of the first rows, and the number of rows as the page says it. */
  texts: (rows: number) => { count: string; rows: string[][] }
  /** Changes that arrive in ticks of the feed for so long; the time of every frame. */
  update: (perSecond: number, ms: number) => Promise<number[]>
}

declare global {
  var list: Asked
}
