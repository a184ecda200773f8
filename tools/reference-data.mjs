import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { FILES, makeTables } from './lib/reference-data/make.mjs'
import { root } from './lib/run.mjs'

// Makes the reference data that the server ships, `server/data/`, from official files: `node tools/reference-data.mjs --comuni FILE ...`.
const USAGE = `Usage: node tools/reference-data.mjs ${Object.keys(FILES)
  .map((name) => `--${name} FILE`)
  .join(' ')}`
const options = Object.fromEntries(Object.keys(FILES).map((name) => [name, { type: /** @type {const} */ ('string') }]))
const { values } = parseArgs({ options })
const missing = Object.keys(FILES).filter((name) => !values[name])
if (missing.length > 0) throw new Error(`${USAGE}\nMissing: ${missing.join(', ')}`)

const folder = join(root, 'server/data')
/** @param {string} file */
const read = (file) => {
  const stored = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(stored) : stored).toString('utf8')
}
const texts = Object.fromEntries(Object.keys(FILES).map((name) => [name, read(String(values[name]))]))
const manifest = makeTables(/** @type {any} */ (texts)).map(({ righe, ...about }) => {
  const packed = gzipSync(JSON.stringify(righe), { level: 9 })
  writeFileSync(join(folder, `${about.nome}.json.gz`), packed)
  console.log(`${about.nome}: ${about.numero} rows, ${packed.length} bytes`)
  return about
})
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
