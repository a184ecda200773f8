const OUTER = 64
const INNER = 36

export interface Slice {
  /** Part of the whole, 0 to 1. */
  share: number
  /** Outline of the slice around 0,0. */
  path: string
  middle: { x: number; y: number }
}

/** Slices of a ring, from the top and clockwise. What is negative has no slice. */
export function slices(values: readonly number[]): readonly Slice[] {
  const parts = values.map((value) => Math.max(0, value))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  let from = 0
  return parts.map((part) => {
    const share = whole > 0 ? part / whole : 0
    // a whole ring has no two ends: an arc to its own beginning would not be drawn
    const to = from + Math.min(share, 0.9999)
    const slice = { share, path: ring(from, to), middle: at((from + to) / 2, (OUTER + INNER) / 2) }
    from += share
    return slice
  })
}

function ring(from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0
  const [a, b, c, d] = [at(from, OUTER), at(to, OUTER), at(to, INNER), at(from, INNER)].map(({ x, y }) => `${x} ${y}`)
  return `M${a}A${OUTER} ${OUTER} 0 ${large} 1 ${b}L${c}A${INNER} ${INNER} 0 ${large} 0 ${d}Z`
}

function at(turn: number, radius: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return { x: Number((Math.cos(angle) * radius).toFixed(2)), y: Number((Math.sin(angle) * radius).toFixed(2)) }
}
