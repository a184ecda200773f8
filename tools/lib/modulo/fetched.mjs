// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { Ostacolo } from './ostacolo.mjs'

/** @typedef {import('./registro.mjs').Registro} Registro */
/** @typedef {Record<string, { size: number, sri: string }>} Files */
/** @typedef {{ mark: string, version: string, files: Files }} PinnedShell a shell that servers have, as the registry tells it */

const cache = join(root, 'node_modules/.cache/bandiera')
/** What may become the name of a file here, whoever says so. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** The files of a shell, fetched once and checked each time. @param {Registro} registro @param {PinnedShell} shell @returns {Promise<string>} their folder */
export async function fetchShell(registro, { mark, files }) {
  const folder = join(cache, 'shell', checked(mark))
  await fetchAll(registro, { folder, files, from: `/api/registro/shell/${mark}` })
  return folder
}

/**
 * A published release with all of its files.
 * @param {Registro} registro
 * @param {{ id: string, version: string }} release
 * @returns {Promise<import('../esempi/stage.mjs').Built>}
 */
export async function fetchRelease(registro, { id, version }) {
  const from = `/api/registro/rilasci/${id}/${version}`
  const text = await registro.file(`${from}/modulo.json`)
  const modulo = JSON.parse(text.toString('utf8'))
  const folder = join(cache, 'rilasci', createHash('sha256').update(text).digest('hex').slice(0, 16))
  await fetchAll(registro, { folder, files: modulo.files, from })
  return { modulo, folder }
}

/** @param {Registro} registro @param {{ folder: string, files: Files, from: string }} what */
async function fetchAll(registro, { folder, files, from }) {
  mkdirSync(folder, { recursive: true })
  for (const [name, { sri }] of Object.entries(files)) {
    const file = join(folder, checked(name))
    if (existsSync(file) && sriOf(readFileSync(file)) === sri) continue
    const bytes = await registro.file(`${from}/${name}`)
    if (sriOf(bytes) !== sri) throw new Ostacolo(`${from}/${name} non è arrivato intero: ripeti il comando.`)
    writeFileSync(file, bytes)
  }
}

/** @param {string} name */
function checked(name) {
  if (NAME.test(name)) return name
  throw new Ostacolo(`Il portale nomina un file che non può esserci: ${JSON.stringify(name)}.`)
}

/** @param {Buffer} bytes */
const sriOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
