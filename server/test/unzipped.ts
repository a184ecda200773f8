import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by name, read from its table of contents; throws when a sum does not fit. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    const [crc, packed, size] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field)) as [number, number, number]
    const length = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + length).toString()
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = inflateRawSync(zip.subarray(start, start + packed))
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at += 46 + length
  }
  return files
}
