/** One figure of a run, beside what it is compared with. */
export interface Row {
  figure: string
  value: number
  unit: string
  /** The named peer, measured in the same run. */
  against: string
  /** value / peer; less is better everywhere */
  ratio: number
  /** The ratio must not be above it. */
  goal: number
  ok: boolean
  /** A number of things and no time: it holds on any machine, so a short run judges it too. */
  count?: true
}

export interface MeasureOptions {
  /** Few records and rounds: says that the measure runs and that results agree, and nothing of speed. */
  short: boolean
}

/** A benchmark or a fault run: `title` says in one line what it measures, `run` measures. */
export interface Measure {
  title: string
  /** Throws when results are wrong, in a short run too. */
  run: (say: (line: string) => void, options: MeasureOptions) => Promise<Row[]>
}

/** Compares a value with its peer. Equal to nothing measured, a peer of 0 makes any value but 0 a missed goal. */
export function row(
  figure: string,
  unit: string,
  values: { ours: number; peer: number },
  rest: { against: string; goal: number; count?: true },
): Row {
  const { ours, peer } = values
  const ratio = ours === 0 ? 0 : ours / peer
  return { figure, value: ours, unit, ratio, ok: ratio <= rest.goal, ...rest }
}

/** Middle of the measured values, of two the mean; bad runs of a shared machine fall off both ends. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error('nothing was measured')
  return (low + high) / 2
}

/** Mean of the middle half of the measured values: steadier than the median where they spread evenly, and bad runs fall off all the same. */
export function middleMean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const off = Math.floor(sorted.length / 4)
  const middle = sorted.slice(off, sorted.length - off)
  if (middle.length === 0) throw new Error('nothing was measured')
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
