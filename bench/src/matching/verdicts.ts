import type { Engine } from '@bandiera/matching'
import type { Flat } from './flat.ts'

/** Verdicts by grant, then by company: 0 no, 1 to be verified, 2 yes. */
export type Verdicts = Uint8Array[]

export function verdictsOf(engine: Engine, companies: number): Verdicts {
  const all: Verdicts = []
  engine.eachRow((_bandoId, { si, open }) => {
    const row = new Uint8Array(companies)
    for (let i = 0; i < companies; i += 1) {
      const at = (bits: Int32Array) => (bits[i >>> 5]! >>> (i & 31)) & 1
      row[i] = at(si) * 2 + at(open)
    }
    all.push(row)
  })
  return all
}

/** Judges every pair of the grants and the companies; returns how many fit. */
export function runAll(tests: readonly ((flat: Flat) => number)[], flats: readonly Flat[], into?: Verdicts): number {
  let found = 0
  tests.forEach((test, j) => {
    const row = into?.[j]
    for (let i = 0; i < flats.length; i += 1) {
      const value = test(flats[i]!)
      if (value === 2) found += 1
      if (row) row[i] = value
    }
  })
  return found
}

export const emptyVerdicts = (grants: number, companies: number): Verdicts =>
  Array.from({ length: grants }, () => new Uint8Array(companies))

/** Stops the run when a peer says something else of the first companies. */
export function mustAgree(peer: string, ours: Verdicts, theirs: Verdicts): void {
  theirs.forEach((row, j) =>
    row.forEach((value, i) => {
      if (value === ours[j]![i]) return
      throw new Error(`${peer}: company ${i}, grant ${j}: ${value} against ${ours[j]![i]}`)
    }),
  )
}
