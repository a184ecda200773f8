import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} Case */
/** @typedef {{ name: string, message: string, status: string, assertionResults: Case[] }} Suite */

const LONGEST = 300
/** Begins a line that names what failed: a command prints one for each, `--everything` repeats them at its end. */
const MARK = 'FAILED '
const STACK = /\n\s+at (?:.*\(.+:\d+:\d+\)|\S+:\d+:\d+)/

/** One line of what a test says when it fails: its message without colours and stack, cut where it gets long.
 * @param {string} message */
export function lineOf(message) {
  const [said = ''] = plain(message).split(STACK)
  const line = said.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

/** @param {string} text */
// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with it
const plain = (text) => text.replace(/\u001B\[[\d;]*m/g, '')

/** Prints what failed, for people and for `--everything`. @param {readonly string[]} failures */
export function printFailures(failures) {
  for (const failure of failures) console.log(MARK + lineOf(failure))
}

/** What a printed line names as failed. @param {string} line @returns {string[]} one or none */
export const failuresIn = (line) => (line.startsWith(MARK) ? [line.slice(MARK.length)] : [])

/** Tests of a jest `--json` report that failed or were not run, and suites that could not load. @param {string} file */
export function failuresOfJest(file) {
  if (!existsSync(file)) return []
  const { testResults = [] } = /** @type {{ testResults?: Suite[] }} */ (JSON.parse(readFileSync(file, 'utf8')))
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.flatMap(({ fullName, status: of, failureMessages }) => {
      if (of === 'passed') return []
      const why = of === 'failed' ? (failureMessages ?? []).join(' ') : 'not run'
      return [`${relative(root, name)} › ${fullName}: ${lineOf(why)}`]
    })
    return failed.length === 0 && status === 'failed' ? [`${relative(root, name)}: ${lineOf(message)}`] : failed
  })
}

/** The line of a failed check that says most: the first with an error in it, else the last. @param {string} said */
export function failureIn(said) {
  const lines = plain(said)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('>'))
  return lineOf(lines.find((line) => /\berror|\bfail|✖|×/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing')
}

/** What a run says at its very end, in few lines: each part that failed and what failed in it.
 * @param {readonly { name: string, failures: readonly string[] }[]} parts @param {number} most lines */
export function endOf(parts, most) {
  const share = Math.floor(most / Math.max(1, parts.length)) - 1
  return parts.flatMap(({ name, failures }) => {
    const shown = failures.length > share ? failures.slice(0, share - 1) : failures
    const left = failures.length - shown.length
    return [`${name}:`, ...shown.map((one) => `  ${lineOf(one)}`), ...(left > 0 ? [`  ... and ${left} more`] : [])]
  })
}
