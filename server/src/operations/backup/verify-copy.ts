import { rename, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../../errors.ts'
import { REGISTRY_DATABASE } from '../../store/databases.ts'
import { contentsOfDump } from '../../store/sql/postgres/dump.ts'
import { contentsOf, integrityOf, type Contents } from '../../store/sql/sqlite/copy-database.ts'
import { entryOf, filesBelow, isThere } from './copy-file.ts'
import {
  BAD,
  databaseOf,
  dumpOf,
  MANIFEST,
  readManifest,
  textOf,
  UNPROVED,
  type Manifest,
  type SavedFile,
  type SavedTenant,
} from './manifest.ts'

/** Faults of a copy, each with its file; `COPY_DAMAGED` for a manifest that cannot be read. */
export async function faultsOf(folder: string, name = MANIFEST): Promise<string[]> {
  if (name === MANIFEST && (await isThere(path.join(folder, BAD))))
    return [`${BAD}: it was found bad when it was made, or later`]
  const manifest = await readManifest(folder, name)
  const known = new Set(manifest.files.map((file) => file.path))
  const more = (await filesBelow(folder, '')).filter((place) => place !== name && !known.has(place))
  return [...more.map((place) => `${place}: not part of this copy`), ...(await differences(folder, manifest))]
}

/** Files of a manifest that differ in a folder; other files do not count. */
export async function differences(folder: string, manifest: Manifest): Promise<string[]> {
  const faults: string[] = []
  const found = new Set(await filesBelow(folder, ''))
  const whole = new Set<string>()
  for (const file of manifest.files) {
    const why = found.has(file.path) ? await differenceOf(folder, file) : 'missing'
    if (why) faults.push(`${file.path}: ${why}`)
    else whole.add(file.path)
  }
  if (whole.has(REGISTRY_DATABASE)) faults.push(...databaseFaults(folder, REGISTRY_DATABASE))
  for (const tenant of manifest.tenants) {
    const [database, dump] = [databaseOf(tenant.id), dumpOf(tenant.id)]
    const isNamed = manifest.files.some((file) => file.path === database || file.path === dump)
    if (!isNamed) faults.push(`${database}: not in ${MANIFEST}`)
    if (whole.has(database)) faults.push(...databaseFaults(folder, database, tenant))
    if (whole.has(dump)) faults.push(...(await dumpFaults(folder, dump, tenant)))
  }
  return faults
}

async function dumpFaults(folder: string, dump: string, saved: SavedTenant): Promise<string[]> {
  const found = await contentsOfDump(path.join(folder, dump)).catch((error: Error) => error)
  const faults = found instanceof Error ? [`cannot be opened (${found.message})`] : contentFaults(found, saved)
  return faults.map((why) => `${dump}: ${why}`)
}

async function differenceOf(folder: string, file: SavedFile): Promise<string | null> {
  try {
    const { byte, sha256 } = await entryOf(folder, file.path)
    if (byte !== file.byte) return `${byte} bytes, and ${file.byte} were saved`
    return sha256 === file.sha256 ? null : 'not what was saved'
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`
  }
}

function databaseFaults(folder: string, place: string, saved?: SavedTenant): string[] {
  try {
    const database = path.join(folder, place)
    const integrity = integrityOf(database)
    if (integrity !== 'ok') return [`${place}: ${integrity}`]
    return saved ? contentFaults(contentsOf(database), saved).map((why) => `${place}: ${why}`) : []
  } catch (error) {
    return [`${place}: cannot be opened (${error instanceof PortalError ? error.code : String(error)})`]
  }
}

/** What a database holds besides what was saved; a backup of an earlier release does not name later collections. */
export function contentFaults(found: Contents, saved: SavedTenant | Contents): string[] {
  const faults: string[] = []
  if (found.epoch !== saved.epoch) faults.push('the log of another database')
  if (found.seq !== saved.seq) faults.push(`its log ends at ${found.seq}, and at ${saved.seq} when it was saved`)
  for (const [coll, count] of Object.entries(found.records)) {
    const then = saved.records[coll as keyof typeof saved.records] ?? 0
    if (count !== then) faults.push(`${count} records of ${coll}, and ${then} were saved`)
  }
  return faults
}

/** Writes the manifest of a new copy, which is not proved yet. */
export const writeUnproved = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(path.join(folder, UNPROVED), textOf(manifest), { mode: 0o600, flush: true })

/** Names a copy so that it can be restored; with faults so that it cannot (`COPY_BAD`). */
export async function settleCopy(folder: string, faults: readonly string[]): Promise<void> {
  if (faults.length > 0) throw new PortalError('COPY_BAD', faults.join('; '), await nameBad(folder))
  await rename(path.join(folder, UNPROVED), path.join(folder, MANIFEST))
}

/** @returns the folder where the copy is now */
async function nameBad(folder: string): Promise<string> {
  await rename(path.join(folder, UNPROVED), path.join(folder, BAD))
  for (let n = 1; ; n += 1) {
    const aside = `${folder}-guasta${n === 1 ? '' : `-${n}`}`
    if (await isThere(aside)) continue
    // a folder that is a disk of its own stays where it is
    return rename(folder, aside).then(
      () => aside,
      () => folder,
    )
  }
}
