import { stat } from 'node:fs/promises'
import * as path from 'node:path'
import type { Config } from '../../config.ts'
import { serverFor } from '../../store/database-config.ts'
import { PortalError } from '../../errors.ts'
import { contentsOfDump, contentsThen } from '../../store/sql/postgres/dump.ts'
import { entryOf, filesBelow } from './copy-file.ts'
import { dumpOf, manifestOf, UNPROVED, type SavedFile, type SavedTenant } from './manifest.ts'
import { contentFaults, settleCopy, writeUnproved } from './verify-copy.ts'

const REGISTRY_DUMP = 'registro.dump'

/**
 * Checks a copy that `pg_dump` made: reads each dump whole, compares counts, epoch and position with the database as it was at
 * that position, and files with those of the data folder. `COPY_BAD` when they differ, else the copy gets its manifest.
 */
export async function sealDumps(folder: string, { dataDir, postgres }: Config): Promise<void> {
  const places = (await filesBelow(folder, '')).filter((place) => place !== UNPROVED)
  const dumps = places.filter((place) => place.endsWith('.dump') && !place.includes('/'))
  const [files, tenants, faults]: [SavedFile[], SavedTenant[], string[]] = [[], [], []]
  for (const place of places) files.push(await entryOf(folder, place))
  for (const dump of dumps) {
    const found = await contentsOfDump(path.join(folder, dump)).catch((error: Error) => error)
    if (found instanceof Error) faults.push(`${dump}: cannot be opened (${found.message})`)
    else if (dump !== REGISTRY_DUMP) {
      const id = dump.slice(0, -dumpOf('').length)
      const then = await contentsThen(serverFor(postgres!, id), id, found.seq)
      faults.push(...contentFaults(found, then).map((why) => `${dump}: ${why}`))
      tenants.push({ id, ...found })
    }
  }
  if (tenants.length === 0 && faults.length === 0) throw new PortalError('COPY_DAMAGED', folder, 'no dump of a tenant')
  faults.push(...(await fileFaults({ folder, dataDir }, files, dumps)))
  await writeUnproved(folder, manifestOf({ tenants, files }))
  await settleCopy(folder, faults)
}

/** Copied files that differ from the data folder, and files from before the dumps that are missing. */
async function fileFaults(
  { folder, dataDir }: { folder: string; dataDir: string },
  files: SavedFile[],
  dumps: string[],
): Promise<string[]> {
  const faults: string[] = []
  const known = new Map(files.map((file) => [file.path, file]))
  const times = await Promise.all(dumps.map(async (dump) => (await stat(path.join(folder, dump))).mtimeMs))
  const began = Math.min(...times)
  const below = await Promise.all(['files', 'reference', 'moduli'].map((name) => filesBelow(dataDir, name)))
  for (const place of ['key', ...below.flat()].filter((name) => !/\/\.?in-arrivo/.test(name))) {
    const [saved, source] = [known.get(place), path.join(dataDir, place)]
    const facts = await stat(source).catch(() => null)
    if (!facts) continue
    if (!saved) {
      if (facts.mtimeMs < began) faults.push(`${place}: missing`)
    } else if (facts.mtimeMs < began && (await entryOf(dataDir, place)).sha256 !== saved.sha256)
      faults.push(`${place}: not what is in ${dataDir}`)
  }
  return faults
}
