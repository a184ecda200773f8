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

const AZIENDE = 10_000
const BANDI = 1000
/** Companies that the slow peers judge; their time is taken for all of them. */
const OF_MINGO = 150
const OF_JSON_RULES = 2

const contesto = { oggi: OGGI, esigenze: ESIGENZE, nucleo: false }

/** The matching engine against a hand-written loop and the libraries that judge one record at a time. */
export const measure: Measure = {
  title: `verdicts of ${BANDI} grants on ${AZIENDE} companies, and what one change costs at 2,000 x 100,000`,
  async run(say) {
    // before this process has a world of its own to clean up after
    const ready = await measureReady()
    return [...(await allPairs(say)), ...measureChanges(say), ready]
  },
}

async function allPairs(say: (line: string) => void): Promise<Row[]> {
  const input = { ...generate({ aziende: AZIENDE, bandi: BANDI }, 6), contesto }
  const engine = createEngine(input)
  const ours = verdictsOf(engine, AZIENDE)
  const flats = input.aziende.map(flatten)
  const loop = compileLoop(input.bandi)
  const theirs = emptyVerdicts(BANDI, AZIENDE)
  runAll(loop, flats, theirs)
  mustAgree('loop', ours, theirs)
  say(`every one of ${AZIENDE * BANDI} pairs as the loop has it; ${shareOf(ours)} % fit`)

  const warm = {
    ours: median(msOfEach(15, () => engine.righe(() => undefined))),
    loop: median(msOfEach(3, () => runAll(loop, flats))),
  }
  const cold = {
    ours: median(msOfEach(9, () => createEngine(input).righe(() => undefined))),
    loop: median(msOfEach(5, () => runAll(compileLoop(input.bandi), input.aziende.map(flatten)))),
  }
  const mingo = await slowPeer(ours, { name: 'mingo', companies: OF_MINGO }, () => {
    const tests = compileMingo(input.bandi)
    return (into) => runAll(tests, flats.slice(0, OF_MINGO), into)
  })
  const jsonRules = await slowPeer(ours, { name: 'json-rules-engine', companies: OF_JSON_RULES }, () => {
    const judge = compileJsonRules(input.bandi)
    return async (into) => {
      for (const [i, flat] of flats.slice(0, OF_JSON_RULES).entries()) {
        for (const [j, value] of (await judge(flat)).entries()) into[j]![i] = value
      }
    }
  })
  const sql = await measureSql(ours, input.bandi, flats)
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
  ours: Verdicts,
  { name, companies }: { name: string; companies: number },
  prepare: () => (into: Verdicts) => unknown,
): Promise<number> {
  const judge = prepare()
  const into = emptyVerdicts(BANDI, companies)
  const ms = await msOf(() => judge(into))
  mustAgree(name, ours, into)
  return (ms * AZIENDE) / companies
}

/** Milliseconds of SQLite for all pairs, after it agreed on every one. */
async function measureSql(ours: Verdicts, bandi: readonly Bando[], flats: readonly Flat[]): Promise<number> {
  const judge = compileSql(bandi, flats)
  const into = emptyVerdicts(BANDI, AZIENDE)
  const ms = await msOf(() => judge((at, { i, si }) => (into[at]![i] = si === 1 ? 2 : 1)))
  mustAgree('SQLite', ours, into)
  return ms
}

function shareOf(verdicts: Verdicts): string {
  const found = verdicts.reduce((sum, each) => sum + each.filter((value) => value === 2).length, 0)
  return ((100 * found) / (AZIENDE * BANDI)).toFixed(1)
}
