import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { readDeclaration } from './webpack/declaration/declaration.mjs'

// `node tools/declare.mjs mf-rent` writes what the module declares, without its code: what a page knows of a module that it does not run.
const folder = join(root, process.argv[2] ?? '')
const { definition } = readDeclaration(join(folder, 'src/module.ts'))
writeFileSync(join(folder, '.declaration.json'), `${JSON.stringify(definition, null, 2)}\n`)
