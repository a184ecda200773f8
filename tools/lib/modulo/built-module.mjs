// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run.mjs'
import { Ostacolo } from './ostacolo.mjs'

/**
 * @typedef {object} BuiltModule
 * @property {string} folder
 * @property {string} text exact text of its `modulo.json`
 * @property {{ id: string, version: string, entry: string, files: Record<string, { size: number, sri: string }> }} modulo
 */
/** @typedef {{ ok: boolean, cosa: string, come: string }} Check one thing that was looked at, and what was found */

/** Bytes that an entry may have on its way (brotli): it comes before anything of the module can be shown. */
const ENTRY_LIMIT = 8192

/** A module as its build left it. @param {string} id @param {string} [folder] @returns {BuiltModule} */
export function readBuilt(id, folder = join(root, id, 'dist')) {
  const file = join(folder, 'modulo.json')
  if (!existsSync(file)) throw new Ostacolo(`${id} non è compilato (manca ${file}): esegui npm run build.`)
  const text = readFileSync(file, 'utf8')
  try {
    const modulo = JSON.parse(text)
    if (modulo.id === id && typeof modulo.files === 'object') return { folder, text, modulo }
  } catch {
    throw new Ostacolo(`${file} non è JSON: compila di nuovo il modulo con npm run build.`)
  }
  throw new Ostacolo(`${file} non è di ${id}: compila il modulo con npm run build.`)
}

/** @param {BuiltModule} built @returns {Check[]} */
export const checkFiles = (built) => [filesCheck(built), entryCheck(built)]

/** @param {BuiltModule} built @returns {Check} */
function filesCheck({ folder, modulo }) {
  const names = Object.keys(modulo.files)
  const wrong = names.find((name) => !isAsDeclared(join(folder, name), modulo.files[name]))
  if (names.length === 0)
    return { ok: false, cosa: 'file', come: 'nessuno: compila per la produzione con npm run build' }
  if (wrong) return { ok: false, cosa: 'file', come: `${wrong} manca o non è quello dichiarato: compila di nuovo` }
  return { ok: true, cosa: 'file', come: `${names.length}, tutti come dichiarati` }
}

/** @param {string} file @param {{ size: number, sri: string } | undefined} declared */
function isAsDeclared(file, declared) {
  if (!existsSync(file)) return false
  const bytes = readFileSync(file)
  const sri = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return bytes.length === declared?.size && sri === declared.sri
}

/** @param {BuiltModule} built @returns {Check} */
function entryCheck({ folder, modulo }) {
  const file = join(folder, modulo.entry)
  if (!existsSync(file)) return { ok: false, cosa: 'peso', come: `manca ${modulo.entry}: compila di nuovo` }
  const bytes = brotliCompressSync(readFileSync(file)).length
  const come = `${modulo.entry} ${inKb(bytes)} compresso, al massimo ${inKb(ENTRY_LIMIT)}`
  return { ok: bytes <= ENTRY_LIMIT, cosa: 'peso', come }
}

/** @param {number} bytes */
export const inKb = (bytes) => `${(bytes / 1024).toFixed(1).replace('.', ',')} kB`
