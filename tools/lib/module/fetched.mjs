import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { CliError } from './command-line.mjs'
/** @import { Registry } from './registry.mjs' */
/** @import { Built } from '../examples/stage.mjs' */

/** @typedef {Record<string, { size: number, sri: string }>} Files */
/** @typedef {{ mark: string, version: string, files: Files }} PinnedShell a shell that servers have, as the registry tells it */

const cache = join(root, 'node_modules/.cache/bandiera')
/** What may become the name of a file here: the portal is not trusted with it. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** The files of a shell, fetched once and checked each time. @param {Registry} registry @param {PinnedShell} shell @returns {Promise<string>} their folder */
export async function fetchShell(registry, { mark, files }) {
  const folder = join(cache, 'shell', checked(mark))
  await fetchAll(registry, { folder, files, from: `/api/registro/shell/${mark}` })
  return folder
}

/** A published release with all of its files.
 * @param {Registry} registry @param {{ id: string, version: string }} release @returns {Promise<Built>} */
export async function fetchRelease(registry, { id, version }) {
  const from = `/api/registro/rilasci/${id}/${version}`
  const text = await registry.file(`${from}/modulo.json`)
  const manifest = JSON.parse(text.toString('utf8'))
  const folder = join(cache, 'releases', createHash('sha256').update(text).digest('hex').slice(0, 16))
  await fetchAll(registry, { folder, files: manifest.files, from })
  return { manifest, folder }
}

/** @param {Registry} registry @param {{ folder: string, files: Files, from: string }} what */
async function fetchAll(registry, { folder, files, from }) {
  mkdirSync(folder, { recursive: true })
  for (const [name, { sri }] of Object.entries(files)) {
    const file = join(folder, checked(name))
    if (existsSync(file) && sriOf(readFileSync(file)) === sri) continue
    const bytes = await registry.file(`${from}/${name}`)
    if (sriOf(bytes) !== sri) throw new CliError(`${from}/${name} arrived damaged: repeat the command.`)
    writeFileSync(file, bytes)
  }
}

/** @param {string} name */
function checked(name) {
  if (NAME.test(name)) return name
  throw new CliError(`The portal names a file that cannot be: ${JSON.stringify(name)}.`)
}

/** @param {Buffer} bytes */
const sriOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
