// @ts-nocheck: its parameters have no types
/**
 * All that socketcluster-client asks of `buffer`, 6 kB brotli of every first load: text to and from base64, for the
 * content of a token.
 */
export const Buffer = {
  /** @param {string} text @param {'base64' | 'utf8'} given */
  from: (text, given) => {
    const bytes =
      given === 'base64'
        ? Uint8Array.from(fromBase64(text), (sign) => sign.charCodeAt(0))
        : new TextEncoder().encode(text)
    return {
      /** @param {'base64' | 'utf8'} wanted */
      toString: (wanted) => (wanted === 'base64' ? toBase64(bytes) : new TextDecoder().decode(bytes)),
    }
  },
}

// tokens use the URL alphabet, which Node's buffer reads too
const fromBase64 = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'))
const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
