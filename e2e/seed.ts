import { startPortal } from '@bandiera/tools/portal'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Variable that names the prepared data folder to the workers. */
export const SEED = 'BANDIERA_E2E_SEED'

/**
 * Creates the demo data once; every worker starts on a copy. A folder that the variable names already is used as it is, or
 * filled when it is not there yet, and stays for the next run.
 */
export default async function seed() {
  const kept = process.env[SEED]
  if (kept && existsSync(kept)) return
  const folder = await mkdtemp(`${kept ?? join(tmpdir(), 'bandiera-e2e-seed')}-`)
  const portal = await startPortal({ data: folder })
  await portal.stop()
  if (kept) return rename(folder, kept)
  process.env[SEED] = folder
  return () => rm(folder, { recursive: true, force: true })
}
