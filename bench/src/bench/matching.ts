import { createEngine } from '@bandiera/matching'
import { ESIGENZE, generate, TODAY } from '../matching/generate.ts'
import { flatten } from '../matching/flat.ts'
import { measureChanges } from '../matching/changes.ts'
import { compileLoop } from '../matching/loop.ts'
import { measureReady } from '../matching/ready.ts'
import { msOfEach } from '../matching/time.ts'
import { emptyVerdicts, mustAgree, runAll, verdictsOf, type Verdicts } from '../matching/verdicts.ts'
import { median, row, type Measure, type Row } from '../row.ts'

const FULL = { aziende: 10_000, bandi: 1000, rounds: 15 }
const SHORT = { aziende: 1000, bandi: 200, rounds: 2 }
type Size = typeof FULL

const contesto = { oggi: TODAY, esigenze: ESIGENZE, nucleo: false }

/** The matching engine against a hand-written loop; `matching-peers` has the libraries that lost. */
export const measure: Measure = {
  title: `verdicts of ${FULL.bandi} grants on ${FULL.aziende} companies, and what one change costs at 2,000 x 100,000`,
  rows: 5,
  async run(say, { short }) {
    // first, while this process holds no records that the garbage collector must visit
    const ready = await measureReady(short)
    return [...allPairs(short ? SHORT : FULL, say), ...measureChanges(short, say), ready]
  },
}

function allPairs(size: Size, say: (line: string) => void): Row[] {
  const input = { ...generate(size, 6), contesto }
  const { bandi } = input
  const engine = createEngine(input)
  const ours = verdictsOf(engine, size.aziende)
  const flats = input.aziende.map(flatten)
  const loop = compileLoop(bandi)
  const theirs = emptyVerdicts(size.bandi, size.aziende)
  runAll(loop, flats, theirs)
  mustAgree('loop', ours, theirs)
  say(`every one of ${size.aziende * size.bandi} pairs as the loop has it; ${shareOf(ours)} % fit`)

  const rounds = (share: number): number => Math.ceil(size.rounds * share)
  const warm = {
    ours: median(msOfEach(rounds(1), () => engine.eachRow(() => undefined))),
    loop: median(msOfEach(rounds(1 / 5), () => runAll(loop, flats))),
  }
  const cold = {
    ours: median(msOfEach(rounds(3 / 5), () => createEngine(input).eachRow(() => undefined))),
    loop: median(msOfEach(rounds(1 / 3), () => runAll(compileLoop(bandi), input.aziende.map(flatten)))),
  }
  return [
    row('all pairs, warm', 'ms', { ours: warm.ours, peer: warm.loop }, { against: 'loop', goal: 1 / 200 }),
    row('all pairs, cold', 'ms', { ours: cold.ours, peer: cold.loop }, { against: 'loop', goal: 1 / 8 }),
  ]
}

function shareOf(verdicts: Verdicts): string {
  const found = verdicts.reduce((sum, each) => sum + each.filter((value) => value === 2).length, 0)
  return ((100 * found) / verdicts.reduce((sum, each) => sum + each.length, 0)).toFixed(1)
}
