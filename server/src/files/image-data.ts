import { createHash } from 'node:crypto'

/** An image with its media type. */
export interface Image {
  type: string
  body: Buffer
}

/** The image inside a `data:` address; `null` for a path and for data that cannot be read. */
export function imageOf(address: string): Image | null {
  const [, type, coding, data] = /^data:([^;,]+)((?:;[^,]*)?),(.*)$/s.exec(address) ?? []
  if (!type || data === undefined) return null
  if (coding?.endsWith(';base64')) return { type, body: Buffer.from(data, 'base64') }
  try {
    return { type, body: Buffer.from(decodeURIComponent(data)) }
  } catch {
    return null
  }
}

/** A few characters that change when the content does. */
export const versionOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
