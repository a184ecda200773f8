import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What an entry exports and every declaration of ours behind it, each once, in an order of names. Where a declaration lives,
 * its comments and its values are no API.
 * @param {string} folder of the declarations @param {string} source `shared/ui/src/index.ts` @returns {string[]} blocks */
export function surfaceOf(folder, source) {
  const { read, exportsOf, origin, entry } = followExports(folder)
  /** @type {Set<string>} */
  const blocks = new Set()
  /** @type {Set<string>} */
  const seen = new Set()
  const exported = exportsOf(entry(source))
  const byName = new Set(exported.map((one) => ('file' in one && one.name === one.as ? `${one.file} ${one.name}` : '')))
  /** @param {string} file @param {string} name */
  const visit = (file, name) => {
    const key = `${file} ${name}`
    if (seen.has(key)) return
    seen.add(key)
    for (const statement of read(file).own.get(name) ?? []) {
      blocks.add(byName.has(key) ? `export ${asApi(statement)}` : asApi(statement))
      for (const found of namesIn(file, statement)) if ('file' in found) visit(found.file, found.name)
    }
  }
  /** What a statement speaks of. @param {string} file @param {string} statement */
  const namesIn = (file, statement) => {
    const { own, imports } = read(file)
    const words = statement.replaceAll(/"[^"]*"|'[^']*'/g, '').match(/[A-Za-z_$][\w$]*/g) ?? []
    const known = [...new Set(words)].filter((word) => own.has(word) || imports.has(word))
    const inline = [...statement.matchAll(/import\("(?<from>[^"]+)"\)\.(?<name>\w+)/g)]
    return [
      ...known.map((word) => origin(file, undefined, word)),
      ...inline.map(({ groups }) => origin(file, groups?.from, groups?.name ?? '')),
    ]
  }
  for (const one of exported) {
    const name = one.name === one.as ? one.name : `${one.name} as ${one.as}`
    if (!('file' in one)) blocks.add(`export { ${name} } from '${one.from}';`)
    else if (one.name !== one.as) blocks.add(`export { ${name} };`)
    if ('file' in one) visit(one.file, one.name)
  }
  return [...blocks].toSorted((a, b) => (nameOf(a) === nameOf(b) ? (a < b ? -1 : 1) : nameOf(a) < nameOf(b) ? -1 : 1))
}

/** @param {string} block @returns {string} what it declares or exports */
export const nameOf = (block) =>
  /^export \{ (?:\S+ as )?(?<name>\S+) \}/.exec(block)?.groups?.name ??
  /(?:const|let|var|function|class|interface|type|enum) (?<name>[\w$]+)/.exec(block)?.groups?.name ??
  block

/** Without what callers cannot rely on: values of constants, names of destructured parameters, the node of a component.
 * @param {string} statement */
function asApi(statement) {
  const text = statement
    .replace(/^export (?:default )?/, '')
    .replaceAll('import("react").', '')
    .replaceAll(/([(,] ?)\{ [^{}()]*\}: /g, '$1_: ')
    .replace(/^(declare function [A-Z][\s\S]*\)): [^()]*;$/, '$1: ReactNode;')
    .replace(/^(declare const [A-Z][\s\S]*\)) => [^()]*;$/, '$1 => ReactNode;')
  if (!text.startsWith('declare const')) return text
  return text
    .replace(/^(declare const [\w$]+) = .*;$/, '$1: unknown;')
    .replaceAll(/^( +readonly [\w$]+): (?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\d+);$/gm, '$1: unknown;')
}

/** @typedef {{ as: string, file: string, name: string }} Ours a declaration of ours: where it is, and under which name */
/** @typedef {{ as: string, from: string, name: string }} Theirs something of another package, passed on */

/** Follows names through files, lists and stars to where they are declared.
 * @param {string} folder where the declarations are */
function followExports(folder) {
  /** @type {Map<string, Declarations>} */
  const files = new Map()
  /** @param {string} file @returns {Declarations} */
  const read = (file) => {
    const known = files.get(file) ?? readDeclarations(file)
    files.set(file, known)
    return known
  }
  /** The file that an import means; `null` for another package. @param {string} file @param {string} from */
  const resolve = (file, from) => {
    if (from === '@bandiera/wire') return join(folder, 'shared/wire/src/index.d.ts')
    return from.startsWith('.') ? declarationOf(join(dirname(file), from)) : null
  }
  /** What one file exports. @param {string} file @returns {(Ours | Theirs)[]} */
  const exportsOf = (file) => {
    const { exports, stars } = read(file)
    const inherited = stars.flatMap((from) => {
      const target = resolve(file, from)
      return target ? exportsOf(target) : [{ as: '*', from, name: '*' }]
    })
    return [...inherited, ...[...exports].map(([as, { from, name }]) => ({ ...origin(file, from, name), as }))]
  }
  /** The origin of a name that a file re-exports, or declares itself.
   * @param {string} file @param {string | undefined} from @param {string} name @returns {Ours | Theirs} */
  const origin = (file, from, name) => {
    const passed = from ? { from, name } : read(file).imports.get(name)
    if (!passed) return { as: name, file, name }
    const target = resolve(file, passed.from)
    if (!target) return { as: name, ...passed }
    return exportsOf(target).find(({ as }) => as === passed.name) ?? { as: name, ...passed }
  }
  return { read, exportsOf, origin, entry: (/** @type {string} */ source) => join(folder, declarationOf(source)) }
}

/** @param {string} file */
const declarationOf = (file) => file.replace(/\.tsx?$/, '.d.ts')

/** One `.d.ts` as tsc writes it: statements by the name that they declare, imports by the name in this file, exports by the
 * name outside (`from` another file), and the files whose exports are all exported.
 * @typedef {{ own: Map<string, string[]>, imports: Map<string, { from: string, name: string }>,
 *   exports: Map<string, { from?: string, name: string }>, stars: string[] }} Declarations */

/** tsc begins every statement in the first column, and none of its other lines. */
const START = /^(?:export|import|declare|type|interface|const|function|class|abstract|enum)\b/
const DECLARED =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|var|function|class|interface|type|enum) (?<name>[\w$]+)/
const LIST =
  /^(?<kind>import|export) (?:type )?(?:(?<whole>[\w$]+),? ?)?(?:\{(?<names>[^}]*)\})?(?: from ["'](?<from>[^"']+)["'])?;?$/

/** @param {string} file */
function readDeclarations(file) {
  /** @type {Declarations} */
  const found = { own: new Map(), imports: new Map(), exports: new Map(), stars: [] }
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) take(found, statement)
  return found
}

/** @param {string} text */
function statementsOf(text) {
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
