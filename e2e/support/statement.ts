import { readFileSync, writeFileSync } from 'node:fs'
import { WIDTHS } from './conditions.ts'
import type { State } from './states/index.ts'

/** What the page `/accessibilita` says has been checked. */
const FILE = new URL('../../shell/src/screens/accessibility-statement.json', import.meta.url)
const THEMES = 2

export interface Statement {
  /** Different pages. */
  pagine: number
  /** Pages times those who see them. */
  viste: number
  stati: number
  /** How often axe looks: everything in both themes, at every width it exists at. */
  prove: number
}

/** Counts what the checks look at: routes as each visitor reaches them, and states. */
export function statementOf(views: readonly string[][], states: readonly State[]): Statement {
  const viste = views.flat().length
  const widths = states.reduce((sum, state) => sum + (state.widths ?? WIDTHS).length, viste * WIDTHS.length)
  return { pagine: new Set(views.flat()).size, viste, stati: states.length, prove: widths * THEMES }
}

export function readStatement(): Statement {
  const { data: _, ...rest } = JSON.parse(readFileSync(FILE, 'utf8')) as Statement & { data: string }
  return rest
}

/** Writes the numbers and the day they were counted. */
export const writeStatement = (statement: Statement): void =>
  writeFileSync(FILE, `${JSON.stringify({ data: new Date().toISOString().slice(0, 10), ...statement })}\n`)
