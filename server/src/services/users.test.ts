import type { Usr } from '@bandiera/domain'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createUsers, PASSWORDS } from './users.ts'

const SCRYPT = { scryptLogN: 10 }
const PASSWORD = 'una password lunga'
let test: TestTenant
let now = Date.now()
const users = () => createUsers(test.store, { ...SCRYPT, now: () => now })

async function add(over: Partial<Usr> = {}): Promise<Usr> {
  const usr: Usr = { _id: 'a'.repeat(24), name: 'Anna', email: 'Anna@Demo.test ', role: { admin: true }, ...over }
  await test.documents.transact(null, (w) => w.insert('usr', usr))
  await users().setPassword(usr._id, PASSWORD)
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

it('knows the right password only', async () => {
  const { _id } = await add()
  expect((await users().verify('anna@demo.test', PASSWORD))?._id).toBe(_id)
  expect(await users().verify('anna@demo.test', 'sbagliata')).toBeNull()
  expect(await users().verify('nessuno@demo.test', PASSWORD)).toBeNull()
})

it('tells a suspended user so, but only for the right password', async () => {
  await add({ attivo: false })
  await expect(users().verify('anna@demo.test', PASSWORD)).rejects.toMatchObject({ code: 'LOGIN_SUSPENDED' })
  expect(await users().verify('anna@demo.test', 'sbagliata')).toBeNull()
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
  await createUsers(test.store, { scryptLogN: 11, now: () => now }).verify('anna@demo.test', PASSWORD)
  expect(await test.store.secret(PASSWORDS, _id)).toMatch(/^scrypt\$11\$/)
})

it('refuses a short new password and keeps the old one', async () => {
  const { _id } = await add()
  await expect(users().setPassword(_id, 'corta')).rejects.toMatchObject({ code: 'PASSWORD_SHORT' })
  expect(await users().verify('anna@demo.test', PASSWORD)).not.toBeNull()
})

describe('repeated failures', () => {
  const fail = async (times: number, email = 'anna@demo.test'): Promise<void> => {
    for (let i = 0; i < times; i++) await users().verify(email, 'sbagliata')
  }

  it('make the account wait from the fifth on, also with the right password, and longer each time', async () => {
    await add()
    await fail(5)
    const tooMany = { code: 'LOGIN_TOO_MANY', args: [2] }
    await expect(users().verify('ANNA@demo.test', PASSWORD)).rejects.toMatchObject(tooMany)
    now += 2000
    await fail(1)
    await expect(users().verify('anna@demo.test', PASSWORD)).rejects.toMatchObject({ ...tooMany, args: [4] })
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
    expect(await users().verify('anna@demo.test', PASSWORD)).not.toBeNull()
  })

  it('are forgotten by a success and after a quarter of an hour', async () => {
    await add()
    await fail(4)
    await users().verify('anna@demo.test', PASSWORD)
    await fail(4)
    now += 15 * 60_000
    await fail(4)
    expect(await users().verify('anna@demo.test', PASSWORD)).not.toBeNull()
  })

  it('count for addresses without an account too, and are told apart by account', async () => {
    await add()
    await fail(5, 'nessuno@demo.test')
    await expect(users().verify('nessuno@demo.test', 'x')).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
    expect(await users().verify('anna@demo.test', PASSWORD)).not.toBeNull()
  })

  it('let no more than five parallel guesses through', async () => {
    await add()
    const guesses = Array.from({ length: 12 }, () => users().verify('anna@demo.test', 'sbagliata'))
    const refused = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(7)
  })
})
