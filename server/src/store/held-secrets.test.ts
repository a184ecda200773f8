import { PortalError } from '../errors.ts'
import type { Store } from './port.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createHeldSecrets } from './held-secrets.ts'

let test: TestTenant
let isFull: boolean
let store: Store
beforeEach(async () => {
  test = await openTestTenant()
  isFull = false
  store = {
    ...test.store,
    transact: (by, work) => (isFull ? Promise.reject(new PortalError('DISK_FULL')) : test.store.transact(by, work)),
  }
})
afterEach(() => test.close())

it('prefers held rows to stored ones, and writes all of them with the next write that succeeds', async () => {
  const held = createHeldSecrets(store)
  await held.transact(null, async (tx) => {
    for (const key of ['a', 'b']) await tx.setSecret('s', key, 1)
  })
  isFull = true
  await held.transact(null, async (tx) => {
    await tx.setSecret('s', 'a', ((await tx.secret('s', 'a')) as number) + 1)
    await tx.deleteSecret('s', 'b')
    await tx.setSecret('s', 'c', 3)
  })
  const values = async () => (await held.secrets('s')).map(({ key, value }) => `${key}${String(value)}`).toSorted()
  expect(await values()).toEqual(['a2', 'c3'])
  expect((await held.secret('s', 'b')) ?? null).toBeNull()
  expect(await test.store.secret('s', 'a')).toBe(1)
  isFull = false
  await held.write(null, (tx) => tx.setSecret('s', 'd', 4))
  expect([held.size(), await values()]).toEqual([0, ['a2', 'c3', 'd4']])
  expect(await test.store.secret('s', 'a')).toBe(2)
})

it('counts simultaneous calls one after the other, and holds no more than it may', async () => {
  const held = createHeldSecrets(store, 2)
  isFull = true
  const add = (key: string) =>
    held.transact(null, async (tx) => tx.setSecret('s', key, (((await tx.secret('s', key)) as number) ?? 0) + 1))
  await Promise.all(Array.from({ length: 20 }, () => add('a')))
  expect(await held.secret('s', 'a')).toBe(20)
  await add('b')
  await expect(add('c')).rejects.toMatchObject({ code: 'DISK_FULL' })
  // one that is not stored leaves nothing behind
  await held.transact(null, (tx) => tx.deleteSecret('s', 'b'))
  await add('c')
  expect(held.size()).toBe(2)
})

it('undoes what failed for another reason, and what has to be written is refused', async () => {
  const held = createHeldSecrets(store)
  isFull = true
  const wrong = held.transact(null, async (tx) => {
    await tx.setSecret('s', 'a', 1)
    throw new PortalError('LOGIN_TOO_MANY', 3)
  })
  await expect(wrong).rejects.toMatchObject({ code: 'LOGIN_TOO_MANY' })
  expect(held.size()).toBe(0)
  await expect(held.write(null, (tx) => tx.setSecret('s', 'a', 1))).rejects.toMatchObject({ code: 'DISK_FULL' })
})
