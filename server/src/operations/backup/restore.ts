import { readdir, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { lockDataFolder } from '../data-lock.ts'
import { PortalError } from '../../errors.ts'
import { endSessions, renewEpoch } from '../../store/sql/sqlite/copy-database.ts'
import { copyInto, isEmpty } from './copy-file.ts'
import { databaseOf, readManifest, type Manifest } from './manifest.ts'
import { differences, faultsOf } from './verify-copy.ts'

export interface Restored {
  manifest: Manifest
  /** Sessions that are open in it; those that were ended, when that was asked. */
  sessions: number
}

/**
 * Puts a backup into an empty data folder, all of it or nothing: every file must be the one that was saved and none may be there
 * beside them, every database whole and with the records and positions of then. Logs get a new epoch: clients that know later
 * positions start again.
 */
export async function ripristina(folder: string, dataDir: string, closeSessions = false): Promise<Restored> {
  const refuse = (faults: string[]): void => {
    if (faults.length > 0) throw new PortalError('COPY_DAMAGED', folder, faults.join('; '))
  }
  // nothing is written before the whole copy was read
  refuse(await faultsOf(folder))
  const manifest = await readManifest(folder)
  const dump = manifest.files.find((file) => file.path.endsWith('.dump') && !file.path.includes('/'))
  if (dump) refuse([`${dump.path}: this one goes back with pg_restore`])
  if (!(await isEmpty(dataDir))) throw new PortalError('COPY_FOLDER', dataDir)
  const letGo = await lockDataFolder(dataDir)
  try {
    for (const file of manifest.files) await copyInto(folder, dataDir, file.path)
    refuse(await differences(dataDir, manifest))
    let sessions = 0
    for (const { id } of manifest.tenants) {
      const database = path.join(dataDir, databaseOf(id))
      renewEpoch(database)
      sessions += endSessions(database, closeSessions)
    }
    return { manifest, sessions }
  } catch (error) {
    // the folder was empty: whatever is in it came from here
    for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true, force: true })
    throw error
  } finally {
    letGo()
  }
}
