// @ts-check
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Declarations one `.d.ts` as tsc writes it
 * @property {Map<string, string[]>} own statements by the name that they declare
 * @property {Map<string, { from: string, name: string }>} imports by the name in this file
 * @property {Map<string, { from?: string, name: string }>} exports by the name outside; `from` another file
 * @property {string[]} stars files whose exports are all exported
 */

/** tsc begins every statement in the first column, and none of its other lines. */
const START = /^(?:export|import|declare|type|interface|const|function|class|abstract|enum)\b/
const DECLARED =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum) (?<name>[\w$]+)/
const LIST =
  /^(?<kind>import|export) (?:type )?(?:(?<whole>[\w$]+),? ?)?(?:\{(?<names>[^}]*)\})?(?: from ["'](?<from>[^"']+)["'])?;?$/

/** @param {string} file @returns {Declarations} */
export function readDeclarations(file) {
  /** @type {Declarations} */
  const found = { own: new Map(), imports: new Map(), exports: new Map(), stars: [] }
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) take(found, statement)
  return found
}

/** @param {string} text */
function statementsOf(text) {
  /** @type {string[][]} */
  const statements = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (START.test(line)) statements.push([line])
    else statements.at(-1)?.push(line)
  }
  return statements.map((lines) => lines.join('\n'))
}

/** @param {Declarations} found @param {string} statement */
function take(found, statement) {
  const star = /^export \* from ["'](?<from>[^"']+)["']/.exec(statement)?.groups
  const name = DECLARED.exec(statement)?.groups?.name
  if (star) found.stars.push(star.from ?? '')
  else if (name) {
    found.own.set(name, [...(found.own.get(name) ?? []), statement])
    if (statement.startsWith('export ')) found.exports.set(name, { name })
  } else takeList(found, statement)
}

/** `import { a, type B as C } from 'x'`, `export { a as b }`. @param {Declarations} found @param {string} statement */
function takeList(found, statement) {
  const { kind, whole, names = '', from } = LIST.exec(statement.replaceAll('\n', ' '))?.groups ?? {}
  const pairs = names.split(',').flatMap((one) => {
    const [, name, as = name] = /^\s*(?:type )?([\w$]+)(?: as ([\w$]+))?\s*$/.exec(one) ?? []
    return name && as ? [{ name, as }] : []
  })
  if (kind === 'export') for (const { name, as } of pairs) found.exports.set(as, from ? { from, name } : { name })
  if (kind !== 'import' || !from) return
  if (whole) found.imports.set(whole, { from, name: 'default' })
  for (const { name, as } of pairs) found.imports.set(as, { from, name })
}
