import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { ifMissing, writeWhole } from '../../store/disk.ts'
import { makeFolder } from '../../store/make-folder.ts'
import { diskError } from '../../files/receive.ts'
import { type Artifacts, checkedName, checkedPrefix } from './artifacts.ts'

/** Prefix of files that are being written: no artefact can have such a name. */
const INCOMING = '.in-arrivo-'

/** Codes of names that lead to no file. */
const NO_FILE = ['ENOTDIR', 'EISDIR']

/** Files below a folder, which several nodes may share. */
export function folderArtifacts(root: string): Artifacts {
  const placeOf = (name: string): string => path.join(root, ...checkedName(name).split('/'))
  return {
    read: (name) => readFile(placeOf(name)).catch(ifMissing(null, ...NO_FILE)),
    async write(name, bytes) {
      const place = placeOf(name)
      try {
        const folder = path.dirname(place)
        await makeFolder(folder)
        await writeWhole(place, bytes, { draft: path.join(folder, `${INCOMING}${randomUUID()}`), mode: 0o600 })
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

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(ifMissing([], ...NO_FILE))
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(INCOMING))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}
