import { ensureBuilt } from './lib/built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { serve } from './lib/serve.mjs'

// `npm run import`, `backup`, `verify` and `restore`: the programs of the built server that work on a data folder.
const [command = '', ...words] = process.argv.slice(2)

await ensureInstalled()
const failed = await ensureBuilt()
const program = command === 'import' ? ['server/dist/import.mjs'] : ['server/dist/backup.mjs', command]
process.exitCode = failed || (await serve([...program, ...words]))
