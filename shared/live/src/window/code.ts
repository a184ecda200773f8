import type { Answer } from '../types.ts'

type Code = typeof import('./local-window.ts')

/** Makes windows; not part of the page's first load. */
let code: Code | null = null
const listeners = new Set<() => void>()

export const windowCode = (): Code | null => code

/** Loads the code of windows, once. */
export async function loadWindowCode(): Promise<Code> {
  if (code) return code
  code = await import('./local-window.ts')
  listeners.forEach((listener) => listener())
  return code
}

/** Calls back once the code is there. */
export function followWindowCode(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Milliseconds before another try after a failure. */
export const AGAIN = 5000

/** What a window shows. */
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

/** State before the first answer. */
export const EMPTY: WindowState = {
  rows: [],
  total: 0,
  visible: 0,
  counts: {},
  loading: true,
  error: null,
  more: false,
}
