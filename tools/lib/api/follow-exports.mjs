// @ts-check
import { dirname, join } from 'node:path'
import { readDeclarations } from './read-declarations.mjs'

/** @typedef {import('./read-declarations.mjs').Declarations} Declarations */
/** @typedef {{ as: string, file: string, name: string }} Ours a declaration of ours: where it is, and under which name */
/** @typedef {{ as: string, from: string, name: string }} Theirs something of another package, passed on */

/**
 * Follows names through files, lists and stars to where they are declared.
 * @param {string} folder where the declarations are
 */
export function followExports(folder) {
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
  /** Where a name comes from that a file passes on, or has itself.
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
