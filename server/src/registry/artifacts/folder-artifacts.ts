import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { makeFolder } from '../../store/make-folder.ts'
import { diskError } from '../../files/receive.ts'
import { type Artifacts, checkedName, checkedPrefix } from './artifacts.ts'

/** Prefix of files that are being written: no artefact can have such a name. */
const INCOMING = '.in-arrivo-'

/** Files below a folder, which several nodes may share. */
export function folderArtifacts(root: string): Artifacts {
  const placeOf = (name: string): string => path.join(root, ...checkedName(name).split('/'))
  return {
    read: (name) => readFile(placeOf(name)).catch(ifMissing(null)),
    async write(name, bytes) {
      const place = placeOf(name)
      try {
        await makeFolder(path.dirname(place))
        await writeWhole(place, bytes)
      } catch (error) {
        throw diskError(error, place)
      }
    },
    async list(prefix) {
      const names = await filesBelow(path.join(root, checkedPrefix(prefix)))
      return names.map((name) => `${prefix}${name}`).toSorted()
    },
    remove: (prefix) => rm(path.join(root, checkedPrefix(prefix)), { recursive: true, force: true }),
  }
}

async function writeWhole(place: string, bytes: Buffer): Promise<void> {
  const incoming = path.join(path.dirname(place), `${INCOMING}${randomUUID()}`)
  try {
    const handle = await open(incoming, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(incoming, place)
  } catch (error) {
    await rm(incoming, { force: true })
    throw error
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(ifMissing([]))
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(INCOMING))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return instead
    throw error
  }
