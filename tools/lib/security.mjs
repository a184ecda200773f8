// @ts-check
import { proofsIn } from './specification.mjs'

/** @typedef {'holds' | 'partly' | 'gap' | 'not used'} State */
/** @typedef {{ numbers: string[], level: string, state: string, cells: string[], proofs: string[] }} Row */

/** @type {State[]} */
export const STATES = ['holds', 'partly', 'gap', 'not used']
const NONE = 'none'
const NUMBERS = String.raw`\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*`

/** Level of each requirement by its number. @param {Record<string, string>} sections @returns {Map<string, string>} */
export const levelsOf = (sections) =>
  new Map(
    Object.entries(sections).flatMap(([section, levels]) =>
      [...levels].map((level, index) => /** @type {[string, string]} */ ([`${section}.${index + 1}`, level])),
    ),
  )

/** Rows of the tables `n. | level | is about | state | by what | tested by`. @param {string} page @returns {Row[]} */
export function rowsOf(page) {
  return [...page.matchAll(new RegExp(String.raw`^\| *(${NUMBERS}) *\|(.*)\|$`, 'gm'))].map(
    ([, numbers = '', rest = '']) => {
      const cells = rest.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
      const [level = '', , state = '', , tests = ''] = cells
      const proofs = tests.split('<br>').map((proof) => proof.trim())
      return { numbers: numbers.split(', '), level, state, cells, proofs }
    },
  )
}

/**
 * What is wrong with the pages, one sentence each: every number of levels 1 and 2 has its row, with its level, a state, and tests
 * that exist; numbers of level 3 have a row or are in the line below their table.
 * @param {string} pages all of them, one after the other @param {Map<string, string>} levels @param {string} root
 * @returns {string[]}
 */
export function complaintsAbout(pages, levels, root) {
  const rows = rowsOf(pages)
  const left = [...pages.matchAll(new RegExp(`^Level 3 besides.*?: (${NUMBERS})\\.$`, 'gm'))].flatMap(
    ([, numbers = '']) => numbers.split(', '),
  )
  const named = [...rows.flatMap(({ numbers }) => numbers), ...left]
  const wrong = proofsIn(root)
  return [
    ...rows.flatMap((row) => shape(row).map((why) => `${row.numbers[0]}: ${why}`)),
    ...rows.flatMap(({ numbers, level }) => numbers.flatMap((number) => mislabelled(number, level))),
    ...left.flatMap((number) => mislabelled(number, '3')),
    ...named.filter((number, index) => named.indexOf(number) !== index).map((number) => `${number}: is there twice`),
    ...[...levels.keys()].filter((number) => !named.includes(number)).map((number) => `${number}: is missing`),
    ...rows.flatMap(({ numbers, proofs }) =>
      proofs.filter((proof) => proof !== NONE).flatMap((proof) => wrong(proof).map((why) => `${numbers[0]}: ${why}`)),
    ),
  ]

  /** @param {string} number @param {string} level */
  function mislabelled(number, level) {
    const real = levels.get(number)
    if (real === undefined) return [`${number}: is no number of this version`]
    return real === level ? [] : [`${number}: is of level ${real}, not ${level}`]
  }
}

/** @param {Row} row */
function shape({ state, cells }) {
  if (cells.length !== 5) return [`has ${cells.length + 1} cells instead of 6`]
  if (!STATES.some((one) => one === state)) return [`has the state "${state}"`]
  const isSilent = cells[1] === '' || cells[4] === '' || (cells[3] === '' && state !== 'holds')
  return isSilent ? ['says nothing'] : []
}

/** How many numbers of levels 1 and 2 are in which state, and how many of level 3 have a row, by chapter. @param {string} pages */
export function countsOf(pages) {
  /** @type {Record<string, number[]>} */
  const counts = {}
  for (const { numbers, level, state } of rowsOf(pages)) {
    const own = (counts[`V${numbers[0]?.split('.')[0]}`] ??= [0, 0, 0, 0, 0])
    const at = level === '3' ? STATES.length : STATES.findIndex((one) => one === state)
    own[at] = (own[at] ?? 0) + numbers.length
  }
  return counts
}

/** Numbers that are a gap. @param {string} pages */
export const gapsOf = (pages) => rowsOf(pages).flatMap(({ numbers, state }) => (state === 'gap' ? numbers : []))
