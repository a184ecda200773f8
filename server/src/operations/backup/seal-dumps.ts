import { stat, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import type { Config } from '../../config.ts'
import { serverFor } from '../../store/database-config.ts'
import { PortalError } from '../../errors.ts'
import { contentsOfDump, contentsThen } from '../../store/sql/postgres/dump.ts'
import { entryOf, filesBelow } from './copy-file.ts'
import { dumpOf, manifestOf, textOf, UNPROVED, type SavedFile, type SavedTenant } from './manifest.ts'
import { contentFaults, nameBad, nameGood } from './verify-copy.ts'

const REGISTRY_DUMP = 'registro.dump'

/**
 * Ends a copy that `pg_dump` made: reads each dump whole, compares counts, epoch and position with the database as it was at that
 * position, and files with those of the data folder; then writes the manifest that a restore asks for. `COPY_BAD` when they do
 * not agree.
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
  faults.push(...(await fileFaults({ folder, dataDir, files, dumps })))
  await writeFile(path.join(folder, UNPROVED), textOf(manifestOf({ tenants, files })), { mode: 0o600, flush: true })
  if (faults.length > 0) throw new PortalError('COPY_BAD', faults.join('; '), await nameBad(folder))
  await nameGood(folder)
}

interface Copied {
  folder: string
  dataDir: string
  files: SavedFile[]
  dumps: string[]
}

/** Copied files that are not those of the data folder, and those that were there before the dumps and are not in the copy. */
async function fileFaults({ folder, dataDir, files, dumps }: Copied): Promise<string[]> {
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
