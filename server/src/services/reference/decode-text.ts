/** Text of a file in UTF-8 or, when it is not that, in windows-1252, as offices still save; no byte order mark. */
export function decodeText(content: Uint8Array | string): string {
  if (typeof content === 'string') return content.replace(/^\uFEFF/, '')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
