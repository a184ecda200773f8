import type { imageExtension } from './image-type.ts'

type Kind = NonNullable<ReturnType<typeof imageExtension>>

/** Width and height that the bytes of an image announce; `null` when they do not say. A drawing has none. */
export function pixelsOf(bytes: Buffer, kind: Exclude<Kind, 'svg'>): [width: number, height: number] | null {
  try {
    return SIZES[kind](bytes)
  } catch (error) {
    // it ends before its size
    if (['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null
    throw error
  }
}

const SIZES: Record<Exclude<Kind, 'svg'>, (bytes: Buffer) => [number, number] | null> = {
  png: (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
  gif: (bytes) => [bytes.readUInt16LE(6), bytes.readUInt16LE(8)],
  jpg: sizeOfJpeg,
  webp: sizeOfWebp,
  avif: (bytes) => {
    const at = bytes.indexOf('ispe')
    return at < 0 ? null : [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
  },
}

/** From marker to marker, until the one of a frame. */
function sizeOfJpeg(bytes: Buffer): [number, number] | null {
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    // a byte between two markers
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function sizeOfWebp(bytes: Buffer): [number, number] | null {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  if (chunk === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  if (chunk !== 'VP8L') return null
  const sides = bytes.readUInt32LE(21)
  return [(sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1]
}
