/** Where the list of countries lies, and how tall it may be. */
export interface Placement {
  below: boolean
  maxHeight: number
}

/** Room under the button that a list needs to open there (spec §9). */
const ROOM = 200
const TALLEST = 320
const SHORTEST = 96
const MARGIN = 12

/** Below when more than 200 px remain under the button, above otherwise; never taller than the room on that side. */
export function placementOf({ top, bottom }: { top: number; bottom: number }, windowHeight: number): Placement {
  const below = windowHeight - bottom > ROOM
  const room = (below ? windowHeight - bottom : top) - MARGIN
  return { below, maxHeight: Math.max(SHORTEST, Math.min(TALLEST, room)) }
}
