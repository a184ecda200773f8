// @ts-check
import { fileURLToPath } from 'node:url'
import { build } from './lib/build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.exitCode = await build(root)
