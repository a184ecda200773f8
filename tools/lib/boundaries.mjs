// @ts-check
import { builtinModules } from 'node:module'
import { join, posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { filesUnder, readJson, workspacesOf } from './workspaces.mjs'

/**
 * @typedef {import('./workspaces.mjs').Workspace} Workspace
 * @typedef {{ layer: number, may: string[], node?: boolean, only?: Record<string, string[]> }} Row
 * @typedef {{ root: string, table: Record<string, Row>, packages: Workspace[], rootDependencies: Set<string> }} Scene
 */

const SOURCE = /\.(?:[mc]?[jt]s|[jt]sx)$/
/** Tests, examples and build configuration are not shipped: they may use the root's tools and the testing package. */
const NOT_SHIPPED =
  /(?:\.test\.[jt]sx?|\.config\.[mc]?[jt]s|\.setup\.[mc]?[jt]s|\/src\/esempi\.ts)$|\/test\/|\/src\/esempi\//
/** Configuration may reach the one place that holds it. */
const CONFIG = /\.config\.[mc]?[jt]s$/

/**
 * Compares every import of every workspace with the layer table and with the package.json that should declare it.
 * @param {string} root
 * @param {Record<string, Row>} table
 * @returns {{ files: number, imports: number, faults: string[] }}
 */
export function checkBoundaries(root, table) {
  const packages = workspacesOf(root)
  const manifest = readJson(join(root, 'package.json'))
  const scene = { root, table, packages, rootDependencies: new Set(Object.keys(manifest.devDependencies ?? {})) }
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

/** @param {Scene} scene */
function tableFaults({ table, packages }) {
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
  return Object.keys(from.manifest.dependencies ?? {}).flatMap((name) => {
    const to = scene.packages.find((one) => one.name === name)
    return to && !allowed(scene, from, to)
      ? [`${from.folder}/package.json depends on ${to.id}, a layer it may not see`]
      : []
  })
}

/** @param {Scene} scene @param {Workspace} from @param {string} file @param {string} specifier */
function importFault(scene, from, file, specifier) {
  if (specifier.startsWith('.')) return relativeFault(from, file, specifier)
  const name = packageName(specifier)
  if (specifier.startsWith('node:') || builtinModules.includes(name)) {
    return rowOf(scene.table, from.id)?.node || NOT_SHIPPED.test(file)
      ? null
      : `uses ${specifier}: this layer has no Node`
  }
  const to = scene.packages.find((one) => one.name === name)
  return to ? workspaceFault(scene, { from, to, file, specifier }) : outsideFault(scene, from, file, name)
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
  if (NOT_SHIPPED.test(file) && to.id === 'testing') return null
  if (CONFIG.test(file) && to.id === 'tools') return null
  if (!allowed(scene, from, to)) return `imports ${to.id}: ${from.id} may not see it`
  const only = rowOf(scene.table, to.id)?.only?.[inside]
  if (only && !only.includes(from.id)) return `imports ${specifier}: it is for ${only.join(', ')} alone`
  return declares(from, to.name) ? null : `imports ${to.name} without declaring it in package.json`
}

/** @param {Scene} scene @param {Workspace} from @param {string} file @param {string} name */
function outsideFault(scene, from, file, name) {
  if (declares(from, name)) return null
  const notShipped = NOT_SHIPPED.test(file) || from.id === 'testing'
  if ((notShipped || from.id === 'tools') && scene.rootDependencies.has(name)) return null
  const testing = scene.packages.find((one) => one.id === 'testing')
  if (notShipped && testing && declares(testing, name)) return null
  return `imports ${name} without declaring it in package.json`
}

/** @param {Scene} scene @param {Workspace} from @param {Workspace} to */
const allowed = (scene, from, to) => rowOf(scene.table, from.id)?.may.includes(to.id) ?? false

/** @param {Workspace} from @param {string} name */
const declares = ({ manifest }, name) =>
  [manifest.dependencies, manifest.peerDependencies, manifest.devDependencies].some((list) => list && name in list)

/** @param {Record<string, Row>} table @param {string} id */
const rowOf = (table, id) => table[id] ?? (id.startsWith('mf-') ? table['mf-*'] : undefined)

/** @param {string} specifier */
const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
