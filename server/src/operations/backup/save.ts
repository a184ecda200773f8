import { rm, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../../errors.ts'
import { REGISTRY_DATABASE, sqliteDatabases } from '../../store/databases.ts'
import { makeFolder } from '../../store/make-folder.ts'
import { contentsOf, copyDatabase, hasTables, type Contents } from '../../store/sql/sqlite/copy-database.ts'
import { copyInto, filesBelow, isEmpty, isThere, settled } from './copy-file.ts'
import { databaseOf, manifestOf, textOf, UNPROVED, type DamagedTenant, type Manifest } from './manifest.ts'
import { contentFaults, nameBad, nameGood } from './verify-copy.ts'

/** What is on its way, which no record names yet. */
const INCOMING = /^files\/[^/]+\/in-arrivo\/|\/\.in-arrivo-[^/]*$/

/** Opens a copy that is not yet proved, in a process of its own; what is wrong with it, each in a line. */
export type Prove = (folder: string) => Promise<string[]>

/**
 * Copies every tenant of a data folder, the registry of modules, files, key and reference tables into an empty folder, while
 * a server may run. Each database is one consistent moment; files are copied after it, so that every file of a record is
 * there. The copy is a backup once it was opened again and agrees with what was read; until then, and when it does not
 * (`COPY_BAD`), it has no manifest. The file of a tenant whose database is damaged is copied as it is, and the manifest
 * names it: the others are saved all the same.
 */
export async function saveFolder(dataDir: string, folder: string, prove: Prove): Promise<Manifest> {
  if (!(await isEmpty(folder))) throw new PortalError('COPY_FOLDER', folder)
  try {
    const { manifest, faults } = await copied(dataDir, folder)
    await writeFile(path.join(folder, UNPROVED), textOf(manifest), { mode: 0o600, flush: true })
    faults.push(...(await prove(folder)))
    if (faults.length > 0) throw new PortalError('COPY_BAD', faults.join('; '), await nameBad(folder))
    await nameGood(folder)
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

/** Copies a database; what it held just before, or why it cannot be read. */
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

/** A copy is a moment of its source: between before and after, and the same where nothing was written in between. */
function sourceFaults({ before, saved, after }: Record<'before' | 'saved' | 'after', Contents>): string[] {
  if (before.seq === after.seq) return contentFaults(saved, before)
  if (saved.epoch !== before.epoch) return ['the log of another database']
  const isBetween = saved.seq >= before.seq && saved.seq <= after.seq
  return isBetween ? [] : [`its log ends at ${saved.seq}, and that of its source at ${before.seq} to ${after.seq}`]
}
