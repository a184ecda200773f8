import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder, NOT_SHIPPED, SOURCE, workspacesOf } from '../../lib/workspaces.mjs'

/**
 * @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph the files that each file loads, type-only imports left out
 * @typedef {{ names: string[] | null, specifier: string, reexport: boolean }} Statement names: null for all of them
 */

const STATEMENT =
  /(?:^|\n)\s*(?:import|(?<reexport>export))\s+(?!type\b)(?:(?<clause>[\w$*{][^'";]*?)\s+from\s+)?['"](?<specifier>[^'"\n]+)['"]/g
const REACHED =
  /(?:\bimport|\brequire)\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta/g

/**
 * Which file loads which. An import of a name from the entry of a package leads to the file that declares the name: an entry that only
 * passes names on is no station for a reader.
 * @param {string} root @returns {Graph}
 */
export function importGraph(root) {
  const packages = workspacesOf(root)
  const paths = packages
    .flatMap(({ folder }) => filesUnder(root, folder, SOURCE))
    .filter((path) => !NOT_SHIPPED.test(path))
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const statements = new Map([...texts].map(([path, text]) => [path, statementsOf(text)]))
  const find = (/** @type {string} */ from, /** @type {string} */ specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
    const to = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
    const entry = to?.manifest.exports?.[`.${specifier.slice(to.name.length)}`]
    return to && typeof entry === 'string' ? posix.join(to.folder, entry) : undefined
  }
  /** @param {string} path @param {string} name @param {Set<string>} seen @returns {string | undefined} the file that declares it */
  const declares = (path, name, seen = new Set()) => {
    if (seen.has(path)) return undefined
    seen.add(path)
    const text = texts.get(path) ?? ''
    if (
      new RegExp(
        `(?:^|\\n)export (?:default )?(?:async )?(?:const|let|function\\*?|class|abstract class) ${escaped(name)}\\b`,
      ).test(text)
    )
      return path
    for (const one of statements.get(path) ?? []) {
      if (!one.reexport) continue
      const to = find(path, one.specifier)
      if (to && (one.names === null || one.names.includes(name))) {
        const found = declares(to, name, seen)
        if (found) return found
      }
    }
    return undefined
  }
  return new Map(
    [...texts].map(([path, text]) => {
      const named = (statements.get(path) ?? []).flatMap(({ names, specifier }) => {
        const to = find(path, specifier)
        if (!to) return []
        return names === null ? [to] : names.map((name) => declares(to, name) ?? to)
      })
      const reached = [...text.matchAll(REACHED)].map(([, lazy, url]) => find(path, lazy ?? url ?? ''))
      const known = [...named, ...reached].filter((to) => to !== undefined && to !== path && existsSync(join(root, to)))
      return [path, new Set(/** @type {string[]} */ (known))]
    }),
  )
}

/** @param {string} text @returns {Statement[]} */
const statementsOf = (text) =>
  [...text.matchAll(STATEMENT)].flatMap(({ groups }) => {
    const clause = groups?.clause ?? ''
    const listed = /\{(?<names>[^}]*)\}/.exec(clause)?.groups?.names
    const names = listed
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name)
    if (names?.length === 0 && listed?.includes('type ')) return []
    return [{ names: names ?? null, specifier: groups?.specifier ?? '', reexport: groups?.reexport !== undefined }]
  })

/** @param {string} name */
const escaped = (name) => name.replaceAll('$', '\\$')

/**
 * The shortest way from one of some files to another along imports, in either direction as a whole.
 * @param {Graph} graph @param {readonly string[]} from @param {string} to
 * @returns {string[] | null} from the first file to the last
 */
export function shortestWay(graph, from, to) {
  const down = search(graph, new Set(from), to)
  const up = from.map((one) => search(graph, new Set([to]), one)?.reverse() ?? null)
  const ways = [down, ...up].filter((way) => way !== null)
  return ways.sort((a, b) => a.length - b.length)[0] ?? null
}

/** @param {Graph} graph @param {ReadonlySet<string>} from @param {string} to */
function search(graph, from, to) {
  /** @type {Map<string, string | null>} */
  const before = new Map([...from].map((one) => [one, null]))
  const queue = [...from]
  for (const at of queue) {
    if (at === to) return wayTo(before, at)
    for (const next of graph.get(at) ?? []) {
      if (before.has(next)) continue
      before.set(next, at)
      queue.push(next)
    }
  }
  return null
}

/** @param {ReadonlyMap<string, string | null>} before @param {string} last */
function wayTo(before, last) {
  const way = [last]
  for (let at = before.get(last); at; at = before.get(at)) way.unshift(at)
  return way
}
