import { parseHex, toHex, type Rgb } from './colour.ts'

/** A colour and its opacity 0-1. */
export interface WrittenColour {
  rgb: Rgb
  opacity: number
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const HEX_ALPHA = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i
const RGB_ALPHA = /^rgba\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(0|1|0?\.\d+|1\.0+)\s*\)$/i

export const isHexColor = (text: string): boolean => HEX.test(text)
export const isHexAlphaColor = (text: string): boolean => HEX_ALPHA.test(text)
export const isRgbColor = (text: string): boolean => parseRgb(RGB, text) !== null
export const isRgbAlphaColor = (text: string): boolean => parseRgb(RGB_ALPHA, text) !== null

export function parseColour(text: string): WrittenColour | null {
  const bare = text.trim()
  return isHexColor(bare) || isHexAlphaColor(bare)
    ? parseHexAlpha(bare)
    : (parseRgb(RGB, bare) ?? parseRgb(RGB_ALPHA, bare))
}

/** `#rrggbb` of a colour in any notation, without its opacity; `null` when it is invalid. */
export function toHexColor(text: string): string | null {
  const colour = parseColour(text)
  return colour && toHex(colour.rgb)
}

function parseHexAlpha(text: string): WrittenColour | null {
  const digits = text.length < 7 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1)
  const rgb = parseHex(`#${digits.slice(0, 6)}`)
  return rgb && { rgb, opacity: digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1 }
}

function parseRgb(form: RegExp, text: string): WrittenColour | null {
  const parts = form.exec(text)
  if (!parts) return null
  const rgb: Rgb = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return Math.max(...rgb) > 255 ? null : { rgb, opacity: Number(parts[4] ?? 1) }
}
