export type Point = readonly [x: number, y: number]

/** Straight pieces in place of one curve. */
const PIECES = 8

/** How many numbers each command takes; more of them repeat it, and those after an M go on as an L. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4 }

/** The closed lines of a path of M, L, H, V, Q and Z, with absolute numbers as in SVG; curves as short straight pieces. */
export function flatten(path: string): Point[][] {
  const lines: Point[][] = []
  for (const [, command = '', given = ''] of path.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
    const numbers = [...given.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
    const takes = TAKES[command] ?? 0
    for (let at = 0; at < numbers.length; at += takes) {
      const isNew = command === 'M' && at === 0
      if (isNew) lines.push([])
      lines.at(-1)?.push(...step(command, numbers.slice(at, at + takes), lines.at(-1)?.at(-1) ?? [0, 0]))
    }
  }
  return lines
}

function step(command: string, [a = 0, b = 0, c = 0, d = 0]: readonly number[], from: Point): Point[] {
  if (command === 'H') return [[a, from[1]]]
  if (command === 'V') return [[from[0], a]]
  return command === 'Q' ? curve(from, [a, b], [c, d]) : [[a, b]]
}

function curve(from: Point, by: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, n): Point => {
    const t = (n + 1) / PIECES
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis]
    return [at(0), at(1)]
  })
}

/** A rectangle with round corners. */
export function roundRect(width: number, height: number, radius: number): string {
  const [r, w, h] = [radius, width - radius, height - radius]
  return (
    `M${r},0 L${w},0 Q${width},0 ${width},${r} L${width},${h} Q${width},${height} ${w},${height} ` +
    `L${r},${height} Q0,${height} 0,${h} L0,${r} Q0,0 ${r},0 Z`
  )
}
