/** A colour: red, green and blue 0-255, opacity 0-1. */
export interface Colore {
  rosso: number
  verde: number
  blu: number
  opacita: number
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const HEXA = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i
const RGBA = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(0|1|0?\.\d+|1\.0+)\s*\)$/i

/** `#rgb` or `#rrggbb`. */
export const isHexColor = (text: string): boolean => HEX.test(text)
/** `#rgba` or `#rrggbbaa`. */
export const isHexaColor = (text: string): boolean => HEXA.test(text)
/** `rgb(29, 78, 216)`. */
export const isRgbColor = (text: string): boolean => parseRgb(RGB, text) !== null
/** `rgba(29, 78, 216, 0.5)`. */
export const isRgbaColor = (text: string): boolean => parseRgb(RGBA, text) !== null

/** Reads a colour in any of the four forms; `null` for anything else. */
export function parseColore(text: string): Colore | null {
  const bare = text.trim()
  if (isHexColor(bare) || isHexaColor(bare)) return parseHexDigits(bare.slice(1))
  return parseRgb(RGB, bare) ?? parseRgb(RGBA, bare)
}

/** `#rrggbb` of a colour in any form, its opacity left out; `null` when it is no colour. */
export function toHexColor(text: string): string | null {
  const colour = parseColore(text)
  if (!colour) return null
  const pair = (value: number) => value.toString(16).padStart(2, '0')
  return `#${pair(colour.rosso)}${pair(colour.verde)}${pair(colour.blu)}`
}

function parseHexDigits(digits: string): Colore {
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (index: number) => Number.parseInt(wide.slice(index, index + 2), 16)
  return { rosso: at(0), verde: at(2), blu: at(4), opacita: wide.length === 8 ? at(6) / 255 : 1 }
}

function parseRgb(form: RegExp, text: string): Colore | null {
  const parts = form.exec(text)
  if (!parts) return null
  const [rosso, verde, blu] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (Math.max(rosso, verde, blu) > 255) return null
  return { rosso, verde, blu, opacita: Number(parts[4] ?? 1) }
}
