import { startsWith } from './signatures.ts'

/** Extension of an image by its first bytes; `null` when it is none that a page may show. */
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

/** What makes a drawing more than a drawing: code, other documents inside it, or anything fetched from elsewhere. */
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

/** Whether a drawing only draws. Entities are looked through: `java&#115;cript:` is no way around. */
export function isPlainDrawing(svg: string): boolean {
  const readable = svg.replace(/&#(x[0-9a-f]+|\d+);?/gi, (_all, code: string) => {
    const point = code[0]?.toLowerCase() === 'x' ? Number.parseInt(code.slice(1), 16) : Number(code)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
  return !ACTIVE.some((pattern) => pattern.test(svg) || pattern.test(readable))
}
