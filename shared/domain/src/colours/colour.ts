/** A colour as red, green, blue, 0-255. */
export type Rgb = readonly [number, number, number]

export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full)
  return parts ? [channel(parts[1]), channel(parts[2]), channel(parts[3])] : null
}

const channel = (pair: string | undefined): number => Number.parseInt(pair ?? '0', 16)

/** @throws when it is invalid */
export function hex(text: string): Rgb {
  const parsed = parseHex(text)
  if (!parsed) throw new Error(`not a colour: ${text}`)
  return parsed
}

/** `[29, 78, 216]` -> `#1d4ed8` */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The colour of a hue 0-360 with saturation and lightness 0-1. */
export function fromHue(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const at = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [at(0), at(8), at(4)]
}

/** Mix of two colours: `share` 0-1 of the second one. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [at(0), at(1), at(2)]
}

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5

const WHITE: Rgb = [255, 255, 255]
const INK: Rgb = [16, 20, 24]
/** How much of its own colour a control lays over the surface while the pointer is on it. */
const HOVER_LAYER = 0.08

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}

export const hoverLayer = (colour: Rgb, surface: Rgb): Rgb => mix(surface, colour, HOVER_LAYER)

/** The nearest shade that reads as text on every surface and on its own hover layer: darker on light surfaces, lighter on dark ones. */
export function readableOn(colour: Rgb, surfaces: readonly Rgb[]): Rgb {
  const towards: Rgb = surfaces.every((surface) => luminance(surface) > 0.4) ? [0, 0, 0] : WHITE
  const reads = (shade: Rgb) =>
    surfaces.every(
      (surface) => contrast(shade, surface) >= READABLE && contrast(shade, hoverLayer(shade, surface)) >= READABLE,
    )
  for (let step = 0; step < 50; step++) {
    // test the rounded colour: rounding must not undo the last step
    const shade = rounded(mix(colour, towards, step / 50))
    if (reads(shade)) return shade
  }
  return towards
}

/** The colour of text on `colour`: the first readable one of white, ink and black. One of them always is. */
export const textOn = (colour: Rgb): '#ffffff' | '#101418' | '#000000' => {
  if (contrast(colour, WHITE) >= READABLE) return '#ffffff'
  return contrast(colour, INK) >= READABLE ? '#101418' : '#000000'
}

const rounded = ([r, g, b]: Rgb): Rgb => [Math.round(r), Math.round(g), Math.round(b)]

function luminance([r, g, b]: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
