import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run.mjs'
import { CliError } from './command-line.mjs'

/** `text`: the exact text of its `module.json`, `manifest`: what it says.
 * @typedef {{ folder: string, text: string, manifest: { id: string, version: string, entry: string,
 *   files: Record<string, { size: number, sri: string }> } }} BuiltModule */
/** @typedef {{ ok: boolean, what: string, how: string }} Check one thing that was checked, and what was found */

/** The description of a module by its build. Older builds called it `modulo.json`: they are published and run as well. */
const NAMES = ['module.json', 'modulo.json']

/** Bytes that an entry may have on its way (brotli): nothing of the module is shown before it. */
const ENTRY_LIMIT = 8192

/** The file in which a build describes its module; `undefined` where there is none. @param {string} folder */
export const descriptionIn = (folder) => NAMES.map((name) => join(folder, name)).find((file) => existsSync(file))

/** A module as its build left it. @param {string} id @param {string} [folder] @returns {BuiltModule} */
export function readBuilt(id, folder = join(root, id, 'dist')) {
  const file = descriptionIn(folder)
  if (!file) throw new CliError(`${id} is not built (${join(folder, 'module.json')} is missing): run npm run build.`)
  const text = readFileSync(file, 'utf8')
  try {
    const manifest = JSON.parse(text)
    if (manifest.id === id && typeof manifest.files === 'object') return { folder, text, manifest }
  } catch {
    throw new CliError(`${file} is not JSON: build the module again with npm run build.`)
  }
  throw new CliError(`${file} is not of ${id}: build the module with npm run build.`)
}

/** @param {BuiltModule} built @returns {Check[]} */
export const checkFiles = (built) => [filesCheck(built), entryCheck(built)]

/** @param {BuiltModule} built @returns {Check} */
function filesCheck({ folder, manifest }) {
  const names = Object.keys(manifest.files)
  const wrong = names.find((name) => !isAsDeclared(join(folder, name), manifest.files[name]))
  if (names.length === 0) return { ok: false, what: 'files', how: 'none: build for production with npm run build' }
  if (wrong) return { ok: false, what: 'files', how: `${wrong} is missing or is not the declared one: build again` }
  return { ok: true, what: 'files', how: `${names.length}, all as declared` }
}

/** @param {string} file @param {{ size: number, sri: string } | undefined} declared */
function isAsDeclared(file, declared) {
  if (!existsSync(file)) return false
  const bytes = readFileSync(file)
  const sri = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return bytes.length === declared?.size && sri === declared.sri
}

/** @param {BuiltModule} built @returns {Check} */
function entryCheck({ folder, manifest }) {
  const file = join(folder, manifest.entry)
  if (!existsSync(file)) return { ok: false, what: 'size', how: `${manifest.entry} is missing: build again` }
  const bytes = brotliCompressSync(readFileSync(file)).length
  const how = `${manifest.entry} ${kilobytesText(bytes)} compressed, at most ${kilobytesText(ENTRY_LIMIT)}`
  return { ok: bytes <= ENTRY_LIMIT, what: 'size', how }
}

/** @param {number} bytes */
export const kilobytesText = (bytes) => `${(bytes / 1024).toFixed(1)} kB`
