import { tokensOf } from '@bandiera/policy'
import { fillWorld, people, type Person } from '../../test/protocol/world.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'

let tenant: TestTenant
let snapshots: Snapshots
beforeEach(async () => {
  tenant = await openTestTenant()
  await fillWorld(tenant)
  snapshots = createSnapshots(8)
})
afterEach(async () => {
  snapshots.close()
  await tenant.close()
})

const visitor = (person: Person, usr = { ...people[person] }) => ({ tenant, usr, held: new Set(tokensOf(usr)) })
const of = (person: Person) => snapshots.of(visitor(person))
const read = async (person: Person) => {
  await of(person).ask(async () => undefined)
  snapshots.tidy()
}

it('is one for users who see the same, and another for all others', () => {
  expect(snapshots.of(visitor('admin', { ...people.admin, _id: 'another admin' }))).toBe(of('admin'))
  expect(of('gestore')).toBe(of('gestore'))
  expect(of('gestore2')).not.toBe(of('gestore'))
  expect(of('professionista')).not.toBe(of('collega'))
})

it('is another one with other rights', () => {
  const before = of('gestore')
  expect(snapshots.of(visitor('gestore', { ...people.gestore, email: 'other@demo.test' }))).not.toBe(before)
})

it('gives up what was asked for longest ago when all together hold too much', async () => {
  const [gestore, collega] = [of('gestore'), of('collega')]
  await read('gestore')
  await read('collega')
  await read('admin')
  expect(of('collega')).not.toBe(collega)
  expect(of('gestore')).not.toBe(gestore)
  const admin = of('admin')
  await read('admin')
  expect(of('admin')).toBe(admin)
})

it('reads everything again after a failure', async () => {
  const scan = jest.spyOn(tenant.store, 'scan').mockImplementationOnce(() => {
    throw new Error('the disk is away')
  })
  await expect(of('admin').ask(async () => undefined)).rejects.toThrow('the disk is away')
  expect(await of('admin').ask(async (matcher) => matcher.aziende().length)).toBe(5)
  scan.mockRestore()
})
