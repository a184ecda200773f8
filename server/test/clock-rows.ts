import { newId, type Usr } from '@bandiera/domain'
import { unIstituto } from '@bandiera/factories'
import { tokensOf } from '@bandiera/policy'
import { currentTime } from '../src/clock.ts'
import type { Visitor } from '../src/accounts/visitor.ts'
import { inTurn, TURN_LASTS } from '../src/notices/follow-matches.ts'
import { createGuessLimit } from '../src/accounts/password-desk.ts'
import { DAY, inBin } from '../src/records/in-bin.ts'
import { undo } from '../src/records/undo.ts'
import { createFindCountry } from '../src/accounts/country.ts'
import { createLeases, leasesNow } from '../src/registry/usage/leases.ts'
import { createLimiter } from '../src/accounts/rate-limit.ts'
import type { TestTenant } from './test-tenant.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** Where something begins: a tenant, a person in it, and what makes time pass. */
export interface ClockWorld {
  test: TestTenant
  usr: Usr
  pass: (milliseconds: number) => void
}

const refused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    () => true,
  )
const refusedNow = (work: () => unknown): boolean => {
  try {
    work()
    return false
  } catch {
    return true
  }
}
const session = async ({ test, usr }: ClockWorld) => (await test.sessions.start(usr)).sid
const visitor = ({ test, usr }: ClockWorld): Visitor =>
  ({ tenant: test, usr, sid: '', exp: 0, held: new Set(tokensOf(usr)) }) as unknown as Visitor
const insert = ({ test, usr }: ClockWorld) =>
  test.documents.transact(usr._id, async (writer) => {
    await writer.insert('istituti', unIstituto({ _id: newId() }))
    return writer.written()!
  })

export interface Row {
  what: string
  /** Milliseconds. */
  lasts: number
  /** Begins it; the returned function says whether it goes on. */
  begin: (world: ClockWorld) => Promise<() => Promise<boolean> | boolean>
}

/** Everything of the server that waits or expires. */
export const clockRows: Row[] = [
  {
    what: 'a session token',
    lasts: 12 * HOUR,
    begin: async ({ test, usr }) => {
      const { token } = await test.sessions.start(usr)
      return async () => (await test.sessions.verify(token)) !== null
    },
  },
  {
    what: 'an access token',
    lasts: 30 * MINUTE,
    begin: async (world) => {
      const { test } = world
      const token = await test.sessions.accessToken(await session(world))
      return async () => (await test.sessions.verifyAccess(token!)) !== null
    },
  },
  {
    what: 'a refresh token',
    lasts: 60 * DAY,
    begin: async (world) => {
      const { test } = world
      const token = await test.sessions.refreshToken(await session(world))
      return async () => (await test.sessions.verifyRefresh(token!)) !== null
    },
  },
  {
    what: 'the address of a file',
    lasts: MINUTE,
    begin: async (world) => {
      const { test } = world
      const token = await test.sessions.fileToken(await session(world), 'd1')
      return async () => (await test.sessions.verifyFile(token!, 'd1')) !== null
    },
  },
  {
    what: 'a preview',
    lasts: 10 * MINUTE,
    begin: async ({ test }) => {
      const until = currentTime() + 10 * MINUTE
      const { token } = await test.sessions.startPreview({ role: 'gestore', generation: 1 }, until)
      return async () => (await test.sessions.verify(token)) !== null
    },
  },
  ...(['resetPwd', 'registrazione'] as const).map((kind): Row => ({
    what: `the link of a mail (${kind})`,
    lasts: kind === 'resetPwd' ? HOUR : 7 * DAY,
    begin: async ({ test, usr }) => {
      const { token } = await test.store.transact(null, (tx) => test.links.issue(tx, kind, usr._id))
      return async () => !(await refused(test.links.read(test.store, kind, token)))
    },
  })),
  {
    what: 'the cookie of a browser',
    lasts: 400 * DAY,
    begin: async ({ test }) => {
      const { id, cookie } = await test.devices.cookieFor(null)
      return async () => (await test.devices.idOf(cookie.split(';')[0])) === id
    },
  },
  {
    what: 'the wait after wrong passwords',
    lasts: MINUTE,
    begin: async ({ test, pass }) => {
      const [email, place] = [`${newId()}@demo.test`, { address: '203.0.113.9' }]
      // the clock goes on by what each wait takes
      for (let n = 0; n < 11; n += 1) {
        expect(await refused(test.users.verify(email, 'sbagliata', place))).toBe(false)
        if (n < 10) pass(1.05 * MINUTE)
      }
      return () => refused(test.users.verify(email, 'sbagliata', place))
    },
  },
  {
    what: 'the wait of an address that guesses',
    lasts: MINUTE,
    begin: async () => {
      const { begin } = createGuessLimit()
      for (let n = 0; n < 30; n += 1) begin('203.0.113.2', false)(true)
      return () => refusedNow(() => begin('203.0.113.2', false)(true))
    },
  },
  {
    what: 'a limit by the minute',
    lasts: MINUTE,
    begin: async () => {
      const limiter = createLimiter(1, 60)
      limiter.take('a')
      return () => limiter.take('a') > 0
    },
  },
  {
    what: 'an answer about a country that is remembered',
    lasts: DAY,
    begin: async () => {
      const problems: string[] = []
      const findCountry = createFindCountry({
        url: 'data:text/plain,1;IT',
        onProblem: (problem) => problems.push(problem),
      })
      const first = findCountry('203.0.113.1')
      return () => findCountry('203.0.113.1') === first
    },
  },
  {
    what: 'the turn of a node that died',
    lasts: TURN_LASTS,
    begin: async ({ test }) => {
      await new Promise<void>((began) => {
        void inTurn(test, newId(), () => new Promise(() => began()))
      })
      return async () => !(await inTurn(test, 'other', async () => undefined))
    },
  },
  {
    what: 'the time to take a write back',
    lasts: 10 * MINUTE,
    begin: async (world) => {
      const operazione = await insert(world)
      return async () => !(await refused(undo(visitor(world), [operazione])))
    },
  },
  {
    what: 'the bin',
    lasts: 90 * DAY,
    begin: async (world) => {
      const { test, usr } = world
      const { da } = await insert(world)
      const [change] = await test.store.changesSince(da - 1, 1)
      await test.documents.transact(usr._id, (writer) => writer.remove('istituti', change!.id))
      return async () => (await inBin(test)).some(({ id }) => id === change!.id)
    },
  },
  {
    what: 'what a release is held by',
    lasts: 4 * DAY,
    begin: async ({ test }) => {
      const leases = createLeases(test.store, () => undefined)
      const id = `mf-${newId()}`
      await leases.report({ tenant: 'localhost', uid: newId(), network: '::1' }, {
        tab: newId(),
        modules: [{ id, version: '1.0.0' }],
      } as never)
      return async () => (await leasesNow(test.store)).some((lease) => lease.id === id)
    },
  },
]
