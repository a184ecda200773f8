// Runs on a bare machine: until ensureInstalled() has ended, only Node's own modules may be loaded.
import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { serve } from './lib/serve.mjs'

await ensureInstalled()
const failed = await ensureBuilt()
process.exitCode = failed || (await serve(['server/dist/main.mjs']))
