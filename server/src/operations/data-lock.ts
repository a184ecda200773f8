import Database from 'libsql'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { makeFolder } from '../store/make-folder.ts'

/**
 * Keeps a second server off a data folder; returns the function that lets go. The lock is the system's own on a file, so
 * that it dies with the process, however that ends.
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
