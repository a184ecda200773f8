import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, chmod, copyFile, open, readdir } from 'node:fs/promises'
import * as path from 'node:path'
import { makeFolder } from '../store/make-folder.ts'
import type { Manifest } from './manifest.ts'

type Entry = Manifest['files'][number]

/** Copies one file to the same place below another folder; it is on disk, and the owner's alone, when this answers. */
export async function copyInto(from: string, to: string, place: string): Promise<Entry> {
  const target = path.join(to, place)
  await makeFolder(path.dirname(target))
  await copyFile(path.join(from, place), target)
  return settled(to, place)
}

/** Syncs a file that was just made and says what is in it. */
export async function settled(folder: string, place: string): Promise<Entry> {
  const file = path.join(folder, place)
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
  const hash = createHash('sha256')
  let byte = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk as Buffer)
    byte += (chunk as Buffer).length
  }
  return { path: place, byte, sha256: hash.digest('hex') }
}

/** Paths of all files below `folder/place`, from `folder` on; none when it is not there. */
export async function filesBelow(folder: string, place: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, place), { withFileTypes: true }).catch(ifMissing)
  const found = await Promise.all(
    entries.map((entry) => {
      const below = path.posix.join(place, entry.name)
      return entry.isDirectory() ? filesBelow(folder, below) : entry.isFile() ? [below] : []
    }),
  )
  return found.flat().sort()
}

export const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Whether a folder holds nothing, or is not there. */
export const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(ifMissing as () => never[])).length === 0

function ifMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return []
  throw error
}
