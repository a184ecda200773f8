import { proofsIn } from './specification.mjs'

/** @typedef {'holds' | 'partly' | 'gap' | 'not used'} State */
/** @typedef {{ numbers: string[], level: string, state: string, cells: string[], proofs: string[] }} Row */

/** @type {State[]} */
export const STATES = ['holds', 'partly', 'gap', 'not used']
const NONE = 'none'
const NUMBERS = String.raw`\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*`

/** Level of each requirement by its number. @param {Record<string, string>} sections */
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
 *
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

/**
 * Numbers and levels of OWASP Application Security Verification Standard 5.0.0: one digit, its level, for each requirement of a section, in
 * its order. From `5.0/docs_en/OWASP_Application_Security_Verification_Standard_5.0.0_en.csv` of github.com/OWASP/ASVS, commit
 * 5cf9b032440be53ce345ab3c130fda46ba1ce7a2, read on 28 November 2026; licence CC BY-SA 4.0. No words of it are taken.
 * @type {Readonly<Record<string, string>>}
 */
export const STANDARD_SECTIONS = {
  1.1: '22',
  1.2: '1111122223',
  1.3: '112222222223',
  1.4: '222',
  1.5: '123',
  2.1: '122',
  2.2: '112',
  2.3: '12223',
  2.4: '23',
  3.1: '3',
  3.2: '113',
  3.3: '12223',
  3.4: '11222233',
  3.5: '11122333',
  3.6: '3',
  3.7: '22333',
  4.1: '12233',
  4.2: '23333',
  4.3: '22',
  4.4: '1222',
  5.1: '2',
  5.2: '112333',
  5.3: '113',
  5.4: '222',
  6.1: '122',
  6.2: '111111112222',
  6.3: '11223333',
  6.4: '112233',
  6.5: '22222333',
  6.6: '2223',
  6.7: '33',
  6.8: '2222',
  7.1: '222',
  7.2: '1111',
  7.3: '22',
  7.4: '11222',
  7.5: '223',
  7.6: '22',
  8.1: '1233',
  8.2: '1123',
  8.3: '133',
  8.4: '23',
  9.1: '111',
  9.2: '1222',
  10.1: '22',
  10.2: '223',
  10.3: '22223',
  10.4: '1111122222233333',
  10.5: '22222',
  10.6: '22',
  10.7: '222',
  11.1: '2233',
  11.2: '22233',
  11.3: '11233',
  11.4: '1222',
  11.5: '23',
  11.6: '23',
  11.7: '33',
  12.1: '12233',
  12.2: '11',
  12.3: '22223',
  13.1: '2333',
  13.2: '222223',
  13.3: '2233',
  13.4: '1222233',
  14.1: '22',
  14.2: '12223333',
  14.3: '122',
  15.1: '12233',
  15.2: '12233',
  15.3: '1222222',
  15.4: '3333',
  16.1: '2',
  16.2: '22222',
  16.3: '2222',
  16.4: '222',
  16.5: '2223',
  17.1: '23',
  17.2: '22223333',
  17.3: '22',
}
