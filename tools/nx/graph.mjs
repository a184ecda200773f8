import { workspacesOf } from '../lib/workspaces.mjs'
/** @import { Workspace } from '../lib/workspaces.mjs' */

/** Our packages with these names and all that they import, each once.
 * @param {string} root @param {string[]} names @returns {Workspace[]} */
export function behind(root, names) {
  const all = workspacesOf(root)
  /** @type {Map<string, Workspace>} */
  const found = new Map()
  /** @param {string} name */
  const visit = (name) => {
    const one = all.find((workspace) => workspace.name === name)
    if (!one || found.has(name)) return
    found.set(name, one)
    Object.keys(one.manifest.dependencies ?? {}).forEach(visit)
  }
  names.forEach(visit)
  return [...found.values()]
}

/** What users load with a package. @param {any} manifest */
export const shipped = (manifest) => Object.keys(manifest.dependencies ?? {})
/** What its tests and configuration take too. @param {any} manifest */
export const declared = (manifest) => [...shipped(manifest), ...Object.keys(manifest.devDependencies ?? {})]

/** Inputs of a target that reads some packages: sources of ours, entries of the lock file of others.
 * @param {string} root @param {string} own name of the package @param {string[]} names what it names itself */
export function inputsBehind(root, own, names) {
  const ours = behind(root, names).filter(({ name }) => name !== own)
  const others = [...names, ...ours.flatMap(({ manifest }) => shipped(manifest))]
  return {
    sources: ours.length > 0 ? [{ input: 'sources', projects: ours.map(({ name }) => name) }] : [],
    packages: [...new Set(others)].filter((name) => !name.startsWith('@bandiera/')),
  }
}
