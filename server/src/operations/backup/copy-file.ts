import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, chmod, open, readdir } from 'node:fs/promises'
import * as path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ifMissing } from '../../store/disk.ts'
import { makeFolder } from '../../store/make-folder.ts'
import type { SavedFile } from './manifest.ts'

/**
 * Copies a file to the same place below another folder, synced and readable by the owner alone. Returns the sum of the read
 * bytes, to compare with the written ones.
 */
export async function copyInto(from: string, to: string, place: string): Promise<SavedFile> {
  const target = path.join(to, place)
  await makeFolder(path.dirname(target))
  const sum = createSum(place)
  await pipeline(createReadStream(path.join(from, place)), sum.through, createWriteStream(target, { mode: 0o600 }))
  await onDisk(target)
  return sum.entry()
}

export async function settled(folder: string, place: string): Promise<SavedFile> {
  await onDisk(path.join(folder, place))
  return entryOf(folder, place)
}

export async function entryOf(folder: string, place: string): Promise<SavedFile> {
  const sum = createSum(place)
  for await (const chunk of createReadStream(path.join(folder, place))) sum.add(chunk as Buffer)
  return sum.entry()
}

function createSum(place: string) {
  const hash = createHash('sha256')
  let byte = 0
  const add = (chunk: Buffer): void => {
    hash.update(chunk)
    byte += chunk.length
  }
  return {
    add,
    async *through(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        add(chunk)
        yield chunk
      }
    },
    entry: (): SavedFile => ({ path: place, byte, sha256: hash.digest('hex') }),
  }
}

async function onDisk(file: string): Promise<void> {
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Paths of all files below `folder/place`, from `folder` on; none where it is missing. */
export async function filesBelow(folder: string, place: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, place), { withFileTypes: true }).catch(ifMissing([]))
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

/** Also for a missing folder. */
export const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(ifMissing([]))).length === 0
