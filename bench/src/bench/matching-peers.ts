import type { Bando } from '@bandiera/domain'
import { createEngine } from '@bandiera/matching'
import { flatten, type Flat } from '../matching/flat.ts'
import { ESIGENZE, generate, TODAY } from '../matching/generate.ts'
import { compileJsonRules } from '../matching/json-rules.ts'
import { compileMongodbQueries } from '../matching/mongodb-queries.ts'
import { compileSql } from '../matching/sql.ts'
import { msOf, msOfEach } from '../matching/time.ts'
import { emptyVerdicts, mustAgree, runAll, verdictsOf, type Verdicts } from '../matching/verdicts.ts'
import { median, row, type Measure } from '../row.ts'

/** Of the slow peers, how many companies each judges: their time is taken for all of them. */
const FULL = { aziende: 10_000, bandi: 1000, ofMingo: 150, ofJsonRules: 2, rounds: 15 }
const SHORT = { aziende: 1000, bandi: 200, ofMingo: 50, ofJsonRules: 2, rounds: 2 }

/** The matching engine against libraries that judge one record at a time. Decided, so by hand only: docs/performance.md. */
export const measure: Measure = {
  title: `verdicts of ${FULL.bandi} grants on ${FULL.aziende} companies, beside mingo, json-rules-engine and SQLite`,
  rows: 4,
  async run(_say, { short }) {
    const size = short ? SHORT : FULL
    const input = { ...generate(size, 6), contesto: { oggi: TODAY, esigenze: ESIGENZE, nucleo: false } }
    const { bandi } = input
    const engine = createEngine(input)
    const world = { ours: verdictsOf(engine, size.aziende), bandi, flats: input.aziende.map(flatten) }
    const warm = median(msOfEach(size.rounds, () => engine.eachRow(() => undefined)))
    const cold = median(msOfEach(Math.ceil(size.rounds * 0.6), () => createEngine(input).eachRow(() => undefined)))
    const mingo = await slowPeer(world, { name: 'mingo', companies: size.ofMingo }, (known) => {
      const tests = compileMongodbQueries(bandi)
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
    const against = (name: string, goal: number) => ({ against: name, goal })
    return [
      row('all pairs, warm', 'ms', { ours: warm, peer: mingo }, against('mingo', 1 / 1000)),
      row('all pairs, warm', 'ms', { ours: warm, peer: jsonRules }, against('json-rules-engine', 1 / 100_000)),
      row('all pairs, warm', 'ms', { ours: warm, peer: sql }, against('SQLite', 1 / 500)),
      row('all pairs, cold', 'ms', { ours: cold, peer: mingo }, against('mingo', 1 / 80)),
    ]
  },
}

interface World {
  ours: Verdicts
  bandi: readonly Bando[]
  flats: readonly Flat[]
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
