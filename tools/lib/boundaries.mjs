import { join, posix } from 'node:path'
import { importsOf, isNode, packageOf } from './imports.mjs'
import { filesUnder, NOT_SHIPPED, SOURCE, workspacesOf } from './workspaces.mjs'
/** @import { Workspace } from './workspaces.mjs' */

/** A row of tools/layers.json: an import goes to a lower `layer`; `forTests`: every package may use it in tests and examples;
 * `only`: entries that it keeps for some packages; `loaded`: how it gets to where it runs.
 * @typedef {{ layer: number, may: string[], node?: boolean, forTests?: boolean, only?: Record<string, string[]>,
 *   loaded?: string }} Row */
/** @typedef {{ root: string, table: Record<string, Row>, packages: Workspace[] }} Scene */

/** Configuration may reach the one place that holds it. */
const CONFIG = /\.config\.[mc]?[jt]s$/

/** Compares every import of every workspace with the layer table.
 * @param {string} root @param {Record<string, Row>} table */
export function checkBoundaries(root, table) {
  const packages = workspacesOf(root)
  const scene = { root, table, packages }
  const faults = [...tableFaults(scene), ...packages.flatMap((from) => manifestFaults(scene, from))]
  let files = 0
  let imports = 0
  for (const from of packages) {
    for (const file of filesUnder(root, from.folder, SOURCE)) {
      files += 1
      for (const { specifier, line } of importsOf(join(root, file))) {
        imports += 1
        const fault = importFault(scene, from, file, specifier)
        if (fault) faults.push(`${file}:${line} ${fault}`)
      }
    }
  }
  if (files === 0 || imports === 0) faults.push('no source file was read: the check saw nothing')
  return { files, imports, faults }
}

/** Packages without a row, and rows that let a layer import one that is not lower.
 * @param {Pick<Scene, 'table' | 'packages'>} scene */
export function tableFaults({ table, packages }) {
  const unknown = packages.filter((one) => !rowOf(table, one.id)).map((one) => `${one.folder} has no row in the table`)
  const upward = Object.entries(table).flatMap(([id, row]) =>
    row.may
      .filter((other) => (table[other]?.layer ?? Infinity) >= row.layer)
      .map((other) => `the table lets ${id} import ${other}, which is not in a lower layer`),
  )
  return [...unknown, ...upward]
}

/** A dependency that the table forbids is a fault even while no file uses it.
 * @param {Scene} scene @param {Workspace} from */
function manifestFaults(scene, from) {
  const { dependencies, devDependencies } = from.manifest
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.flatMap((name) => {
    const to = scene.packages.find((one) => one.name === name)
    const onlyInTests = to && rowOf(scene.table, to.id)?.forTests && !dependencies?.[name]
    return to && !onlyInTests && !allowed(scene, from, to)
      ? [`${from.folder}/package.json depends on ${to.id}, a layer it may not see`]
      : []
  })
}

/** @param {Scene} scene @param {Workspace} from @param {string} file @param {string} specifier */
function importFault(scene, from, file, specifier) {
  if (specifier.startsWith('.')) return relativeFault(from, file, specifier)
  const name = packageOf(specifier)
  if (isNode(specifier)) {
    return rowOf(scene.table, from.id)?.node || NOT_SHIPPED.test(file)
      ? null
      : `uses ${specifier}: this layer has no Node`
  }
  const to = scene.packages.find((one) => one.name === name)
  return to ? workspaceFault(scene, { from, to, file, specifier }) : null
}

/** @param {Workspace} from @param {string} file @param {string} specifier */
function relativeFault(from, file, specifier) {
  const target = posix.join(posix.dirname(file), specifier)
  if (target.startsWith(`${from.folder}/`)) return null
  if (CONFIG.test(file) && target.startsWith('tools/')) return null
  return `imports ${specifier}: a relative path may not leave the package`
}

/** @param {Scene} scene @param {{ from: Workspace, to: Workspace, file: string, specifier: string }} one */
function workspaceFault(scene, { from, to, file, specifier }) {
  const inside = `.${specifier.slice(to.name.length)}`
  if (inside !== '.' && !Object.hasOwn(to.manifest.exports ?? {}, inside))
    return `imports ${specifier}: not a public entry`
  if (from === to) return `imports itself as ${specifier}: use a relative path`
  if (NOT_SHIPPED.test(file) && rowOf(scene.table, to.id)?.forTests) return null
  if (CONFIG.test(file) && to.id === 'tools') return null
  if (!allowed(scene, from, to)) return `imports ${to.id}: ${from.id} may not see it`
  const only = rowOf(scene.table, to.id)?.only?.[inside]
  if (only && !only.includes(from.id)) return `imports ${specifier}: it is for ${only.join(', ')} alone`
  return null
}

/** @param {Scene} scene @param {Workspace} from @param {Workspace} to */
const allowed = (scene, from, to) => rowOf(scene.table, from.id)?.may.includes(to.id) ?? false

/** @param {Record<string, Row>} table @param {string} id */
const rowOf = (table, id) => table[id] ?? (id.startsWith('mf-') ? table['mf-*'] : undefined)
