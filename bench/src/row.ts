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
  /** A count, or bytes: the same on every machine, so a short run judges it too. */
  exact?: boolean
}

export interface MeasureRun {
  /** Fewer records, rounds and visits: the run proves that every row is still measured and that results agree, not how long it takes. */
  short: boolean
}

/** A benchmark: `title` says in one line what it measures, `run` measures. */
export interface Measure {
  title: string
  /** How many rows `run` returns, short or not: another number fails the command. */
  rows: number
  /** @throws when results that must agree differ */
  run: (say: (line: string) => void, how: MeasureRun) => Promise<Row[]>
}

/** Compares a value with its peer. A value of 0 against a peer of 0 meets every goal; any other value against it misses. */
export function row(
  figure: string,
  unit: string,
  values: { ours: number; peer: number },
  rest: { against: string; goal: number; exact?: boolean },
): Row {
  const { ours, peer } = values
  const ratio = ours === 0 && peer === 0 ? 0 : ours / peer
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
