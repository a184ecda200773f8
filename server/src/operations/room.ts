import { randomBytes } from 'node:crypto'
import { open, rm, stat, statfs } from 'node:fs/promises'
import * as path from 'node:path'

const NAME = 'riserva'
const MB = 1024 * 1024
const SIZE = 8
/** A database cannot be opened with less. */
const TIGHT = 2
/** The file is made again when this many times its size is free. */
const PLENTY = 8

/** A file that reserves room for deletions on a full disk. */
export interface Room {
  /** Makes the file where it is missing and there is plenty of room; it does not fail. */
  keep(): Promise<void>
  /** Deletes the file when a server could not start otherwise. */
  releaseToStart(): Promise<void>
  /** Deletes the file; false when it is missing. */
  release(): Promise<boolean>
}

export function createRoom(dataDir: string, megabytes = SIZE): Room {
  const file = path.join(dataDir, NAME)
  const free = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  }
  const release = async (): Promise<boolean> => {
    const isThere = (await stat(file).catch(() => null)) !== null
    if (isThere) await rm(file, { force: true })
    return isThere
  }
  const make = async (): Promise<void> => {
    if ((await stat(file).catch(() => null))?.size === megabytes * MB) return
    if ((await free()) < PLENTY * megabytes * MB) return
    const handle = await open(file, 'w', 0o600)
    try {
      // a file system that packs or leaves out zeros would keep nothing
      for (let n = 0; n < megabytes; n += 1) await handle.write(randomBytes(MB))
    } finally {
      await handle.close()
    }
  }
  return {
    keep: () => make().catch(() => rm(file, { force: true }).catch(() => undefined)),
    releaseToStart: async () => {
      // a missing folder: its disk is checked later
      const left = await free().catch(() => Infinity)
      if (left < TIGHT * MB) await release()
    },
    release,
  }
}
