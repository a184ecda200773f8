// @ts-check
import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { serve } from './lib/serve.mjs'

requireNode()
await ensureInstalled()
const failed = await ensureBuilt()
process.exitCode = failed || (await serve(['server/dist/copie.mjs', 'verifica', ...process.argv.slice(2)]))
