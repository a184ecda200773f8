import type { Bando } from '@bandiera/domain'
import { createEngine } from '@bandiera/matching'
import { ESIGENZE, generate, OGGI } from '../matching/generate.ts'
import { flatten, type Flat } from '../matching/flat.ts'
import { measureChanges } from '../matching/changes.ts'
import { compileJsonRules } from '../matching/json-rules.ts'
import { compileLoop } from '../matching/loop.ts'
import { compileMingo } from '../matching/mingo.ts'
import { measureReady } from '../matching/ready.ts'
import { compileSql } from '../matching/sql.ts'
import { msOf, msOfEach } from '../matching/time.ts'
import { emptyVerdicts, mustAgree, runAll, verdictsOf, type Verdicts } from '../matching/verdicts.ts'
import { median, row, type Measure, type Row } from '../row.ts'

/** Of the slow peers, how many companies each judges: their time is taken for all of them. */
const FULL = { aziende: 10_000, bandi: 1000, ofMingo: 150, ofJsonRules: 2, rounds: 15 }
const SHORT = { aziende: 1000, bandi: 200, ofMingo: 50, ofJsonRules: 2, rounds: 2 }
type Size = typeof FULL

const contesto = { oggi: OGGI, esigenze: ESIGENZE, nucleo: false }

/** The matching engine against a hand-written loop and the libraries that judge one record at a time. */
export const measure: Measure = {
  title: `verdicts of ${FULL.bandi} grants on ${FULL.aziende} companies, and what one change costs at 2,000 x 100,000`,
  rows: 9,
  async run(say, { short }) {
    // before this process has a world of its own to clean up after
    const ready = await measureReady(short)
    return [...(await allPairs(short ? SHORT : FULL, say)), ...measureChanges(short, say), ready]
  },
}

interface World {
  ours: Verdicts
  bandi: readonly Bando[]
  flats: readonly Flat[]
}

async function allPairs(size: Size, say: (line: string) => void): Promise<Row[]> {
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
    ours: median(msOfEach(rounds(1), () => engine.righe(() => undefined))),
    loop: median(msOfEach(rounds(1 / 5), () => runAll(loop, flats))),
  }
  const cold = {
    ours: median(msOfEach(rounds(3 / 5), () => createEngine(input).righe(() => undefined))),
    loop: median(msOfEach(rounds(1 / 3), () => runAll(compileLoop(bandi), input.aziende.map(flatten)))),
  }
  const world = { ours, bandi, flats }
  const mingo = await slowPeer(world, { name: 'mingo', companies: size.ofMingo }, (known) => {
    const tests = compileMingo(bandi)
    return (into) => runAll(tests, known, into)
  })
  const jsonRules = await slowPeer(world, { name: 'json-rules-engine', companies: size.ofJsonRules }, (known) => {
    const judge = compileJsonRules(bandi)
    return async (into) => {
      for (const [i, flat] of known.entries()) {
        for (const [j, value] of (await judge(flat)).entries()) into[j]![i] = value
      }
    }
  })
  const sql = await measureSql(world)
  return [
    row('all pairs, warm', 'ms', { ours: warm.ours, peer: warm.loop }, { against: 'loop', goal: 1 / 200 }),
    row('all pairs, warm', 'ms', { ours: warm.ours, peer: mingo }, { against: 'mingo', goal: 1 / 1000 }),
    row(
      'all pairs, warm',
      'ms',
      { ours: warm.ours, peer: jsonRules },
      { against: 'json-rules-engine', goal: 1 / 100_000 },
    ),
    row('all pairs, warm', 'ms', { ours: warm.ours, peer: sql }, { against: 'SQLite', goal: 1 / 500 }),
    row('all pairs, cold', 'ms', { ours: cold.ours, peer: cold.loop }, { against: 'loop', goal: 1 / 8 }),
    row('all pairs, cold', 'ms', { ours: cold.ours, peer: mingo }, { against: 'mingo', goal: 1 / 80 }),
  ]
}

/** Milliseconds for all pairs of a peer that judges the first companies only, after it agreed on them. */
async function slowPeer(
  { ours, bandi, flats }: World,
  { name, companies }: { name: string; companies: number },
  prepare: (known: readonly Flat[]) => (into: Verdicts) => unknown,
): Promise<number> {
  const judge = prepare(flats.slice(0, companies))
  const into = emptyVerdicts(bandi.length, companies)
  const ms = await msOf(() => judge(into))
  mustAgree(name, ours, into)
  return (ms * flats.length) / companies
}

/** Milliseconds of SQLite for all pairs, after it agreed on every one. */
async function measureSql({ ours, bandi, flats }: World): Promise<number> {
  const judge = compileSql(bandi, flats)
  const into = emptyVerdicts(bandi.length, flats.length)
  const ms = await msOf(() => judge((at, { i, si }) => (into[at]![i] = si === 1 ? 2 : 1)))
  mustAgree('SQLite', ours, into)
  return ms
}

function shareOf(verdicts: Verdicts): string {
  const found = verdicts.reduce((sum, each) => sum + each.filter((value) => value === 2).length, 0)
  return ((100 * found) / verdicts.reduce((sum, each) => sum + each.length, 0)).toFixed(1)
}
