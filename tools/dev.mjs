// Runs on a bare machine: until ensureInstalled() has ended, only Node's own modules may be loaded.
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
const { dev } = await import('./lib/dev/dev.mjs')
process.exitCode = await dev(process.argv.slice(2))
