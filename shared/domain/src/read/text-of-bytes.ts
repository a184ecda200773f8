/** UTF-8, UTF-16 in either order, else the Western code page of Windows: what spreadsheets save. No byte order mark is left. */
export function textOfBytes(bytes: Uint8Array): string {
  const wide = wideOrder(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return westernText(bytes)
  }
}

/** The signs of the code page where Latin-1 has none. Some versions of Node leave them as they are. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const westernText = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80]!)

type Wide = 'utf-16le' | 'utf-16be'

/** By the mark; without one, by the half of the pairs that is zero: Western letters have nothing else there. */
function wideOrder(bytes: Uint8Array): Wide | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const looked = bytes.subarray(0, 2000)
  if (looked.length < 4) return null
  const zeros = [0, 0]
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1
  })
  const most = looked.length * 0.35
  if (zeros[1]! > most && zeros[0]! === 0) return 'utf-16le'
  return zeros[0]! > most && zeros[1]! === 0 ? 'utf-16be' : null
}
