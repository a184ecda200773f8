import Database from 'libsql'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { makeFolder } from '../store/make-folder.ts'

/**
 * Keeps a second server off a data folder; returns a function that releases it. The lock is the system's own on a file, so
 * it ends with the process, also after a crash.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'server.lock')
  try {
    await makeFolder(dataDir)
    const lock = new Database(file)
    // a read-only folder shows itself here, a running server too
    lock.exec('BEGIN EXCLUSIVE')
    return () => {
      lock.exec('ROLLBACK')
      lock.close()
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === 'SQLITE_BUSY') throw new PortalError('DATA_LOCKED', dataDir)
    throw new PortalError('DATA_UNWRITABLE', dataDir, message)
  }
}
