// @ts-check
import { parseSync } from '@swc/core'

const GROUP = 'describe'
const RUNNERS = new Set([GROUP, 'it', 'test'])
/** What may follow a runner's name in a test that runs; `skip`, `todo` and `fixme` are proof of nothing. */
const MODES = new Set([GROUP, 'each', 'only', 'concurrent', 'serial', 'parallel'])
/** Between the title of a group and the title in it. */
export const TITLE_SEPARATOR = ' › '

/**
 * Titles of the tests that a file runs, each after the titles of its groups, as they are written in the source: `%s` and
 * `${name}` are not filled in. Words in comments and texts are no titles, because swc reads the code.
 * @param {string} source
 * @param {boolean} [tsx] the source may hold elements
 * @returns {string[]}
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
