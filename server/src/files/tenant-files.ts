import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { currentTime } from '../clock.ts'
import { makeFolder } from '../store/make-folder.ts'
import { createLanes } from '../scheduling.ts'
import { diskError, type Incoming, receive } from './receive.ts'

/** `documenti` are private, `immagini` open at their address without login. */
type FileKind = (typeof KINDS)[number]
const KINDS = ['documenti', 'immagini'] as const

/** Files of one tenant, named by the hash of their content: the same content is kept once, and never changes. */
export interface TenantFiles {
  receive(body: Readable, limit: number): Promise<Incoming>
  discard(incoming: Incoming): Promise<void>
  /** Puts an upload in its place, then runs `work`, which stores its record; nothing is swept in between. */
  keep<T>(kind: FileKind, name: string, incoming: Incoming, work: () => Promise<T>): Promise<T>
  /** Keeps bytes of demo data, without waiting for the disk. */
  put(kind: FileKind, name: string, bytes: Buffer): Promise<void>
  find(kind: FileKind, name: string): Promise<{ path: string; byte: number } | null>
  /** Bytes of all kept files; what other processes keep is counted within ten minutes. */
  held(): Promise<number>
  /** `since`: time of arrival, in milliseconds. */
  list(kind: FileKind): Promise<{ name: string; since: number; byte: number }[]>
  /** Deletes the named files that `isNeeded` does not want and that have `age` (ms), while nothing is being kept. */
  sweep(kind: FileKind, names: readonly string[], isNeeded: IsNeeded, age?: number): Promise<void>
  /** Removes what crashed uploads left, when it has `age` (ms). Only before the server listens. */
  clearIncoming(age: number): Promise<void>
}

type IsNeeded = (name: string) => Promise<boolean>

const INCOMING = 'in-arrivo'
const COUNTED_FOR = 600_000

export const filesFolder = (dataDir: string, tenantId: string): string => path.join(dataDir, 'files', tenantId)

/** Files below `folder`: `documenti/ab/abcd…`, `immagini/…` and uploads under way. */
export function createTenantFiles(folder: string): TenantFiles {
  const oneByOne = createLanes(1)
  const placeOf = (kind: FileKind, name: string): string => path.join(folder, kind, name.slice(0, 2), name)
  const find = async (kind: FileKind, name: string) => {
    const file = placeOf(kind, name)
    const found = await stat(file).catch(ifMissing(null))
    return found?.isFile() ? { path: file, byte: found.size } : null
  }
  let counted: { bytes: Promise<number>; at: number } | null = null
  const count = async (): Promise<number> => {
    const all = await Promise.all(KINDS.map((kind) => listFolder(path.join(folder, kind))))
    return all.flat().reduce((sum, { byte }) => sum + byte, 0)
  }
  const grow = (by: number): void => {
    if (counted && by !== 0) counted = { ...counted, bytes: counted.bytes.then((bytes) => bytes + by) }
  }
  const ready = async (below: string): Promise<string> => {
    await makeFolder(below).catch((error: unknown) => {
      throw diskError(error, below)
    })
    return below
  }
  return {
    receive: async (body, limit) => receive(body, await ready(path.join(folder, INCOMING)), limit),
    discard: (incoming) => rm(incoming.path, { force: true }),
    keep: (kind, name, incoming, work) =>
      oneByOne(async () => {
        const place = placeOf(kind, name)
        const isNew = !(await find(kind, name))
        await ready(path.dirname(place))
        await rename(incoming.path, place)
        await syncFolder(path.dirname(place))
        if (isNew) grow(incoming.byte)
        return work()
      }),
    put: async (kind, name, bytes) => {
      const place = placeOf(kind, name)
      await ready(path.dirname(place))
      await writeFile(place, bytes)
      counted = null
    },
    find,
    held: () => {
      if (!counted || currentTime() - counted.at > COUNTED_FOR) counted = { bytes: count(), at: currentTime() }
      return counted.bytes
    },
    list: async (kind) => listFolder(path.join(folder, kind)),
    sweep: (kind, names, isNeeded, age = 0) =>
      oneByOne(async () => {
        for (const name of names) if (!(await isNeeded(name))) grow(-(await removeOld(placeOf(kind, name), age)))
      }),
    clearIncoming: async (age) => {
      const incoming = path.join(folder, INCOMING)
      for (const name of await readdir(incoming).catch(ifMissing<string[]>([]))) {
        await removeOld(path.join(incoming, name), age)
      }
    },
  }
}

async function listFolder(folder: string): Promise<{ name: string; since: number; byte: number }[]> {
  const listed: { name: string; since: number; byte: number }[] = []
  for (const part of await readdir(folder).catch(ifMissing<string[]>([]))) {
    const looks = (await readdir(path.join(folder, part))).map(async (name) => {
      const found = await stat(path.join(folder, part, name)).catch(ifMissing(null))
      return found ? [{ name, since: found.mtimeMs, byte: found.size }] : []
    })
    listed.push(...(await Promise.all(looks)).flat())
  }
  return listed
}

/** Removes a file without a write for `age` ms. @returns bytes that are free now */
async function removeOld(file: string, age: number): Promise<number> {
  const found = await stat(file).catch(ifMissing(null))
  if (!found || (age > 0 && found.mtimeMs >= Date.now() - age)) return 0
  await rm(file, { force: true })
  return found.size
}

/** After a power cut a renamed file is there only if its folder was on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead
    throw error
  }
