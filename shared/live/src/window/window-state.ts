import type { Answer } from './window-source.ts'

/** What a window shows now. */
export interface WindowState {
  rows: readonly { _id: string }[]
  /** How many records match, and how many the user sees at all. */
  total: number
  visible: number
  counts: Answer['counts']
  /** The first answer to this question is not here yet; `rows` are those of the question before. */
  loading: boolean
  /** Italian, ready to show; the rows stay. */
  error: string | null
  /** There are rows after these. */
  more: boolean
}

/** Nothing has been answered yet. */
export const EMPTY: WindowState = {
  rows: [],
  total: 0,
  visible: 0,
  counts: {},
  loading: true,
  error: null,
  more: false,
}
