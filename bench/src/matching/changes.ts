import { createEngine, type Engine } from '@bandiera/matching'
import { median, row, type Row } from '../row.ts'
import { flatten } from './flat.ts'
import { aBando, anAzienda, ESIGENZE, generate, TODAY } from './generate.ts'
import { compileLoop } from './loop.ts'
import { createRandom } from '@bandiera/factories/random'
import { msOfEach } from './time.ts'
import { emptyVerdicts, mustAgree, runAll, verdictsOf } from './verdicts.ts'

/** Enough changes of companies to fill most of the caches. */
const FULL = { aziende: 100_000, bandi: 2000, companies: 20_000, grants: 100, ofLoop: { companies: 500, grants: 20 } }
const SHORT = { aziende: 5000, bandi: 200, companies: 500, grants: 10, ofLoop: { companies: 50, grants: 5 } }
/** Companies whose verdicts must be those of the loop after all changes. */
const CHECKED = 1000
const FIELDS = [
  'sedi',
  'ateco',
  'bilanci',
  'aiuti',
  'esigenze',
  'formaGiuridica',
  'dataCostituzione',
  'qualifiche',
] as const

/** One field of one company, and one grant, changed in a large engine: against the row or column of the loop. */
export function measureChanges(short: boolean, say: (line: string) => void): Row[] {
  const size = short ? SHORT : FULL
  const world = generate(size, 7)
  return [oneCompany(world, size, say), oneGrant(world, size, say)]
}

type World = ReturnType<typeof generate>

/** Computes all verdicts, so that the first change finds no work left. */
function readyEngine({ aziende, bandi }: World): Engine {
  const engine = createEngine({ aziende, bandi, contesto: { oggi: TODAY, esigenze: ESIGENZE, nucleo: false } })
  engine.countAll()
  return engine
}

/** Stops the run when the verdicts after the changes differ from those of the plain loop over the same records. */
function mustAgreeStill(what: string, engine: Engine, { aziende, bandi }: World): void {
  const flats = aziende.slice(0, CHECKED).map(flatten)
  const theirs = emptyVerdicts(bandi.length, flats.length)
  runAll(compileLoop(bandi), flats, theirs)
  mustAgree(`loop, after ${what}`, verdictsOf(engine, flats.length), theirs)
}

function oneCompany(world: World, size: typeof FULL, say: (line: string) => void): Row {
  const engine = readyEngine(world)
  const loop = compileLoop(world.bandi)
  const random = createRandom(8)
  const changed = Array.from({ length: size.companies + 1 }, () => {
    const azienda = random.one(world.aziende)
    const field = random.one(FIELDS)
    return { ...azienda, [field]: anAzienda(random, azienda._id)[field] }
  })
  const ours = msOfEach(size.companies, (n) => engine.apply({ aziende: { put: [changed[n]!] } }))
  const peer = msOfEach(size.ofLoop.companies, (n) => {
    // the loop, too, has to read the record that changed
    const flat = flatten(changed[n]!)
    let found = 0
    for (const test of loop) found += test(flat)
    if (found < 0) throw new Error('never')
  })
  const now = new Map(changed.map((azienda) => [azienda._id, azienda]))
  const aziende = world.aziende.map((azienda) => now.get(azienda._id) ?? azienda)
  mustAgreeStill('companies changed', engine, { ...world, aziende })
  say(`one company p99 ${at99(ours)} ms`)
  const times = { ours: median(ours), peer: median(peer) }
  return row('one company changed', 'ms', times, { against: 'loop', goal: 1 / 20 })
}

function oneGrant(world: World, size: typeof FULL, say: (line: string) => void): Row {
  const engine = readyEngine(world)
  const random = createRandom(8)
  const added = Array.from({ length: size.grants + 1 }, (_, n) => aBando(random, `n${n}`))
  const tests = compileLoop(added)
  const flats = world.aziende.map(flatten)
  const ours = msOfEach(size.grants, (n) => engine.apply({ bandi: { put: [added[n]!] } }))
  const peer = msOfEach(size.ofLoop.grants, (n) => void flats.reduce((sum, flat) => sum + tests[n]!(flat), 0))
  mustAgreeStill('grants added', engine, { ...world, bandi: [...world.bandi, ...added] })
  say(`one grant p99 ${at99(ours)} ms`)
  const times = { ours: median(ours), peer: median(peer) }
  return row('one grant added', 'ms', times, { against: 'loop', goal: 1 / 100 })
}

const at99 = (values: readonly number[]): string =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)]!.toFixed(2)
