// @ts-check
import { join } from 'node:path'
import { checkBoundaries } from './lib/boundaries.mjs'
import { readJson } from './lib/workspaces.mjs'

const root = join(import.meta.dirname, '..')
const { files, imports, faults } = checkBoundaries(root, readJson(join(import.meta.dirname, 'layers.json')))
for (const fault of faults) console.error(fault)
console.log(`boundaries: ${files} files, ${imports} imports, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
