import { fileURLToPath } from 'node:url'
import { accept, check } from './lib/api/api.mjs'

// `npm run api:accept` writes what modules may import into api/; `--check [ui]` only compares, one package or all.
const root = fileURLToPath(new URL('..', import.meta.url))
const [, , mode, only] = process.argv
process.exitCode = mode === '--check' ? check({ root, only }) : accept({ root })
