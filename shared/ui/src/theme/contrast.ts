/** A colour as red, green, blue, 0-255. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; `null` for anything else. */
export function parseHex(hex: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex)
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full)
  return parts ? [channel(parts[1]), channel(parts[2]), channel(parts[3])] : null
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (hi + 0.05) / (lo + 0.05)
}

/** `top` laid over `under` with an opacity 0-1. */
export const over = (top: Rgb, under: Rgb, opacity: number): Rgb => mix(under, top, opacity)

/**
 * The nearest shade of `colour` that reads at >= 4.5:1 as text on `surface` and on its own hover layer over it.
 * Darkens on a light surface and lightens on a dark one (ecosystem rule 3.6).
 */
export function readableOn(colour: Rgb, surface: Rgb, hover = 0.08): Rgb {
  const towards: Rgb = luminance(surface) > 0.4 ? [0, 0, 0] : [255, 255, 255]
  for (let step = 0; step <= 50; step++) {
    const shade = mix(colour, towards, step / 50)
    if (contrast(shade, surface) >= 4.5 && contrast(shade, over(shade, surface, hover)) >= 4.5) return shade
  }
  return towards
}

/** Black or white, whichever reads better on `colour`. */
export const textOn = (colour: Rgb): '#ffffff' | '#101418' =>
  contrast(colour, [255, 255, 255]) >= 4.5 ? '#ffffff' : '#101418'

export const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

const channel = (pair: string | undefined): number => Number.parseInt(pair ?? '0', 16)

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [at(0), at(1), at(2)]
}

function luminance([r, g, b]: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
