/** Files by path as a ZIP archive, stored without compression: what a workbook's container is. */
export function zipped(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  const entries = Object.entries(files)
  for (const [path, text] of entries) {
    const [name, data] = [new TextEncoder().encode(path), new TextEncoder().encode(text)]
    // version 2.0, names in UTF-8, stored, 1 January 1980
    const common = [20, 0x0800, 0, 0, 0x21]
    const sizes = [crc32(data), data.length, data.length]
    const local = [record(0x04034b50, common, sizes, [name.length, 0]), name, data]
    parts.push(...local)
    directory.push(record(0x02014b50, [20, ...common], sizes, [name.length, 0, 0, 0, 0], [0, at]), name)
    at += sizeOf(local)
  }
  const size = sizeOf(directory)
  const end = record(0x06054b50, [0, 0, entries.length, entries.length], [size, at], [0])
  return joined([...parts, ...directory, end])
}

/** A signature and groups of numbers, little-endian: 16 and 32 bits by turns. */
function record(signature: number, ...groups: number[][]): Uint8Array {
  const bytes = (value: number, length: number) => Array.from({ length }, (_none, n) => (value >>> (8 * n)) & 0xff)
  return Uint8Array.from([
    ...bytes(signature, 4),
    ...groups.flatMap((group, n) => group.flatMap((value) => bytes(value, n % 2 === 0 ? 2 : 4))),
  ])
}

const sizeOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, part) => sum + part.length, 0)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const TABLE = Uint32Array.from({ length: 256 }, (_none, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(data: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of data) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
