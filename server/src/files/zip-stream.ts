import { crc32, createDeflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'

/** `body` is read at its turn. */
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

/** Deflated, sizes after the data, names in UTF-8. */
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
    const local = record(0x04034b50, [
      ...common({ ...head, crc: 0, packed: 0, size: 0 }),
      [head.name.length, 2],
      [0, 2],
    ])
    yield Buffer.concat([local, head.name])
    const sums = { crc: 0, packed: 0, size: 0 }
    const measured = Readable.from(counted(entry.body(), sums))
    const deflated = createDeflateRaw()
    measured.on('error', (error) => deflated.destroy(error)).pipe(deflated)
    for await (const chunk of deflated as AsyncIterable<Buffer>) {
      sums.packed += chunk.length
      yield chunk
    }
    yield record(0x08074b50, sizes(sums))
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

/** The table of contents, which programs read first. */
function* directory(done: readonly Packed[], start: number): Generator<Buffer> {
  let length = 0
  for (const file of done) {
    const fixed: Field[] = [
      [VERSION, 2],
      ...common(file),
      [file.name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
    ]
    const line = Buffer.concat([record(0x02014b50, [...fixed, [file.offset, 4]]), file.name])
    length += line.length
    yield line
  }
  const ends: Field[] = [
    [0, 2],
    [0, 2],
    [done.length, 2],
    [done.length, 2],
    [length, 4],
    [start, 4],
    [0, 2],
  ]
  yield record(0x06054b50, ends)
}

type Field = [value: number, bytes: 2 | 4]
const sizes = ({ crc, packed, size }: Pick<Packed, 'crc' | 'packed' | 'size'>): Field[] => [
  [crc, 4],
  [packed, 4],
  [size, 4],
]
const common = (file: Omit<Packed, 'offset' | 'name'>): Field[] => [
  [VERSION, 2],
  [FLAGS, 2],
  [DEFLATE, 2],
  [file.time, 4],
  ...sizes(file),
]

function record(signature: number, fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [, length]) => sum + length, 0))
  let at = bytes.writeUInt32LE(signature)
  for (const [value, length] of fields) at = bytes.writeUIntLE(value, at, length)
  return bytes
}

/** In steps of two seconds, since 1980. */
function dosTime(at: Date): number {
  const date = (Math.max(0, at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  return date * 0x1_0000 + time
}
