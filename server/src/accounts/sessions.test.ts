import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createSessions, type Sessions } from './sessions.ts'

const KEY = new Uint8Array(48).fill(1)
const HOUR = 3600_000
const usr = { _id: 'a'.repeat(24) }
let test: TestTenant
let now: number
let sessions: Sessions
const sessionsOf = (over: Partial<Parameters<typeof createSessions>[0]> = {}) =>
  createSessions({ store: test.store, key: KEY, tenantId: 'localhost', now: () => now, ...over })

beforeEach(async () => {
  test = await openTestTenant()
  now = Date.parse('2026-11-21T10:00:00Z')
  sessions = sessionsOf()
})
afterEach(() => test.close())

it('knows who a token belongs to for twelve hours', async () => {
  const { token, sid } = await sessions.start(usr)
  expect(await sessions.verify(token)).toEqual({ uid: usr._id, sid, exp: (now + 12 * HOUR) / 1000 })
  now += 12 * HOUR - 1000
  expect(await sessions.verify(token)).not.toBeNull()
  now += 1000
  expect(await sessions.verify(token)).toBeNull()
})

it('renews a token without a new session', async () => {
  const { sid } = await sessions.start(usr)
  now += 11 * HOUR
  const fresh = await sessions.renew(sid)
  now += 11 * HOUR
  expect(await sessions.verify(fresh!)).toMatchObject({ sid })
})

it('gives access for half an hour and refresh for sixty days', async () => {
  const { sid } = await sessions.start(usr)
  const access = (await sessions.accessToken(sid))!
  const refresh = (await sessions.refreshToken(sid))!
  expect(await sessions.verifyAccess(access)).toMatchObject({ uid: usr._id, sid })
  now += HOUR / 2
  expect(await sessions.verifyAccess(access)).toBeNull()
  now += 59 * 24 * HOUR
  expect(await sessions.verifyRefresh(refresh)).toMatchObject({ uid: usr._id, sid })
})

it('takes no kind of token for another', async () => {
  const { sid, token } = await sessions.start(usr)
  const access = (await sessions.accessToken(sid))!
  const refresh = (await sessions.refreshToken(sid))!
  expect(await sessions.verify(access)).toBeNull()
  expect(await sessions.verify(refresh)).toBeNull()
  expect(await sessions.verifyAccess(refresh)).toBeNull()
  expect(await sessions.verifyAccess(token)).toBeNull()
  expect(await sessions.verifyRefresh(token)).toBeNull()
})

it('makes every token of an ended session worthless at once', async () => {
  const { sid, token } = await sessions.start(usr)
  const access = (await sessions.accessToken(sid))!
  await sessions.end(sid)
  expect(await sessions.verify(token)).toBeNull()
  expect(await sessions.verifyAccess(access)).toBeNull()
  expect(await sessions.renew(sid)).toBeNull()
  expect(await sessions.refreshToken(sid)).toBeNull()
})

it('ends all sessions of one user and tells listeners each of them once', async () => {
  const first = await sessions.start(usr)
  const second = await sessions.start(usr)
  const other = await sessions.start({ _id: 'b'.repeat(24) })
  const ended: string[] = []
  const stop = sessions.onEnd(({ sid, uid }) => ended.push(`${uid} ${sid}`))
  await sessions.endAllOf(usr._id)
  await sessions.end(first.sid)
  expect(ended.sort()).toEqual([`${usr._id} ${first.sid}`, `${usr._id} ${second.sid}`].sort())
  expect(await sessions.verify(other.token)).not.toBeNull()
  stop()
  await sessions.end(other.sid)
  expect(ended).toHaveLength(2)
})

it('keeps sessions over a restart', async () => {
  const { token } = await sessions.start(usr)
  expect(await sessionsOf().verify(token)).not.toBeNull()
})

it('refuses tokens of another tenant, another key, no algorithm, another algorithm, and plain rubbish', async () => {
  const { sid } = await sessions.start(usr)
  const claims = () => ({ sid, typ: 'session', sub: usr._id, iss: 'bandiera', aud: 'localhost', exp: now / 1000 + 60 })
  const sign = (alg: string) => new SignJWT(claims()).setProtectedHeader({ alg }).sign(KEY)
  expect(await sessions.verify(await sign('HS256'))).not.toBeNull()
  const forged = [
    (await sessionsOf({ tenantId: 'altro' }).start(usr)).token,
    (await sessionsOf({ key: new Uint8Array(48).fill(2) }).start(usr)).token,
    new UnsecuredJWT(claims()).encode(),
    await sign('HS512'),
    'a.b.c',
    '',
  ]
  for (const token of forged) expect(await sessions.verify(token)).toBeNull()
})

describe('a token that the server did not make', () => {
  const claims = async () => {
    const { sid } = await sessions.start(usr)
    const at = now / 1000
    return { sid, typ: 'session', sub: usr._id, iss: 'bandiera', aud: 'localhost', iat: at, exp: at + 60 }
  }
  type Claims = Awaited<ReturnType<typeof claims>>
  const signed = (content: object, header: object = {}, key: Parameters<SignJWT['sign']>[0] = KEY) =>
    new SignJWT({ ...content }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key)

  it.each<[string, (own: Claims) => object]>([
    ['is good from tomorrow only', (own) => ({ ...own, nbf: now / 1000 + 86_400 })],
    ['has no end', ({ exp: _none, ...own }) => own],
    ['has an end that is no number', (own) => ({ ...own, exp: '9999999999' })],
    ['has ended', (own) => ({ ...own, exp: now / 1000 })],
    ['is of another issuer', (own) => ({ ...own, iss: 'altri' })],
    ['is of no issuer', ({ iss: _none, ...own }) => own],
    ['is for another tenant', (own) => ({ ...own, aud: 'altro' })],
    ['is for no tenant', ({ aud: _none, ...own }) => own],
    ['is for the links of mails', (own) => ({ ...own, aud: 'localhost#resetPwd' })],
    ['is of another kind', (own) => ({ ...own, typ: 'refresh' })],
    ['is of no kind', ({ typ: _none, ...own }) => own],
    ['is of another user’s session', (own) => ({ ...own, sub: 'b'.repeat(24) })],
    ['is of no session', (own) => ({ ...own, sid: 'x' })],
  ])('with the right key is refused when it %s', async (_what, change) => {
    const own = await claims()
    expect(await sessions.verify(await signed(own))).not.toBeNull()
    expect(await sessions.verify(await signed(change(own)))).toBeNull()
  })

  it('is not verified with a key that the token brings or names', async () => {
    const own = await claims()
    const mine = new Uint8Array(48).fill(9)
    const jwk = await exportJWK(mine)
    const jku = 'https://evil.example/keys.json'
    for (const header of [
      { jwk },
      { jku },
      { kid: 'key' },
      { kid: '../../key' },
      { kid: '', jku, jwk },
      { x5u: jku },
    ]) {
      expect(await sessions.verify(await signed(own, header, mine))).toBeNull()
      // and what it says of keys does no harm to a good one
      expect(await sessions.verify(await signed(own, header))).not.toBeNull()
    }
  })

  it('with a key pair is refused, and a public key is no secret', async () => {
    const own = await claims()
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    const header = { jwk: await exportJWK(publicKey) }
    expect(await sessions.verify(await signed(own, { alg: 'RS256', ...header }, privateKey))).toBeNull()
    const pem = new TextEncoder().encode(await exportSPKI(publicKey))
    expect(await sessions.verify(await signed(own, header, pem))).toBeNull()
    const withPublic = sessionsOf({ key: pem })
    expect(await withPublic.verify(await signed(own, { alg: 'RS256' }, privateKey))).toBeNull()
  })

  it('for one document opens no other, no page and no API', async () => {
    const { sid } = await sessions.start(usr)
    const file = (await sessions.fileToken(sid, 'd1'))!
    expect(await sessions.verifyFile(file, 'd1')).toMatchObject({ sid })
    for (const refused of [sessions.verifyFile(file, 'd2'), sessions.verify(file), sessions.verifyAccess(file)]) {
      expect(await refused).toBeNull()
    }
    const own = await claims()
    expect(await sessions.verifyFile(await signed(own), 'd1')).toBeNull()
    expect(await sessions.verifyFile(await signed({ ...own, typ: 'file:' }), 'd1')).toBeNull()
  })
})

it('sweeps sessions whose time is over', async () => {
  await sessions.start(usr)
  now += 70 * 24 * HOUR
  const { sid } = await sessions.start(usr)
  expect((await test.store.secrets('session')).map(({ key }) => key)).toEqual([sid])
})

it('ends the sessions of a user who is suspended or deleted', async () => {
  const role = { admin: true } as const
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24))
  await test.documents.transact(null, async (w) => {
    for (const _id of ids) await w.insert('usr', { _id, name: _id, email: `${_id}@demo.test`, role })
  })
  const tokens: string[] = []
  for (const _id of ids) tokens.push((await test.sessions.start({ _id })).token)
  const bothEnded = new Promise<void>((resolve) => {
    let count = 0
    test.sessions.onEnd(() => ++count === 2 && resolve())
  })
  await test.documents.transact(null, async (w) => {
    await w.replace('usr', { _id: ids[0]!, name: 'A', email: 'a@demo.test', role, attivo: false })
    await w.remove('usr', ids[1]!)
    await w.replace('usr', { _id: ids[2]!, name: 'C', email: 'c@demo.test', role })
  })
  await bothEnded
  const alive = await Promise.all(tokens.map((token) => test.sessions.verify(token)))
  expect(alive.map((claims) => claims !== null)).toEqual([false, false, true])
})

it('tells the open sessions of a user, the one used last first, and ends all but one', async () => {
  const first = await sessions.start(usr, 'Uno/1')
  now += HOUR
  const second = await sessions.start(usr, 'Due/2')
  await sessions.start({ _id: 'b'.repeat(24) })
  now += HOUR
  await sessions.renew(first.sid)
  expect(await sessions.listOf(usr._id)).toEqual([
    { sid: first.sid, agente: 'Uno/1', inizio: now - 2 * HOUR, ultimo: now },
    { sid: second.sid, agente: 'Due/2', inizio: now - HOUR, ultimo: now - HOUR },
  ])
  expect(await sessions.endOthersOf(usr._id, first.sid)).toBe(1)
  expect((await sessions.listOf(usr._id)).map(({ sid }) => sid)).toEqual([first.sid])
  expect(await sessions.listOf('b'.repeat(24))).toHaveLength(1)
})
