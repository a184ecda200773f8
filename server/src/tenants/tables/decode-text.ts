import { textOfBytes } from '@bandiera/domain'

/** Text of a file that comes as bytes or as text; no byte order mark is left. */
export const decodeText = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content.replace(/^\uFEFF/, '') : textOfBytes(content)
