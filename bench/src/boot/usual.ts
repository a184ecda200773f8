/** What was seen once. */
export interface Sample {
  /** The server answered too late: the time holds the wait for a press on Riprova. */
  late: boolean
  /** Files of a release arrived too late, so the page showed the one before: the measured release was never on screen. */
  wentBack?: boolean
}

/** What happens to a sample that is not as usual. */
export interface Taking {
  /** A late one counts: no time is judged. */
  anyTime: boolean
  say: (line: string) => void
}

/** Unusual samples in a row, after which the machine is too busy to measure anything. */
export const TRIES = 5

/**
 * Takes a sample again until one is as usual, and says so.
 * @param take gets the number of samples that were thrown away before
 * @throws after `TRIES` unusual samples in a row
 */
export async function takeUsual<T extends Sample>(
  title: string,
  take: (before: number) => Promise<T>,
  { anyTime, say }: Taking,
): Promise<T> {
  for (let before = 0; before < TRIES; before += 1) {
    const sample = await take(before)
    const { late, wentBack = false } = sample
    if (!late && !wentBack) return sample
    const counts = anyTime && !wentBack
    const why = wentBack ? 'a release arrived too late' : 'the server was late'
    say(`${title}: ${why}, ${counts ? 'which counts, as no time is judged' : 'so it is taken again'}`)
    if (counts) return sample
  }
  throw new Error(`${title}: something was late ${TRIES} times in a row: this machine is too busy to measure`)
}
