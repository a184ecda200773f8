import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { cndcecTable, divisionsOf2025 } from './lib/cndcec.mjs'
import { root } from './lib/run.mjs'

// Makes the map from ATECO 2025 to the 2007 divisions of the CNDCEC sectors, out of the shipped tables: `node tools/cndcec.mjs`.
/** @param {string} name */
const read = (name) => JSON.parse(gunzipSync(readFileSync(join(root, `server/data/${name}.json.gz`))).toString('utf8'))
const codes = read('ateco-2025').map((/** @type {{codice: string}} */ { codice }) => codice)
const divisions = divisionsOf2025(read('ateco-raccordo'), codes)
writeFileSync(join(root, 'shared/finance/src/cndcec/ateco-2025.json'), cndcecTable(divisions))
console.log(`${Object.keys(divisions).length} prefixes`)
