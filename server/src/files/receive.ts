import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { PortalError } from '../errors.ts'

export interface Incoming {
  path: string
  byte: number
  sha256: string
  head: Buffer
}

const HEAD = 4096
const MB = 1024 * 1024

/** Megabytes as people read them: `25`, `0,5`. */
export const megabytesText = (byte: number): string => String(Math.round((byte / MB) * 10) / 10).replace('.', ',')

/** `FILE_LARGE` beyond `limit`, `FILE_EMPTY` without a byte; a failure leaves nothing behind. */
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
  // a client that sends too much still gets its answer: the stream of a request is not ours to destroy
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (byte + chunk.length > limit) throw new PortalError('FILE_LARGE', megabytesText(limit))
    if (byte < HEAD) head.push(chunk.subarray(0, HEAD - byte))
    byte += chunk.length
    hash.update(chunk)
    await handle.write(chunk)
  }
  if (byte === 0) throw new PortalError('FILE_EMPTY')
  return { byte, sha256: hash.digest('hex'), head: Buffer.concat(head) }
}

const ignore = (): void => undefined

const FULL = ['ENOSPC', 'EDQUOT']
const CODES = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EIO', 'EMFILE', 'ENFILE']

/** `PortalError` for a full or unwritable disk; other errors are returned as they are. */
export function diskError(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && FULL.includes(code)) return new PortalError('DISK_FULL', file, code)
  return code !== undefined && CODES.includes(code) ? new PortalError('DATA_UNWRITABLE', file, code) : error
}

const MOST = 64 * 1024 * 1024

export interface Upload {
  body: Readable
  /** Bytes that the body announces; `limit` where it is sent in pieces. */
  length: number
  limit: number
}

/** `FILE_EMPTY` without a body, `FILE_LARGE` for one that announces more than `limit`. */
export function uploadIn(body: unknown, headers: IncomingHttpHeaders, limit: number): Upload {
  if (!body) throw new PortalError('FILE_EMPTY')
  const length = Number(headers['content-length'] ?? limit)
  if (length > limit) throw new PortalError('FILE_LARGE', megabytesText(limit))
  return { body: body as Readable, length, limit }
}

/** Drops a refused body: the sender gets its answer, unless it goes on for too long, and can send more. */
export function passOver(body: Readable): void {
  let left = MOST
  body.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) body.destroy()
  })
  // a sender that hangs up leaves nothing to read
  body.on('error', () => undefined)
  body.resume()
}
