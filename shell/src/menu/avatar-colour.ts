import { timestampOfId } from '@bandiera/domain'

type Rgb = readonly [number, number, number]

/** Contrast that white initials need (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5
const SATURATION = 0.55
/** Neighbouring seconds get hues far apart: a turn of the golden angle. */
const GOLDEN_ANGLE = 137.508

/** Background of an avatar, from the timestamp inside the user id (spec §2); grey for an id that holds none. */
export function avatarColour(id: string): string {
  const created = timestampOfId(id)
  if (!created) return '#5f6772'
  return colourOfHue(((created.getTime() / 1000) * GOLDEN_ANGLE) % 360)
}

/** The lightest shade of a hue on which white text reads. A fixed lightness fails around yellow. */
export function colourOfHue(hue: number): string {
  for (let lightness = 0.45; lightness > 0.1; lightness -= 0.01) {
    const colour = hslToRgb(hue, SATURATION, lightness)
    if (contrastWithWhite(colour) >= ENOUGH) return `#${colour.map(toHex).join('')}`
  }
  return '#000000'
}

/** WCAG contrast of white text on a colour, 0-255 per channel. */
export function contrastWithWhite([r, g, b]: Rgb): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 1.05 / (0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b) + 0.05)
}

function hslToRgb(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

const toHex = (value: number): string => value.toString(16).padStart(2, '0')
