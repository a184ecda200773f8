// @ts-check
import { followExports } from './follow-exports.mjs'

/**
 * All that can be seen through an entry: what it exports and every declaration of ours behind it, each once, in an order that
 * does not depend on where they are written. Where a declaration lives, its comments and its values are no API.
 * @param {string} folder where the declarations are
 * @param {string} source the entry: `shared/ui/src/index.ts`
 * @returns {string[]} one block of lines for each
 */
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

/**
 * A statement without what nobody can rely on: values of constants, names of parameters taken apart, and which kind of
 * node a component answers.
 * @param {string} statement
 */
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
