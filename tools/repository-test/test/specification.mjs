import { parseSync } from '@swc/core'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sections of the specification that state what the product does. */
const SECTIONS = [2, 3, 4, 5, 6, 7, 8, 9]
/** Files that `npm test` runs: tests of Jest, and the journeys of e2e/playwright.config.ts. */
const RUN = /^(?:e2e\/journeys\/.+\.spec\.ts|(?:shared|shell|server|mf-[a-z]+|tools|bench)\/.+\.test\.tsx?)$/
const NOT_YET = 'not yet'
const PLANNED = /^planned: issue \d+$/
const PROOF = /^`(?<file>\S+) › (?<title>.+)`$/

/**
 * @typedef {object} Row
 * @property {string} number `2.14`
 * @property {string[]} cells statement, how it is held, proof
 * @property {string[]} proofs parts of the last cell
 */

/** Rows of the tables, in order. @param {string} page @returns {Row[]} */
export function rowsOf(page) {
  return [...page.matchAll(/^\| *(\d+\.\d+) *\|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
    const cells = rest.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
    const proofs = (cells.at(-1) ?? '').split('<br>').map((proof) => proof.trim())
    return { number, cells, proofs: proofs.filter(Boolean) }
  })
}

/** What is wrong with the table, one sentence each; empty when every statement has a proof that exists.
 * @param {string} page @param {string} root folder that the files of the proofs are named from */
export function complaintsAbout(page, root) {
  const rows = rowsOf(page)
  const of = proofsIn(root)
  const wrong = (/** @type {string} */ proof) => (proof === NOT_YET || PLANNED.test(proof) ? [] : of(proof))
  return [
    ...numbering(rows.map(({ number }) => number)),
    ...rows.flatMap((row) => shape(row).map((complaint) => `${row.number}: ${complaint}`)),
    ...rows.flatMap(({ number, proofs }) => proofs.flatMap((proof) => wrong(proof).map((why) => `${number}: ${why}`))),
    ...unheld(page, rows),
  ]
}

/** Tells what is wrong with a proof `file › title`; nothing when the file has that test once and `npm test` runs it.
 * @param {string} root folder that the files are named from @returns {(proof: string) => string[]} */
export function proofsIn(root) {
  const titles = titlesIn(root)
  return (proof) => {
    const { file, title } = PROOF.exec(proof)?.groups ?? {}
    if (!file || !title) return [`cannot read the proof ${proof}`]
    const found = titles(file)
    if (!found) return [`npm test runs no file ${file}`]
    const count = found.filter((one) => one === title || one.endsWith(TITLE_SEPARATOR + title)).length
    if (count === 0) return [`${file} has no test "${title}"`]
    return count === 1 ? [] : [`${file} has ${count} tests "${title}": write the group before the title`]
  }
}

/** @param {Row} row */
function shape({ cells, proofs }) {
  if (cells.length !== 3) return [`has ${cells.length + 1} cells instead of 4`]
  if (cells[0] === '') return ['says nothing']
  return proofs.length === 0 ? ['has no proof'] : []
}

/** Every section is there, and its rows count on from 1. @param {string[]} numbers */
function numbering(numbers) {
  return SECTIONS.flatMap((section) => {
    const own = numbers.filter((number) => number.startsWith(`${section}.`))
    if (own.length === 0) return [`section ${section} has no row`]
    const at = own.findIndex((number, index) => number !== `${section}.${index + 1}`)
    return at < 0 ? [] : [`${own[at]} is where ${section}.${at + 1} belongs`]
  })
}

/** What is not held yet is named in the list at the end, and nothing else is. @param {string} page @param {Row[]} rows */
function unheld(page, rows) {
  const [, list = ''] = page.split(/^## Not yet$/m)
  const listed = [...list.matchAll(/^- (\d+\.\d+)\b/gm)].map(([, number]) => number)
  const open = rows.filter(({ proofs }) => proofs.includes(NOT_YET)).map(({ number }) => number)
  return [
    ...open
      .filter((number) => !listed.includes(number))
      .map((number) => `${number}: the list "Not yet" has no word on it`),
    ...listed
      .filter((number) => !open.includes(number ?? ''))
      .map((number) => `${number}: only the list "Not yet" names it`),
  ]
}

/** Reads each file once; `null` when it is not a file of tests that `npm test` runs. @param {string} root */
function titlesIn(root) {
  /** @type {Map<string, string[] | null>} */
  const known = new Map()
  return (/** @type {string} */ file) => {
    if (!known.has(file)) known.set(file, RUN.test(file) && existsSync(join(root, file)) ? read(file) : null)
    return known.get(file) ?? null
  }

  /** @param {string} file */
  function read(file) {
    return testTitles(readFileSync(join(root, file), 'utf8'), file.endsWith('x'))
  }
}

const GROUP = 'describe'
const RUNNERS = new Set([GROUP, 'it', 'test'])
/** What may follow a runner's name in a test that runs; `skip`, `todo` and `fixme` are proof of nothing. */
const MODES = new Set([GROUP, 'each', 'only', 'concurrent', 'serial', 'parallel'])
/** Between the title of a group and the title in it. */
const TITLE_SEPARATOR = ' › '

/**
 * Titles of the tests that a file runs, each after the titles of its groups, as they are written in the source: `%s`
 * and `${name}` are not filled in. Words in comments and texts are no titles, because swc reads the code.
 * @param {string} source @param {boolean} [tsx] the source may hold elements
 */
export function testTitles(source, tsx = false) {
  /** @type {string[]} */
  const titles = []
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }), [])
  return titles

  /** @param {any} node @param {readonly string[]} groups */
  function visit(node, groups) {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, groups))
    if (!node || typeof node !== 'object') return
    const call = node.type === 'CallExpression' ? calledAs(node.callee) : null
    if (call?.isOff) return
    const title = call && titleOf(node.arguments[0]?.expression, source)
    if (title && !call.isGroup) titles.push([...groups, title].join(TITLE_SEPARATOR))
    const inside = title && call.isGroup ? [...groups, title] : groups
    for (const child of Object.values(node)) visit(child, inside)
  }
}

/** How a runner is called; `null` for every other call. @param {any} callee */
function calledAs(callee) {
  const [runner = '', ...modes] = namesOf(callee)
  if (!RUNNERS.has(runner)) return null
  return { isGroup: [runner, ...modes].includes(GROUP), isOff: modes.some((mode) => !MODES.has(mode)) }
}

/** `it.each(rows)` -> `['it', 'each']`. @param {any} callee @returns {string[]} */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.value]
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), callee.property.value ?? '?']
  if (callee.type === 'CallExpression') return namesOf(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? namesOf(callee.tag) : []
}

/** @param {any} node first argument @param {string} source @returns {string | null} */
function titleOf(node, source) {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type !== 'TemplateLiteral') return null
  const parts = node.quasis.map((/** @type {any} */ { raw }) => raw.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`\`(${parts.join(String.raw`\$\{[^}]*\}`)})\``).exec(source)?.[1] ?? null
}
