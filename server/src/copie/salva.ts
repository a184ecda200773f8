import { writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { REGISTRO_DATABASE, sqliteDatabases } from '../store/databases.ts'
import { makeFolder } from '../store/make-folder.ts'
import { contentsOf, copyDatabase } from '../store/sql/sqlite/copy-database.ts'
import { copyInto, filesBelow, isEmpty, isThere, settled } from './copy-file.ts'
import { databaseOf, MANIFEST, type Manifest } from './manifest.ts'

/** What is on its way, which no record names yet. */
const INCOMING = /^files\/[^/]+\/in-arrivo\/|\/\.in-arrivo-[^/]*$/

/**
 * Copies every tenant of a data folder, the registry of modules, files, key and reference tables into an empty folder, while a
 * server may run.
 * Each database is one consistent moment; files come after it, so that none is missing which a record names.
 */
export async function salva(dataDir: string, folder: string): Promise<Manifest> {
  if (!(await isEmpty(folder))) throw new PortalError('COPY_FOLDER', folder)
  try {
    return await copied(dataDir, folder)
  } catch (error) {
    if (error instanceof PortalError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new PortalError('COPY_FAILED', folder, code ?? message)
  }
}

async function copied(dataDir: string, folder: string): Promise<Manifest> {
  const tenants: Manifest['tenants'] = []
  const files: Manifest['files'] = []
  await makeFolder(path.join(folder, 'tenants'))
  for (const id of await sqliteDatabases(dataDir).ids()) {
    const place = databaseOf(id)
    await copyDatabase(path.join(dataDir, place), path.join(folder, place))
    tenants.push({ id, ...contentsOf(path.join(folder, place)) })
    files.push(await settled(folder, place))
  }
  if (await isThere(path.join(dataDir, REGISTRO_DATABASE))) {
    await copyDatabase(path.join(dataDir, REGISTRO_DATABASE), path.join(folder, REGISTRO_DATABASE))
    files.push(await settled(folder, REGISTRO_DATABASE))
  }
  const others: string[] = []
  for (const name of ['reference', 'files', 'moduli']) others.push(...(await filesBelow(dataDir, name)))
  for (const place of ['key', ...others.filter((name) => !INCOMING.test(name))])
    files.push(await copyInto(dataDir, folder, place))
  const manifest: Manifest = { formato: 1, at: new Date().toISOString(), tenants, files }
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  return manifest
}
