import { join } from 'node:path'
import { checkBoundaries } from './lib/boundaries.mjs'
import { checkDeclarations } from './lib/declarations.mjs'
import { root } from './lib/run.mjs'
import { readJson } from './lib/workspaces.mjs'
import { providedVersions } from './webpack/shared.mjs'

const table = readJson(join(root, 'tools/layers.json'))
const { files, imports, faults } = checkBoundaries(root, table)
// webpack takes a loader, and the build of the shell what it shares with modules, by name
const shared = Object.keys(readJson(join(root, 'shell/package.json')).dependencies)
const named = { shell: Object.keys(providedVersions()).filter((name) => shared.includes(name)), tools: ['swc-loader'] }
const all = [...faults, ...checkDeclarations(root, named)]
for (const fault of all) console.error(fault)
console.log(`boundaries: ${files} files, ${imports} imports, ${all.length} faults`)
process.exitCode = all.length === 0 ? 0 : 1
