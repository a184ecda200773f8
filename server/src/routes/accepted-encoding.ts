/** The better of our two encodings that a client takes; `null` when it takes neither. */
export const acceptedEncoding = (header: string | undefined): 'br' | 'gzip' | null =>
  /\bbr\b/.test(header ?? '') ? 'br' : /\bgzip\b/.test(header ?? '') ? 'gzip' : null
