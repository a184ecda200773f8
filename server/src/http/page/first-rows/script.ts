import { AUTH_TOKEN_KEY, FETCHED_KEY, FIRST_ROWS_KEY, TAB_KEY } from '@bandiera/wire'
import { escapeScript } from '../html.ts'
import { askEarly } from './ask-early.ts'
import { fetchAhead, type PageFile } from './fetch-ahead.ts'
import { buildTable, keepPlaces, showRows } from './show-rows.ts'
import { startScripts } from './start-scripts.ts'

// The page gets functions as their source text: each is complete by itself and takes what it needs as arguments.
const call = (work: (...given: never[]) => void, given: string) => `(${work})(${given})`

export const askScript = (files: readonly PageFile[]): string =>
  `${call(askEarly, [AUTH_TOKEN_KEY, TAB_KEY].map((key) => JSON.stringify(key)).join())};` +
  call(fetchAhead, `${JSON.stringify(FETCHED_KEY)},${escapeScript(JSON.stringify(files))}`)

/** @param files scripts of the portal, in order */
export const showScript = (files: readonly string[]): string =>
  call(
    showRows,
    `{buildTable:${buildTable},places:(${keepPlaces})(${JSON.stringify(FIRST_ROWS_KEY)}),` +
      `start:(${startScripts})(${JSON.stringify(files)})}`,
  )
