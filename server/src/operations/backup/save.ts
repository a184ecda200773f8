import { spawn } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import * as path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from '../../config.ts'
import { PortalError } from '../../errors.ts'
import { serverFor } from '../../store/database-config.ts'
import { REGISTRY_DATABASE, sqliteDatabases } from '../../store/databases.ts'
import { makeFolder } from '../../store/make-folder.ts'
import { contentsOfDump, contentsThen } from '../../store/sql/postgres/dump.ts'
import { contentsOf, copyDatabase, hasTables, type Contents } from '../../store/sql/sqlite/copy-database.ts'
import { copyInto, entryOf, filesBelow, isEmpty, isThere, settled } from './copy-file.ts'
import { databaseOf, dumpOf, manifestOf, UNPROVED, type DamagedTenant, type Manifest } from './manifest.ts'
import { contentFaults, settleCopy, writeUnproved } from './verify-copy.ts'

/** Uploads under way, which no record names yet. */
const INCOMING = /^files\/[^/]+\/in-arrivo\/|\/\.in-arrivo-[^/]*$/

/** Opens a new copy and returns its faults. */
export type Prove = (folder: string) => Promise<string[]>

/** In a new process, which has read nothing but the disk. */
export const proveApart =
  (self: readonly string[]): Prove =>
  async (folder) => {
    const args = [...self, 'verify', '--unproved', folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve(code === 0 ? '' : `it ended with ${signal ?? code}`))
    })
    const [said, how] = await Promise.all([text(child.stderr), ended])
    const faults = said.split('\n').filter(Boolean)
    // a process that was killed has proved nothing
    return how && faults.length === 0 ? [`the copy was not opened: ${how}`] : how ? faults : []
  }

/**
 * Copies every tenant of a data folder, the registry of modules, files, key and reference tables into an empty folder, while
 * a server may run. Each database is one consistent moment; files are copied after it, so that every file of a record is
 * there. The copy gets its manifest once it was opened again and agrees with what was read, else `COPY_BAD`. A damaged
 * database is copied as it is, and the manifest names it.
 */
export async function saveFolder(dataDir: string, folder: string, prove: Prove): Promise<Manifest> {
  if (!(await isEmpty(folder))) throw new PortalError('COPY_FOLDER', folder)
  try {
    const { manifest, faults } = await copied(dataDir, folder)
    await writeUnproved(folder, manifest)
    await settleCopy(folder, [...faults, ...(await prove(folder))])
    return manifest
  } catch (error) {
    if (error instanceof PortalError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new PortalError('COPY_FAILED', folder, code ?? message)
  }
}

async function copied(dataDir: string, folder: string): Promise<{ manifest: Manifest; faults: string[] }> {
  const tenants: Manifest['tenants'] = []
  const damaged: DamagedTenant[] = []
  const files: Manifest['files'] = []
  const faults: string[] = []
  await makeFolder(path.join(folder, 'tenants'))
  for (const id of await sqliteDatabases(dataDir).ids()) {
    const place = databaseOf(id)
    const source = path.join(dataDir, place)
    const before = await copiedFrom(source, path.join(folder, place))
    if ('why' in before) {
      damaged.push({ id, why: before.why })
      files.push(await copyInto(dataDir, folder, place))
      continue
    }
    const [saved, after] = [contentsOf(path.join(folder, place)), contentsOf(source)]
    faults.push(...sourceFaults({ before, saved, after }).map((why) => `${place}: ${why}`))
    tenants.push({ id, ...saved })
    files.push(await settled(folder, place))
  }
  if (await isThere(path.join(dataDir, REGISTRY_DATABASE))) {
    await copyDatabase(path.join(dataDir, REGISTRY_DATABASE), path.join(folder, REGISTRY_DATABASE))
    files.push(await settled(folder, REGISTRY_DATABASE))
  }
  const others: string[] = []
  for (const name of ['reference', 'files', 'moduli']) others.push(...(await filesBelow(dataDir, name)))
  for (const place of ['key', ...others.filter((name) => !INCOMING.test(name))])
    files.push(await copyInto(dataDir, folder, place))
  return { manifest: manifestOf({ tenants, files, damaged }), faults }
}

/** Copies a database; returns its contents just before, or why it cannot be read. */
async function copiedFrom(source: string, to: string): Promise<Contents | { why: string }> {
  try {
    if (!hasTables(source)) return { why: 'it has no tables' }
    const before = contentsOf(source)
    await copyDatabase(source, to)
    return before
  } catch (error) {
    if (!(error instanceof PortalError && error.code === 'STORE_CORRUPT')) throw error
    await rm(to, { force: true })
    return { why: String(error.args.at(-1)) }
  }
}

/** A copy is a moment of its source between `before` and `after`. */
function sourceFaults({ before, saved, after }: Record<'before' | 'saved' | 'after', Contents>): string[] {
  if (before.seq === after.seq) return contentFaults(saved, before)
  if (saved.epoch !== before.epoch) return ['the log of another database']
  const isBetween = saved.seq >= before.seq && saved.seq <= after.seq
  return isBetween ? [] : [`its log ends at ${saved.seq}, and that of its source at ${before.seq} to ${after.seq}`]
}

const REGISTRY_DUMP = 'registro.dump'

/**
 * Checks a copy that `pg_dump` made: reads each dump whole, compares counts, epoch and position with the database as it was at
 * that position, and files with those of the data folder. `COPY_BAD` when they differ, else the copy gets its manifest.
 */
export async function sealDumps(folder: string, { dataDir, postgres }: Config): Promise<void> {
  const places = (await filesBelow(folder, '')).filter((place) => place !== UNPROVED)
  const dumps = places.filter((place) => place.endsWith('.dump') && !place.includes('/'))
  const [files, tenants, faults]: [Manifest['files'], Manifest['tenants'], string[]] = [[], [], []]
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
  files: Manifest['files'],
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
