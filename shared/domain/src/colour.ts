/** A colour as red, green, blue, 0-255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; `null` for anything else. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full)
  return parts ? [channel(parts[1]), channel(parts[2]), channel(parts[3])] : null
}

const channel = (pair: string | undefined): number => Number.parseInt(pair ?? '0', 16)

/** A colour of ours, written in the code: throws when it is none. */
export function hex(text: string): Rgb {
  const parsed = parseHex(text)
  if (!parsed) throw new Error(`not a colour: ${text}`)
  return parsed
}

/** `[29, 78, 216]` -> `#1d4ed8` */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The colour of a hue 0-360 with saturation and lightness 0-1. */
export function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const at = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [at(0), at(8), at(4)]
}

/** `share` 0-1 of the way from one colour to another. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [at(0), at(1), at(2)]
}
