import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, isNode, packageOf } from './imports.mjs'
import { filesUnder, NOT_SHIPPED, readJson, SOURCE, workspacesOf } from './workspaces.mjs'
/** @import { Workspace } from './workspaces.mjs' */

/** What users load is in `dependencies`, what tests, examples and configuration add is in `devDependencies`, and nothing else
 * is in either: Nx draws its graph from these lists.
 * @param {string} root @param {Record<string, string[]>} [named] what a workspace needs by name and never imports, by id */
export const checkDeclarations = (root, named = {}) =>
  workspacesOf(root).flatMap((workspace) => faultsOf(root, workspace, named[workspace.id] ?? []))

/** @param {string} root @param {Workspace} workspace @param {string[]} named */
function faultsOf(root, { name, folder, manifest }, named) {
  const { shipped, others } = usedIn(root, folder)
  for (const one of named) shipped.set(one, `${folder}/package.json`)
  const dependencies = Object.keys(manifest.dependencies ?? {})
  const devDependencies = Object.keys(manifest.devDependencies ?? {})
  const declared = [...dependencies, ...devDependencies]
  const peers = new Set([...shipped.keys(), ...others.keys()].flatMap((one) => peersOf(root, one)))
  const place = `${folder}/package.json`
  /** @param {Map<string, string>} used @param {string[]} list @param {string} where */
  const missing = (used, list, where) =>
    [...used]
      .filter(([one]) => one !== name && !list.includes(one))
      .map(([one, file]) => `${file} imports ${one}, which ${place} does not have in its ${where}`)
  return [
    ...missing(shipped, dependencies, 'dependencies'),
    ...missing(others, declared, 'dependencies or devDependencies'),
    ...declared
      .filter((one) => !shipped.has(one) && !others.has(one) && !peers.has(one))
      .map((one) => `${place} declares ${one}, which no file of it imports`),
    ...dependencies
      .filter((one) => !shipped.has(one) && others.has(one) && !peers.has(one))
      .map((one) => `${place} declares ${one} in its dependencies, and only tests or configuration import it`),
  ]
}

/** @param {string} root @param {string} folder
 * @returns {Record<'shipped' | 'others', Map<string, string>>} each package with the first file that imports it */
function usedIn(root, folder) {
  /** @type {Record<'shipped' | 'others', Map<string, string>>} */
  const used = { shipped: new Map(), others: new Map() }
  for (const file of filesUnder(root, folder, SOURCE)) {
    const list = NOT_SHIPPED.test(file) ? used.others : used.shipped
    const specifiers = importsOf(join(root, file)).map(({ specifier }) => specifier)
    // JSX is compiled to calls of `react/jsx-runtime`
    if (/\.[jt]sx$/.test(file)) specifiers.push('react')
    for (const specifier of specifiers) {
      const one = packageOf(specifier)
      if (!isPath(specifier) && !isNode(specifier) && !list.has(one)) list.set(one, file)
    }
  }
  return used
}

const isPath = (/** @type {string} */ specifier) => /^(?:\.|data:)/.test(specifier)

/** What an installed package asks its user to bring. @param {string} root @param {string} name */
function peersOf(root, name) {
  const file = join(root, 'node_modules', name, 'package.json')
  return existsSync(file) ? Object.keys(readJson(file).peerDependencies ?? {}) : []
}
