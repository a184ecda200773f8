import { accept, check } from './lib/api/api.mjs'
import { root } from './lib/run.mjs'

// `npm run api:accept` writes what modules may import into api/; `--check [ui]` only compares, one package or all.
const [, , mode, only] = process.argv
process.exitCode = mode === '--check' ? check({ root, only }) : accept({ root })
