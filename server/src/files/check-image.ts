import { PortalError } from '../errors.ts'

/** Pixels: a browser holds four bytes for each. */
const SIDE = 10_000
const PIXELS = 25_000_000

/** The kind of an image by its content; `IMAGE_TYPE`, `IMAGE_PIXELS` or `IMAGE_ACTIVE` when no page may show it. */
export function checkedImage(bytes: Buffer): NonNullable<ReturnType<typeof imageExtension>> {
  const kind = imageExtension(bytes.subarray(0, 4096))
  if (!kind) throw new PortalError('IMAGE_TYPE')
  if (kind === 'svg') {
    if (!isPlainDrawing(bytes.toString('utf8'))) throw new PortalError('IMAGE_ACTIVE')
    return kind
  }
  const [width, height] = pixelsOf(bytes, kind) ?? [0, 0]
  if (width === 0 || height === 0) throw new PortalError('IMAGE_TYPE')
  if (Math.max(width, height) > SIDE || width * height > PIXELS)
    throw new PortalError('IMAGE_PIXELS', SIDE, PIXELS / 1e6)
  return kind
}

const DATA = /^data:image\/([a-z+]+)((?:;[a-z0-9=-]+)*),(.*)$/is

/** What is wrong with an image that a record holds as data; `null` when nothing, or when it is an address. */
export function imageDataFault(text: string): string | null {
  const [, declared = '', facts = '', body = ''] = DATA.exec(text) ?? []
  if (declared === '') return null
  try {
    const bytes = /;base64$/i.test(facts) ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body))
    const kind = checkedImage(bytes)
    const type = kind === 'jpg' ? 'jpeg' : kind === 'svg' ? 'svg+xml' : kind
    return type === declared.toLowerCase() ? null : 'non è un’immagine del tipo che dichiara'
  } catch (error) {
    // a sign of per cent with nothing behind it
    return error instanceof PortalError ? error.message : 'non è un’immagine'
  }
}

type Kind = NonNullable<ReturnType<typeof imageExtension>>

/** Width and height that the bytes announce; `null` when they do not say. */
function pixelsOf(bytes: Buffer, kind: Exclude<Kind, 'svg'>): [width: number, height: number] | null {
  try {
    return SIZES[kind](bytes)
  } catch (error) {
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

function sizeOfJpeg(bytes: Buffer): [number, number] | null {
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
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

/** Extension of an image by its first bytes; `null` for a format that a page may not show. */
export function imageExtension(head: Buffer): 'png' | 'jpg' | 'gif' | 'webp' | 'avif' | 'svg' | null {
  if (startsWith(head, '89504e470d0a1a0a')) return 'png'
  if (startsWith(head, 'ffd8ff')) return 'jpg'
  if (startsWith(head, '474946383761') || startsWith(head, '474946383961')) return 'gif'
  if (startsWith(head, '52494646') && head.subarray(8, 12).toString('latin1') === 'WEBP') return 'webp'
  if (/^ftypavi[fs]$/.test(head.toString('latin1', 4, 12))) return 'avif'
  return isSvg(head.toString('utf8')) ? 'svg' : null
}

export const IMAGE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const

const isSvg = (text: string): boolean =>
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i.test(text)

const ACTIVE = [
  /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener|audio|video|animate|set)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:javascript|vbscript)\s*:/i,
  /<!ENTITY/i,
  /<\?xml-stylesheet/i,
  /\b(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])[^\s"'>]/i,
  /url\(\s*["']?\s*(?!#)/i,
  /@import/i,
]

/** Entities are looked through: `java&#115;cript:` is no way around. */
function isPlainDrawing(svg: string): boolean {
  const readable = svg.replace(/&#(x[0-9a-f]+|\d+);?/gi, (_all, code: string) => {
    const point = code[0]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(1), 16) : Number(code)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
  return !ACTIVE.some((pattern) => pattern.test(svg) || pattern.test(readable))
}

export const startsWith = (head: Buffer, hex: string): boolean =>
  head.subarray(0, hex.length / 2).toString('hex') === hex
