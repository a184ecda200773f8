import { crc32, createDeflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'

export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  name: string
  at: Date
  body: () => AsyncIterable<Buffer>
}

interface Packed {
  name: Buffer
  time: number
  crc: number
  packed: number
  size: number
  offset: number
}

/** Largest archive without ZIP64, which old programs cannot open. */
export const LARGEST_ZIP = 0xffff_ffff

const VERSION = 20
const FLAGS = 0x0808
const DEFLATE = 8

/** A ZIP archive as a stream: one chunk of one file is in memory at a time. */
export const zipStream = (entries: readonly ZipEntry[]): Readable => Readable.from(zipOf(entries))

async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const done: Packed[] = []
  let offset = 0
  for (const entry of entries) {
    const head = { name: Buffer.from(entry.name), time: dosTime(entry.at), offset }
    const empty = { ...head, crc: 0, packed: 0, size: 0 }
    const local = record(0x04034b50, '222444422', [...common(empty), head.name.length, 0])
    yield Buffer.concat([local, head.name])
    const sums = { crc: 0, packed: 0, size: 0 }
    const measured = Readable.from(counted(entry.body(), sums))
    const deflated = createDeflateRaw()
    measured.on('error', (error) => deflated.destroy(error)).pipe(deflated)
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      sums.packed += chunk.length
      yield chunk
    }
    yield record(0x08074b50, '444', [sums.crc, sums.packed, sums.size])
    offset += local.length + head.name.length + sums.packed + 16
    done.push({ ...head, ...sums })
  }
  yield* directory(done, offset)
}

async function* counted(body: AsyncIterable<Buffer>, sums: { crc: number; size: number }): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    sums.crc = crc32(chunk, sums.crc)
    sums.size += chunk.length
    yield chunk
  }
}

function* directory(done: readonly Packed[], start: number): Generator<Buffer> {
  let length = 0
  for (const file of done) {
    const fields = [VERSION, ...common(file), file.name.length, 0, 0, 0, 0, 0, file.offset]
    const line = Buffer.concat([record(0x02014b50, '222244442222244', fields), file.name])
    length += line.length
    yield line
  }
  yield record(0x06054b50, '2222442', [0, 0, done.length, done.length, length, start, 0])
}

const common = ({ time, crc, packed, size }: Packed): number[] => [VERSION, FLAGS, DEFLATE, time, crc, packed, size]

/** @param layout bytes of each field */
function record(signature: number, layout: string, fields: readonly number[]): Buffer {
  const bytes = Buffer.alloc([...layout].reduce((sum, length) => sum + Number(length), 4))
  let at = bytes.writeUInt32LE(signature)
  for (const [n, field] of fields.entries()) at = bytes.writeUIntLE(field, at, Number(layout[n]))
  return bytes
}

/** In steps of two seconds, since 1980. */
function dosTime(at: Date): number {
  const date = (Math.max(0, at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  return date * 0x1_0000 + time
}
