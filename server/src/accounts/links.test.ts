import { decodeJwt, SignJWT } from 'jose'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createLinks, type LinkKind, tenantAddress } from './links.ts'

const KEY = new Uint8Array(48).fill(7)
type Claims = Record<'sub' | 'jti' | 'iss' | 'aud' | 'iat' | 'exp', unknown>
const UID = 'a'.repeat(24)
let test: TestTenant
let now: number
beforeEach(async () => {
  test = await openTestTenant()
  now = Date.parse('2026-11-21T10:00:00Z')
})
afterEach(() => test.close())

const linksOf = (over: Partial<Parameters<typeof createLinks>[0]> = {}) =>
  createLinks({ key: KEY, tenantId: 'localhost', now: () => now, ...over })
const issue = (kind: LinkKind, links = linksOf()) => test.store.transact(null, (tx) => links.issue(tx, kind, UID))
const use = (kind: LinkKind, token: string, links = linksOf()) =>
  test.store.transact(null, (tx) => links.use(tx, kind, token))

it.each([
  ['registrazione', 7 * 24 * 60],
  ['resetPwd', 60],
] as const)('for %s works for %d minutes', async (kind, minutes) => {
  const { token, expires } = await issue(kind)
  expect(expires.getTime()).toBe(now + minutes * 60_000)
  now += minutes * 60_000 - 1000
  expect(await linksOf().read(test.store, kind, token)).toEqual({ uid: UID, kind })
  now += 1000
  await expect(linksOf().read(test.store, kind, token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
})

it('works once, and looking at it does not count', async () => {
  const { token } = await issue('registrazione')
  await linksOf().read(test.store, 'registrazione', token)
  expect(await use('registrazione', token)).toMatchObject({ uid: UID })
  await expect(use('registrazione', token)).rejects.toMatchObject({ code: 'LINK_USED' })
})

it('works again when the transaction that used it failed', async () => {
  const { token } = await issue('resetPwd')
  const failing = test.store.transact(null, async (tx) => {
    await linksOf().use(tx, 'resetPwd', token)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await use('resetPwd', token)).toMatchObject({ uid: UID })
})

it('is worthless once there is a newer one, or when it was withdrawn', async () => {
  const older = await issue('registrazione')
  const newer = await issue('registrazione')
  await expect(use('registrazione', older.token)).rejects.toMatchObject({ code: 'LINK_USED' })
  await test.store.transact(null, (tx) => linksOf().withdraw(tx, 'registrazione', UID))
  await expect(use('registrazione', newer.token)).rejects.toMatchObject({ code: 'LINK_USED' })
})

it.each([0, 1, 2])(
  'for a new password does not end with a newer one, which a stranger may ask for: %d of three',
  async (n) => {
    const links = [await issue('resetPwd'), await issue('resetPwd'), await issue('resetPwd')]
    expect(await use('resetPwd', links[n]!.token)).toMatchObject({ uid: UID })
    for (const { token } of links) await expect(use('resetPwd', token)).rejects.toMatchObject({ code: 'LINK_USED' })
  },
)

it('for a new password is worthless with all the others once they are withdrawn', async () => {
  const links = [await issue('resetPwd'), await issue('resetPwd')]
  await test.store.transact(null, (tx) => linksOf().withdraw(tx, 'resetPwd', UID))
  for (const { token } of links) await expect(use('resetPwd', token)).rejects.toMatchObject({ code: 'LINK_USED' })
})

it('of an earlier release, whose number was stored alone, is good', async () => {
  const { token } = await issue('resetPwd')
  await test.store.transact(null, (tx) => tx.setSecret('collegamento', `resetPwd ${UID}`, decodeJwt(token).jti))
  expect(await use('resetPwd', token)).toMatchObject({ uid: UID })
})

it('is for one purpose, one tenant and one key', async () => {
  const { token } = await issue('resetPwd')
  const { token: other } = await issue('registrazione')
  const altered = { code: 'LINK_ALTERED' }
  await expect(use('registrazione', token)).rejects.toMatchObject(altered)
  await expect(use('resetPwd', other)).rejects.toMatchObject(altered)
  await expect(use('resetPwd', token, linksOf({ tenantId: 'altro' }))).rejects.toMatchObject(altered)
  await expect(use('resetPwd', token, linksOf({ key: new Uint8Array(48).fill(8) }))).rejects.toMatchObject(altered)
  expect(await test.sessions.verify(token)).toBeNull()
})

it.each<[string, (own: Claims) => object, object?]>([
  ['is good from tomorrow only', (own) => ({ ...own, nbf: now / 1000 + 86_400 })],
  ['is of another issuer', (own) => ({ ...own, iss: 'altri' })],
  ['is for the portal, not for a link', (own) => ({ ...own, aud: 'localhost' })],
  ['has no end', ({ exp: _none, ...own }) => own],
  ['has no number of its own', ({ jti: _none, ...own }) => own],
  ['has a number that is an object', (own) => ({ ...own, jti: { $ne: 1 } })],
  ['names no person', ({ sub: _none, ...own }) => own],
  ['is signed in another way', (own) => own, { alg: 'HS512' }],
])('is no link when it %s', async (_what, change, header = {}) => {
  const { token } = await issue('resetPwd')
  const signed = (content: object, alg: object = {}) =>
    new SignJWT({ ...content }).setProtectedHeader({ alg: 'HS256', kid: 'x', ...alg }).sign(KEY)
  const own = decodeJwt<Claims>(token)
  await linksOf().read(test.store, 'resetPwd', await signed(own))
  const altered = await signed(change(own), header)
  await expect(use('resetPwd', altered)).rejects.toMatchObject({ code: 'LINK_ALTERED' })
})

it('is not among the stored data', async () => {
  const { token } = await issue('registrazione')
  const stored = JSON.stringify(await test.store.secrets('collegamento'))
  expect(stored).not.toContain(token.split('.')[2])
  expect(stored).toContain(UID)
})

it('says whose it was when it has expired or was used, but only what was signed here for this purpose', async () => {
  const { token } = await issue('registrazione')
  await use('registrazione', token)
  now += 30 * 24 * 3600_000
  expect(await linksOf().bearer('registrazione', token)).toBe(UID)
  for (const [kind, text] of [
    ['resetPwd', token],
    ['registrazione', 'a.b.c'],
  ] as const)
    await expect(linksOf().bearer(kind, text)).rejects.toMatchObject({ code: 'LINK_ALTERED' })
})

const at = (over: Partial<Parameters<typeof tenantAddress>[1]> = {}) =>
  tenantAddress('bandi.example.it', { production: true, port: () => 4000, tenants: () => 1, ...over })

it('is the public address of the configuration', () => {
  expect(at({ publicUrl: 'https://portale.example.it/bandi' })).toBe('https://portale.example.it/bandi')
})

it('has the tenant’s own host where one server has more than one', () => {
  expect(at({ publicUrl: 'https://portale.example.it:8443', tenants: () => 2 })).toBe('https://bandi.example.it:8443')
})

it('is the tenant’s host over https in production, its host and port in development', () => {
  expect(at()).toBe('https://bandi.example.it')
  expect(at({ production: false, port: () => 4123 })).toBe('http://bandi.example.it:4123')
})
