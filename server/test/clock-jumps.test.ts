// The clock of the machine is set two hours back or forward, and back again: all that waits or expires goes on as if it had not been.
import { newId, type Usr } from '@bandiera/domain'
import { unIstituto } from '@bandiera/factories'
import { createClock, currentTime, setClock } from '../src/clock.ts'
import { cutLogs } from '../src/operations/cut-logs.ts'
import { DAY } from '../src/records/in-bin.ts'
import { createSignatures } from '../src/registry/caller.ts'
import { addKey } from '../src/registry/keys.ts'
import { clockRows, HOUR, MINUTE, type Row } from './clock-rows.ts'
import { tokenFor, aTeam } from './registry/team.ts'
import { openTestTenant, type TestTenant } from './test-tenant.ts'

const START = Date.parse('2026-11-28T01:00:00Z')
const PASSWORD = 'una password lunga'

/** Milliseconds that really passed, and by how much the clock of the machine is wrong. */
let passed: number
let wrong: number
const rightTime = (): number => START + passed
const wall = (): number => START + passed + wrong
let test: TestTenant
let usr: Usr
beforeAll(async () => {
  test = await openTestTenant()
  usr = { _id: newId(), name: 'Anna', email: 'anna@demo.test', role: { admin: true } }
  await test.documents.transact(null, (writer) => writer.insert('usr', usr))
  await test.users.setPassword(usr._id, PASSWORD, { address: '203.0.113.1' })
})
afterAll(() => test.close())
beforeEach(() => {
  ;[passed, wrong] = [0, 0]
  setClock(createClock({ wall, steady: () => passed }))
})

const jumps: [what: string, offsets: [first: number, then: number]][] = [
  ['two hours forward', [2 * HOUR, 2 * HOUR]],
  ['two hours back', [-2 * HOUR, -2 * HOUR]],
  ['two hours forward and back again', [2 * HOUR, 0]],
  ['two hours back and forward again', [-2 * HOUR, 0]],
]
/** A clock that was set is followed by a hundredth: so early or late may a thing be. */
const [EARLY, LATE] = [0.97, 1.03]

/** What goes wrong with a thing when the clock is set just after it began; `null` when nothing does. */
async function faultOf({ lasts, begin }: Row, [first, then]: [number, number]): Promise<string | null> {
  const life = async (share: number): Promise<boolean> => {
    ;[passed, wrong] = [passed + HOUR, 0]
    const goesOn = await begin({ test, usr, pass: (milliseconds) => (passed += milliseconds) })
    wrong = first
    currentTime()
    passed += (lasts * share) / 3
    currentTime()
    wrong = then
    passed += (lasts * share * 2) / 3 + (share > 1 ? 2000 : 0)
    return goesOn()
  }
  if (!(await life(EARLY))) return 'it ends early'
  return (await life(LATE)) ? 'it goes on' : null
}

it.each(clockRows)('$what lasts as long as it should, at any setting of the clock', async (row) => {
  const faults: string[] = []
  for (const [what, offsets] of jumps) {
    setClock(createClock({ wall, steady: () => passed }))
    const fault = await faultOf(row, offsets)
    if (fault) faults.push(`${what}: ${fault}`)
  }
  expect(faults).toEqual([])
})

it.each(clockRows.filter(({ lasts }) => lasts <= 12 * HOUR))(
  '$what would not, by the clock of the machine',
  async (row) => {
    const faults: unknown[] = []
    for (const [, offsets] of jumps) {
      setClock(wall)
      faults.push(await faultOf(row, offsets).catch(() => 'it fails'))
    }
    expect(faults.some(Boolean)).toBe(true)
  },
)

it('keeps the order of the log and every entry of it, and cuts by the time that passed', async () => {
  const own = await openTestTenant('ordine.localhost')
  const write = () => own.documents.transact(null, (writer) => writer.insert('istituti', unIstituto({ _id: newId() })))
  const cut = () =>
    cutLogs({
      tenants: { list: () => [own] },
      limits: { days: 7, entries: 1e6 },
      onProblem: (problem) => fail(problem),
    })
  try {
    for (const offset of [0, 2 * HOUR, -2 * HOUR, 0]) {
      wrong = offset
      await write()
      passed += MINUTE
    }
    const changes = await own.store.changesSince(0, 10)
    expect(changes.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).toSorted())
    for (const offset of [2 * HOUR, -2 * HOUR]) {
      wrong = offset
      passed += 3 * DAY
      await cut()
      expect((await own.store.changesSince(0, 10)).length).toBe(4)
    }
  } finally {
    await own.close()
  }
})

const fail = (problem: string): never => {
  throw new Error(problem)
}

it('lets in a team whose clock is right while that of the server is not, and knows a token that it has seen', async () => {
  const team = aTeam()
  await addKey(test.store, { team: 'prova', publicKey: team.publicKey, modules: '*', operator: false, addedBy: 'Ada' })
  const signatures = createSignatures(test.store)
  const request = { method: 'GET', url: '/x' } as const
  const sign = () => {
    const iat = Math.floor(rightTime() / 1000)
    return tokenFor(team, request, { iat, exp: iat + 60 })
  }
  const early = await sign()
  await signatures.check(early, request)
  for (const offset of [2 * HOUR, -2 * HOUR, 0]) {
    wrong = offset
    passed += 1000
    await expect(signatures.check(early, request)).rejects.toMatchObject({ code: 'REGISTRO_REPLAYED' })
    expect((await signatures.check(await sign(), request)).caller.name).toBe('prova')
  }
  passed += 3 * MINUTE
  await expect(signatures.check(early, request)).rejects.toMatchObject({ code: 'REGISTRO_LATE' })
})

it('keeps no one waiting for a clock that was ahead when the server started, nor forgets what it counted', async () => {
  const [email, place] = ['avanti@demo.test', { address: '203.0.113.77' }]
  wrong = 2 * HOUR
  setClock(createClock({ wall, steady: () => passed }))
  for (let n = 0; n < 8; n += 1) {
    await test.users.verify(email, 'sbagliata', place)
    passed += MINUTE
  }
  wrong = 0
  // a new process begins with the clock as it is
  setClock(createClock({ wall, steady: () => passed }))
  expect(await test.users.verify(email, 'sbagliata', place)).toBeNull()
  await expect(test.users.verify(email, 'sbagliata', place)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
})
