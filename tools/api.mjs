// @ts-check
import { fileURLToPath } from 'node:url'
import { accept, check } from './lib/api/api.mjs'

// `npm run api:accept` writes what modules may import into api/; `--check` writes nothing and fails when it differs.
const root = fileURLToPath(new URL('..', import.meta.url))
process.exitCode = process.argv.includes('--check') ? check({ root }) : accept({ root })
