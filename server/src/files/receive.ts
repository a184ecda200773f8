import { createHash, randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { PortalError } from '../errors.ts'
import { diskError } from './disk-error.ts'
import { passOver } from './pass-over.ts'

/** An upload that is whole and on disk, under a name of its own that nobody looks for. */
export interface Incoming {
  path: string
  byte: number
  sha256: string
  /** First bytes, which tell what kind of file it is. */
  head: Buffer
}

/** Bytes kept in memory to tell the kind of a file. */
const HEAD = 4096
const MB = 1024 * 1024

/** Megabytes as people read them: `25`, `0,5`. */
export const inMb = (byte: number): string => String(Math.round((byte / MB) * 10) / 10).replace('.', ',')

/**
 * Writes a stream into `folder` and hashes it on the way; memory stays small however large it is. `FILE_LARGE` beyond
 * `limit`, `FILE_EMPTY` without a byte; whatever goes wrong, nothing is left behind.
 */
export async function receive(body: Readable, folder: string, limit: number): Promise<Incoming> {
  const file = path.join(folder, randomUUID())
  let handle: FileHandle | undefined
  try {
    handle = await open(file, 'wx', 0o600)
    const incoming = await write(body, handle, limit)
    await handle.sync()
    await handle.close()
    return { path: file, ...incoming }
  } catch (error) {
    await handle?.close().catch(ignore)
    await rm(file, { force: true }).catch(ignore)
    passOver(body)
    throw diskError(error, file)
  }
}

async function write(body: Readable, handle: FileHandle, limit: number): Promise<Omit<Incoming, 'path'>> {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let byte = 0
  // who sends too much still gets its answer: the stream of a request is not ours to destroy
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (byte + chunk.length > limit) throw new PortalError('FILE_LARGE', inMb(limit))
    if (byte < HEAD) head.push(chunk.subarray(0, HEAD - byte))
    byte += chunk.length
    hash.update(chunk)
    await handle.write(chunk)
  }
  if (byte === 0) throw new PortalError('FILE_EMPTY')
  return { byte, sha256: hash.digest('hex'), head: Buffer.concat(head) }
}

const ignore = (): void => undefined
