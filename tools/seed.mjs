import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPortal } from './lib/portal.mjs'
import { root } from './lib/run.mjs'

// Writes the demo data once into e2e/.seed: every journey starts on a copy.
const data = join(root, 'e2e/.seed')
rmSync(data, { recursive: true, force: true })
const portal = await startPortal({ data })
process.exitCode = (await portal.stop()) ?? 1
