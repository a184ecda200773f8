import { projectsOf } from './lib/close.mjs'
import { build } from './lib/build.mjs'
import { root } from './lib/run.mjs'

projectsOf(process.argv.slice(2))
process.exitCode = await build(root, { only: process.argv.length > 2 ? process.argv.slice(2) : undefined })
