import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesIn, completeLock } from './lib/lock.mjs'

// Run after every change of dependencies; `--check` writes nothing and fails when there is something to add.
const file = join(import.meta.dirname, '../package-lock.json')
const checking = process.argv.includes('--check')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = completeLock(lock)
const addresses = addressesIn(lock)

for (const path of addresses) console.error(`${path}: names a download address; install with this folder's .npmrc`)
for (const name of checking ? added : []) console.error(`${name} is missing: run \`node tools/complete-lock.mjs\``)
if (!checking && added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
const entries = Object.keys(lock.packages).length
console.log(
  `lock file: ${entries} entries, ${checking ? 'missing' : 'added'} ${added.length}, addresses ${addresses.length}`,
)
process.exitCode = addresses.length > 0 || (checking && added.length > 0) || entries < 2 ? 1 : 0
