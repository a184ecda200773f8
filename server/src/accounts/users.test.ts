import type { Usr } from '@bandiera/domain'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createUsers, PASSWORDS } from './users.ts'

const SCRYPT = { scryptLogN: 10 }
const PASSWORD = 'una password lunga'
const HERE = { address: '203.0.113.1' }
let test: TestTenant
let now = Date.now()
const users = () => createUsers(test.store, { ...SCRYPT, now: () => now })

async function add(over: Partial<Usr> = {}): Promise<Usr> {
  const usr: Usr = { _id: 'a'.repeat(24), name: 'Anna', email: 'Anna@Demo.test ', role: { admin: true }, ...over }
  await test.documents.transact(null, (w) => w.insert('usr', usr))
  await users().setPassword(usr._id, PASSWORD, HERE)
  return usr
}

beforeEach(async () => {
  test = await openTestTenant()
  now = Date.now()
})
afterEach(() => test.close())

it('finds a user by id and by e-mail without regard to case and spaces', async () => {
  const { _id } = await add()
  expect((await users().byId(_id))?.name).toBe('Anna')
  expect((await users().byEmail('  ANNA@demo.test'))?._id).toBe(_id)
  expect(await users().byEmail('nessuno@demo.test')).toBeNull()
})

it.each(['\u200eanna@demo.test', 'anna@demo.test\u200b', '\ufeffAnna@demo.test\u00a0', 'anna@de\u00admo.test\u202c'])(
  'finds a user by an e-mail that was pasted with invisible marks: %j',
  async (email) => {
    const { _id } = await add()
    expect((await users().verify(email, PASSWORD, HERE))?._id).toBe(_id)
  },
)

it('knows the right password only', async () => {
  const { _id } = await add()
  expect((await users().verify('anna@demo.test', PASSWORD, HERE))?._id).toBe(_id)
  expect(await users().verify('anna@demo.test', 'sbagliata', HERE)).toBeNull()
  expect(await users().verify('nessuno@demo.test', PASSWORD, HERE)).toBeNull()
})

it('tells a suspended user so, but only for the right password', async () => {
  await add({ attivo: false })
  await expect(users().verify('anna@demo.test', PASSWORD, HERE)).rejects.toMatchObject({ code: 'LOGIN_SUSPENDED' })
  expect(await users().verify('anna@demo.test', 'sbagliata', HERE)).toBeNull()
})

it('stores a hash and never the password, and forgets it with the user', async () => {
  const { _id } = await add()
  expect(await test.store.secret(PASSWORDS, _id)).toMatch(/^scrypt\$/)
  expect(JSON.stringify(await test.store.changesSince(0, 100))).not.toContain('scrypt')
  await test.documents.transact(null, (w) => w.remove('usr', _id))
  expect(await test.store.secret(PASSWORDS, _id)).toBeNull()
})

it('hashes again at login when the cost has changed', async () => {
  const { _id } = await add()
  await createUsers(test.store, { scryptLogN: 11, now: () => now }).verify('anna@demo.test', PASSWORD, HERE)
  expect(await test.store.secret(PASSWORDS, _id)).toMatch(/^scrypt\$11\$/)
})

it('refuses a short new password and keeps the old one', async () => {
  const { _id } = await add()
  await expect(users().setPassword(_id, 'corta', HERE)).rejects.toMatchObject({ code: 'PASSWORD_SHORT' })
  expect(await users().verify('anna@demo.test', PASSWORD, HERE)).not.toBeNull()
})

describe('repeated failures', () => {
  const fail = async (times: number, email = 'anna@demo.test'): Promise<void> => {
    for (let i = 0; i < times; i++) await users().verify(email, 'sbagliata', HERE)
  }

  it('make the account wait from the fifth on, also with the right password, and longer each time', async () => {
    await add()
    await fail(5)
    const tooMany = { code: 'LOGIN_TOO_MANY', args: [2] }
    await expect(users().verify('ANNA@demo.test', PASSWORD, HERE)).rejects.toMatchObject(tooMany)
    now += 2000
    await fail(1)
    await expect(users().verify('anna@demo.test', PASSWORD, HERE)).rejects.toMatchObject({ ...tooMany, args: [4] })
  })

  it('never wait longer than a minute and do not grow by attempts made while waiting', async () => {
    await add()
    for (let i = 0; i < 20; i++) {
      await fail(1)
      now += 60_000
    }
    await fail(1)
    await expect(fail(1)).rejects.toMatchObject({ args: [60] })
    await expect(fail(1)).rejects.toMatchObject({ args: [60] })
    now += 60_000
    expect(await users().verify('anna@demo.test', PASSWORD, HERE)).not.toBeNull()
  })

  it('are forgotten by a success and after a quarter of an hour', async () => {
    await add()
    await fail(4)
    await users().verify('anna@demo.test', PASSWORD, HERE)
    await fail(4)
    now += 15 * 60_000
    await fail(4)
    expect(await users().verify('anna@demo.test', PASSWORD, HERE)).not.toBeNull()
  })

  it('count for addresses without an account too, and per account', async () => {
    await add()
    await fail(5, 'nessuno@demo.test')
    await expect(users().verify('nessuno@demo.test', 'x', HERE)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await users().verify('anna@demo.test', PASSWORD, HERE)).not.toBeNull()
  })

  it('let no more than five parallel guesses through', async () => {
    await add()
    const guesses = Array.from({ length: 12 }, () => users().verify('anna@demo.test', 'sbagliata', HERE))
    const refused = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(7)
  })
})

describe('guesses of another person', () => {
  const from = (address: string, password = PASSWORD) => users().verify('anna@demo.test', password, { address })
  const spread = async (times: number): Promise<number> => {
    let refused = 0
    for (let n = 0; n < times; n++) await from(`198.51.100.${n}`, 'sbagliata').catch(() => refused++)
    return refused
  }

  it('from one address, one every minute, delay no login from another', async () => {
    await add()
    for (let minute = 0; minute < 60; minute++) {
      expect(await from('198.51.100.1', 'sbagliata')).toBeNull()
      now += 60_000
    }
    await from('198.51.100.1', 'sbagliata')
    await expect(from('198.51.100.1')).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await from('203.0.113.1')).not.toBeNull()
  })

  it('spread over a hundred addresses have to wait after twenty, from then on at most a minute for one', async () => {
    await add()
    expect(await spread(100)).toBe(80)
    for (let minute = 0; minute < 10; minute++) {
      now += 60_000
      await spread(10)
    }
    now += 59_000
    expect(await spread(10)).toBe(10)
    now += 1000
    expect(await spread(10)).toBe(9)
  })

  it('count per network, because one visitor has many addresses of IPv6', async () => {
    await add()
    for (let n = 0; n < 5; n++) await from(`2001:db8::${n}`, 'sbagliata')
    await expect(from('2001:db8::ffff')).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await from('2001:db8:0:1::1')).not.toBeNull()
  })

  it('however spread, do not keep out who signed in from there before, nor who is signed in', async () => {
    const { _id } = await add()
    const { sid } = await test.sessions.start({ _id })
    await from('203.0.113.1')
    await users().knows(' Anna@demo.test', { address: '203.0.113.2' })
    await spread(100)
    await expect(from('203.0.113.3')).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await from('203.0.113.1')).not.toBeNull()
    expect(await from('203.0.113.2')).not.toBeNull()
    expect(await users().verify('anna@demo.test', PASSWORD, { sid })).not.toBeNull()
  })

  it('from an address where the owner signs in have to wait there all the same', async () => {
    await add()
    await from('203.0.113.1')
    for (let n = 0; n < 5; n++) await from('203.0.113.1', 'sbagliata')
    await expect(from('203.0.113.1', 'sbagliata')).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
  })

  it('cannot be put on the account of another by a name that looks like a place', async () => {
    await add()
    const names = ['203.0.113.1 anna@demo.test', 'qui 203.0.113.1 anna@demo.test', 'ovunque anna@demo.test']
    for (const name of names) for (let n = 0; n < 5; n++) await users().verify(name, 'x', { address: `192.0.2.${n}` })
    expect(await from('203.0.113.1')).not.toBeNull()
  })

  it('find the place of an owner unknown again sixty days after it was last there', async () => {
    await add()
    await from('203.0.113.1')
    now += 60 * 24 * 3600_000
    await spread(20)
    await expect(from('203.0.113.1')).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(JSON.stringify(await test.store.secrets('luoghi'))).not.toContain('203.0.113.1')
  })
})

describe('who guesses one password of many accounts', () => {
  const DEVICE = 'd'.repeat(32)
  it('has to wait after thirty a minute, and no one behind that address who is known there', async () => {
    await add()
    const people = users()
    await people.verify('anna@demo.test', PASSWORD, HERE)
    const guess = (n: number) => people.verify(`nome${n}@demo.test`, 'Primavera2026', HERE)
    for (let n = 0; n < 30; n++) expect(await guess(n)).toBeNull()
    await expect(guess(30)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await people.verify('anna@demo.test', PASSWORD, HERE)).not.toBeNull()
    expect(await people.verify('nessuno@demo.test', 'x', { address: '203.0.113.9' })).toBeNull()
    now += 60_000
    expect(await guess(31)).toBeNull()
  })

  it('lets in a browser that the account signed in with before', async () => {
    await add()
    const people = users()
    const device = { ...HERE, device: DEVICE }
    for (let n = 0; n < 30; n++) await people.verify(`nome${n}@demo.test`, 'x', HERE)
    await expect(people.verify('anna@demo.test', PASSWORD, device)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    await people.knowsDevice(' Anna@demo.test', DEVICE)
    await expect(people.verify('altra@demo.test', 'x', device)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await people.verify('anna@demo.test', PASSWORD, device)).not.toBeNull()
  })
})

describe('a browser that the account signed in with', () => {
  const DEVICE = 'd'.repeat(32)
  const from = (address: string, device: string | null, password = PASSWORD) =>
    users().verify('anna@demo.test', password, { address, device })

  it('is a place of its own, wherever it is: guesses from around it, or spread, do not make it wait', async () => {
    await add()
    await users().knowsDevice('anna@demo.test', DEVICE)
    for (let n = 0; n < 5; n++) await from('198.51.100.1', null, 'sbagliata')
    await expect(from('198.51.100.1', null)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    for (let n = 2; n < 40; n++) await from(`198.51.100.${n}`, null, 'sbagliata').catch(() => null)
    await expect(from('203.0.113.7', null)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await from('198.51.100.1', DEVICE)).not.toBeNull()
  })

  it('waits after five wrong passwords all the same, from any addresses', async () => {
    await add()
    await users().knowsDevice('anna@demo.test', DEVICE)
    for (let n = 0; n < 5; n++) await from(`198.51.100.${n}`, DEVICE, 'sbagliata')
    await expect(from('198.51.100.9', DEVICE)).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
  })

  it('is known longer than an address, and stored as a hash', async () => {
    await add()
    await users().knowsDevice('anna@demo.test', DEVICE)
    now += 399 * 24 * 3600_000
    for (let n = 0; n < 40; n++) await from(`198.51.100.${n}`, null, 'sbagliata').catch(() => null)
    expect(await from('203.0.113.7', DEVICE)).not.toBeNull()
    expect(JSON.stringify(await test.store.secrets('dispositivi'))).not.toContain(DEVICE)
  })
})
