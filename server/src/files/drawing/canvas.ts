import { crc32, deflateSync } from 'node:zlib'

/** `scale`: how many times larger than written an outline is drawn. */
interface Placing {
  x: number
  y: number
  scale: number
}

/** Measured lines of a pixel: more make smoother edges. */
const FINE = 4

export class Canvas {
  readonly #pixels: Uint8Array
  readonly #width: number
  readonly #height: number

  constructor(width: number, height: number, ground?: string) {
    this.#width = width
    this.#height = height
    this.#pixels = new Uint8Array(width * height * 4)
    if (!ground) return
    this.#pixels.set([...partsOf(ground), 255])
    for (let done = 4; done < this.#pixels.length; done *= 2) this.#pixels.copyWithin(done, 0, done)
  }

  fill(path: string, { x, y, scale }: Placing, colour: string): void {
    const edges = flatten(path).flatMap((points) => edgesOf(points.map(([px, py]) => [x + px * scale, y + py * scale])))
    const [top, bottom] = bounds(edges, 1, this.#height)
    const columns = bounds(edges, 0, this.#width)
    const rgb = partsOf(colour)
    const cover = new Float32Array(this.#width)
    for (let row = top; row < bottom; row += 1) {
      cover.fill(0, ...columns)
      for (let n = 0; n < FINE; n += 1) addSpans(cover, edges, row + (n + 0.5) / FINE)
      this.#paint(row, { cover, columns, rgb })
    }
  }

  png(): Buffer {
    return encodePng(this.#width, this.#height, this.#pixels)
  }

  #paint(row: number, { cover, columns: [from, to], rgb }: Painted): void {
    const pixels = this.#pixels
    for (let column = from; column < to; column += 1) {
      const measured = cover[column]! / FINE
      if (measured <= 0) continue
      const share = measured > 1 ? 1 : measured
      const at = (row * this.#width + column) * 4
      const kept = (pixels[at + 3]! / 255) * (1 - share)
      const after = share + kept
      for (let n = 0; n < 3; n += 1) pixels[at + n] = (rgb[n]! * share + pixels[at + n]! * kept) / after + 0.5
      pixels[at + 3] = after * 255 + 0.5
    }
  }
}

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

interface Painted {
  /** How much of each pixel of the row is inside, times `FINE`. */
  cover: Float32Array
  columns: readonly [from: number, to: number]
  rgb: readonly number[]
}

type Edge = readonly [a: Point, b: Point, way: 1 | -1]

function edgesOf(points: readonly Point[]): Edge[] {
  return points.flatMap((a, n): Edge[] => {
    const b = points[(n + 1) % points.length]!
    if (a[1] === b[1]) return []
    return [a[1] < b[1] ? [a, b, 1] : [b, a, -1]]
  })
}

/** Adds the inside of one line: where the directions of the edges do not cancel out. */
function addSpans(cover: Float32Array, edges: readonly Edge[], y: number): void {
  const crossings = edges
    .filter(([a, b]) => a[1] <= y && y < b[1])
    .map(([a, b, way]) => ({ x: a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), way }))
    .toSorted((one, other) => one.x - other.x)
  let inside = 0
  for (const [n, { x, way }] of crossings.entries()) {
    if (inside !== 0) addSpan(cover, crossings[n - 1]!.x, x)
    inside += way
  }
}

function addSpan(cover: Float32Array, from: number, to: number): void {
  const [start, end] = [Math.max(0, from), Math.min(cover.length, to)]
  for (let column = Math.floor(start); column < end; column += 1) {
    const left = column < start ? start : column
    const right = column + 1 > end ? end : column + 1
    cover[column] = cover[column]! + right - left
  }
}

function bounds(edges: readonly Edge[], axis: 0 | 1, most: number): [from: number, to: number] {
  const sorted = edges.flatMap(([a, b]) => [a[axis], b[axis]]).sort((a, b) => a - b)
  return [Math.max(0, Math.floor(sorted[0] ?? 0)), Math.min(most, Math.ceil(sorted.at(-1) ?? 0))]
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits for each of red, green, blue and opacity; no interlacing. */
const RGBA = [8, 6, 0, 0, 0]

/** A picture as a PNG file (ISO/IEC 15948). @param pixels four bytes each, by rows */
function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set(RGBA, 8)
  const row = width * 4
  // each row begins with its filter: none
  const raw = Buffer.alloc(height * (row + 1))
  for (let y = 0; y < height; y += 1) raw.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

type Point = readonly [x: number, y: number]

const PIECES = 8

/** Numbers that each command takes; more of them repeat it, and those after an M go on as an L. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4 }

/** The closed lines of a path of M, L, H, V, Q and Z, with absolute numbers as in SVG; curves as short straight pieces. */
function flatten(path: string): Point[][] {
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

export function roundRectangle(width: number, height: number, radius: number): string {
  const [r, w, h] = [radius, width - radius, height - radius]
  return (
    `M${r},0 L${w},0 Q${width},0 ${width},${r} L${width},${h} Q${width},${height} ${w},${height} ` +
    `L${r},${height} Q0,${height} 0,${h} L0,${r} Q0,0 ${r},0 Z`
  )
}
