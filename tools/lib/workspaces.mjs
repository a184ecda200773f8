import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as repository } from './run.mjs'

// `template` is checked as the module that is made of it
const SKIPPED = new Set([
  '.types',
  '.results',
  '.seed',
  'node_modules',
  'dist',
  '.mf',
  '.nx',
  '@mf-types',
  'test-results',
  'template',
])

export const SOURCE = /\.(?:[mc]?[jt]s|[jt]sx)$/
/** Tests with what runs them, examples and build configuration: no user ever loads them. */
export const NOT_SHIPPED =
  /(?:\.test\.[jt]sx?|\.config\.[mc]?[jt]s|\.setup\.[mc]?[jt]s|\/src\/(?:esempi|examples)\.ts)$|\/(?:(?:[a-z]+-)?test|jest)\/|\/src\/(?:esempi|examples)\//

/** Name in package.json, last part of the folder (`mf-bandi`), folder from the root with forward slashes, package.json.
 * @typedef {{ name: string, id: string, folder: string, manifest: any }} Workspace */

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The packages of this repository, from `workspaces` of the root package.json.
 * @param {string} root @returns {Workspace[]} */
export function workspacesOf(root) {
  /** @type {string[]} */
  const patterns = readJson(join(root, 'package.json')).workspaces
  return patterns
    .flatMap((pattern) => matches(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const manifest = readJson(join(root, folder, 'package.json'))
      return { name: manifest.name, id: folder.split('/').pop() ?? folder, folder, manifest }
    })
}

/** Ids of the modules: `mf-bandi`... A folder that a removed module left, with its build in it, does not count. */
export const moduleIds = () =>
  workspacesOf(repository)
    .map(({ id }) => id)
    .filter((id) => id.startsWith('mf-'))

/** @param {string} root @param {string} pattern a folder whose last part may hold one `*` */
function matches(root, pattern) {
  if (!pattern.includes('*')) return [pattern]
  const parts = pattern.split('/')
  const last = parts.pop() ?? ''
  const parent = parts.join('/')
  const [start = '', end = ''] = last.split('*')
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(start) && entry.name.endsWith(end))
    .map((entry) => (parent ? `${parent}/${entry.name}` : entry.name))
}

/** Files under a folder whose name matches, relative to the root; never generated or installed ones.
 * @param {string} root @param {string} folder @param {RegExp} wanted @returns {string[]} */
export function filesUnder(root, folder, wanted) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory())
      return SKIPPED.has(entry.name) || entry.name === '.git' ? [] : filesUnder(root, path, wanted)
    return wanted.test(entry.name) ? [path] : []
  })
}
