import { createEngine, type Engine } from '@bandiera/matching'
import { median, row, type Row } from '../row.ts'
import { flatten, type Flat } from './flat.ts'
import { aBando, anAzienda, ESIGENZE, generate, OGGI } from './generate.ts'
import { compileLoop } from './loop.ts'
import { createRandom } from '@bandiera/factories/random'
import { msOfEach } from './time.ts'

/** So many that most of what is remembered between changes is there. */
const CHANGES = 20_000
const SIZE = { aziende: 100_000, bandi: 2000 }
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
export function measureChanges(say: (line: string) => void): Row[] {
  const world = generate(SIZE, 7)
  const flats = world.aziende.map(flatten)
  return [oneCompany(world, say), oneGrant(world, flats, say)]
}

type World = ReturnType<typeof generate>

/** All verdicts of 2,000 x 100,000, none of its work left to the first change. */
function readyEngine({ aziende, bandi }: World): Engine {
  const engine = createEngine({ aziende, bandi, contesto: { oggi: OGGI, esigenze: ESIGENZE, nucleo: false } })
  engine.conta()
  return engine
}

function oneCompany(world: World, say: (line: string) => void): Row {
  const engine = readyEngine(world)
  const loop = compileLoop(world.bandi)
  const random = createRandom(8)
  const changed = Array.from({ length: CHANGES + 1 }, () => {
    const azienda = random.one(world.aziende)
    const field = random.one(FIELDS)
    return { ...azienda, [field]: anAzienda(random, azienda._id)[field] }
  })
  const ours = msOfEach(CHANGES, (n) => engine.applica({ aziende: { put: [changed[n]!] } }))
  const peer = msOfEach(500, (n) => {
    // the loop, too, has to read the record that changed
    const flat = flatten(changed[n]!)
    let found = 0
    for (const test of loop) found += test(flat)
    if (found < 0) throw new Error('never')
  })
  say(`one company p99 ${at99(ours)} ms`)
  const times = { ours: median(ours), peer: median(peer) }
  return row('one company changed', 'ms', times, { against: 'loop', goal: 1 / 20 })
}

function oneGrant(world: World, flats: readonly Flat[], say: (line: string) => void): Row {
  const engine = readyEngine(world)
  const random = createRandom(8)
  const added = Array.from({ length: 101 }, (_, n) => aBando(random, `n${n}`))
  const tests = compileLoop(added)
  const ours = msOfEach(100, (n) => engine.applica({ bandi: { put: [added[n]!] } }))
  const peer = msOfEach(20, (n) => void flats.reduce((sum, flat) => sum + tests[n]!(flat), 0))
  say(`one grant p99 ${at99(ours)} ms`)
  const times = { ours: median(ours), peer: median(peer) }
  return row('one grant added', 'ms', times, { against: 'loop', goal: 1 / 100 })
}

const at99 = (values: readonly number[]): string =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)]!.toFixed(2)
