import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import type { Config } from '../config.ts'
import { PortalError } from '../errors.ts'
import { isTenantId } from './database-config.ts'
import { ifMissing } from './disk.ts'
import { makeFolder } from './make-folder.ts'
import type { Store, Databases } from './port.ts'
import { postgresDatabases } from './sql/postgres/postgres-databases.ts'
import { hasTables } from './sql/sqlite/copy-database.ts'
import { openSqlStore } from './sql/sql-store.ts'

export const REGISTRY_DATABASE = 'registro.db'

/** One file for each tenant in the data folder, which belongs to one server process at a time. */
export function sqliteDatabases(dataDir: string): Databases {
  const folder = path.join(dataDir, 'tenants')
  const ids = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(ifMissing<string[]>([]))
    const found = names.filter((name) => name.endsWith('.db')).map((name) => name.slice(0, -3))
    return found.filter(isTenantId).sort()
  }
  return {
    shared: false,
    ids,
    open: (id) => openFile(path.join(folder, `${id}.db`)),
    openRegistry: () => openSqlStore(path.join(dataDir, REGISTRY_DATABASE)),
    inTurn: (work) => work(),
  }
}

/**
 * Opens or creates a tenant's file. One without bytes or tables is refused (`STORE_EMPTY`): after a failed restore it would be
 * taken for a new tenant. A file beside it marks one whose creation is not finished.
 */
async function openFile(file: string): Promise<Store> {
  const begun = `${file}-nuovo`
  const size = await sizeOf(file)
  const isNew = size === null || (await sizeOf(begun)) !== null
  if (!isNew && (size === 0 || !hasTables(file))) throw new PortalError('STORE_EMPTY', file)
  if (isNew) await markBegun(begun)
  const store = await openSqlStore(file)
  if (isNew) await rm(begun, { force: true })
  return store
}

/** It does not fail: where the folder cannot be written, opening the store fails. */
async function markBegun(begun: string): Promise<void> {
  await makeFolder(path.dirname(begun)).catch(() => undefined)
  await writeFile(begun, '').catch(() => undefined)
}

const sizeOf = async (file: string): Promise<number | null> => (await stat(file).catch(() => null))?.size ?? null

/** `CONFIG_INVALID` for PostgreSQL beside SQLite data: an earlier installation would silently be left behind. */
export async function databasesIn({ dataDir, postgres }: Pick<Config, 'dataDir' | 'postgres'>): Promise<Databases> {
  const files = sqliteDatabases(dataDir)
  if (!postgres) return files
  const [left] = await files.ids()
  if (left === undefined) return postgresDatabases(postgres)
  const why = `${path.join(dataDir, 'tenants')} still holds the SQLite database of ${left}: move that folder away first`
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_DB', why)
}
