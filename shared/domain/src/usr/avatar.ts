import { contrast, fromHue, READABLE, toHex } from '../colours/colour.ts'
import { timestampOfId } from '../records/ids.ts'

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
    const colour = fromHue(hue, SATURATION, lightness)
    if (contrast(colour, [255, 255, 255]) >= READABLE) return toHex(colour)
  }
  return '#000000'
}

/** First letters of the first two words of a name (spec §2); empty for an empty name. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
