import { startPortal } from '@bandiera/tools/portal'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Variable that names the prepared data folder to the workers. */
export const SEED = 'BANDIERA_E2E_SEED'

/** Creates the demo data once; every worker starts on a copy. */
export default async function seed() {
  const folder = await mkdtemp(join(tmpdir(), 'bandiera-e2e-seed-'))
  process.env[SEED] = folder
  const portal = await startPortal({ data: folder })
  await portal.stop()
  return () => rm(folder, { recursive: true, force: true })
}
