import { readdir, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { lockDataFolder } from '../data-lock.ts'
import { PortalError } from '../errors.ts'
import { REGISTRO_DATABASE } from '../store/databases.ts'
import { contentsOf, integrityOf, renewEpoch } from '../store/sql/sqlite/copy-database.ts'
import { copyInto, isEmpty } from './copy-file.ts'
import { databaseOf, readManifest, type Manifest } from './manifest.ts'

/**
 * Puts a backup into an empty data folder, all of it or nothing: every file must be the one that was saved, every database
 * whole and with the records and positions of then. Logs get a new epoch: clients that know later positions start again.
 */
export async function ripristina(folder: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (!(await isEmpty(dataDir))) throw new PortalError('COPY_FOLDER', dataDir)
  const letGo = await lockDataFolder(dataDir)
  try {
    const damaged = (place: string, why: string) => new PortalError('COPY_DAMAGED', folder, `${place}: ${why}`)
    for (const file of manifest.files) {
      const found = await copyInto(folder, dataDir, file.path).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? damaged(file.path, 'missing') : error
      })
      if (!isDeepStrictEqual(found, file)) throw damaged(file.path, 'not what was saved')
    }
    if (manifest.files.some((file) => file.path === REGISTRO_DATABASE)) {
      const integrity = integrityOf(path.join(dataDir, REGISTRO_DATABASE))
      if (integrity !== 'ok') throw damaged(REGISTRO_DATABASE, integrity)
    }
    for (const { id, ...saved } of manifest.tenants) {
      const database = path.join(dataDir, databaseOf(id))
      const integrity = integrityOf(database)
      if (integrity !== 'ok') throw damaged(databaseOf(id), integrity)
      if (!isDeepStrictEqual(contentsOf(database), saved)) throw damaged(databaseOf(id), 'other contents')
      renewEpoch(database)
    }
    return manifest
  } catch (error) {
    // the folder was empty: whatever is in it came from here
    for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true, force: true })
    throw error
  } finally {
    letGo()
  }
}
