import { createEngine } from '@bandiera/matching'
import { median, row, type Row } from '../row.ts'
import { flatten } from './flat.ts'
import { aBando, anAzienda, ESIGENZE, generate, OGGI } from './generate.ts'
import { compileLoop } from './loop.ts'
import { createRandom } from '@bandiera/testing/random'
import { msOfEach } from './time.ts'

/** So many that most of what is remembered between changes is there. */
const CHANGES = 10_000
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
  const { aziende, bandi } = generate(SIZE, 7)
  const engine = createEngine({ aziende, bandi, contesto: { oggi: OGGI, esigenze: ESIGENZE, nucleo: false } })
  engine.conta()
  const flats = aziende.map(flatten)
  const loop = compileLoop(bandi)
  const random = createRandom(8)

  const added = Array.from({ length: 101 }, (_, n) => aBando(random, `n${n}`))
  const grant = msOfEach(100, (n) => engine.applica({ bandi: { put: [added[n]!] } }))
  const tests = compileLoop(added)
  const grantLoop = msOfEach(20, (n) => void flats.reduce((sum, flat) => sum + tests[n]!(flat), 0))

  const changed = Array.from({ length: CHANGES + 1 }, () => {
    const azienda = random.pick(aziende)!
    const field = random.pick(FIELDS)!
    return { ...azienda, [field]: anAzienda(random, azienda._id)[field] }
  })
  const company = msOfEach(CHANGES, (n) => engine.applica({ aziende: { put: [changed[n]!] } }))
  const companyLoop = msOfEach(500, () => {
    const flat = random.pick(flats)!
    let found = 0
    for (const test of loop) found += test(flat)
    if (found < 0) throw new Error('never')
  })
  say(`one company p99 ${at99(company)} ms, one grant p99 ${at99(grant)} ms`)
  return [
    row(
      'one company changed',
      'ms',
      { ours: median(company), peer: median(companyLoop) },
      { against: 'loop', goal: 1 / 20 },
    ),
    row('one grant added', 'ms', { ours: median(grant), peer: median(grantLoop) }, { against: 'loop', goal: 1 / 100 }),
  ]
}

const at99 = (values: readonly number[]): string =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)]!.toFixed(2)
