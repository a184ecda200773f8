import { dayInRome } from '@bandiera/domain'
import { everything } from '../../test/everything.ts'
import { openTestTenant } from '../../test/test-tenant.ts'
import { seedDemo } from './seed.ts'

const options = { passwordHash: 'scrypt$10', mark: 'm', oggi: '2026-11-21' }

it('is the same for the same tenant and day, and other records for another tenant', async () => {
  const [first, same] = [await openTestTenant(), await openTestTenant()]
  const other = await openTestTenant('sofabis.localhost')
  for (const { documents } of [first, same]) await seedDemo(documents, { ...options, tenantId: 'localhost' })
  await seedDemo(other.documents, { ...options, tenantId: 'sofabis.localhost' })
  const all = await everything(first)
  const plain = (value: unknown) =>
    JSON.stringify(value, (key, v: unknown) => (key === 'creatoIl' || key === 'aggiornatoIl' ? null : v))
  expect(plain(await everything(same))).toBe(plain(all))
  const ids = new Set(all.aziende.map(({ _id }) => _id))
  const theirs = await everything(other)
  expect(theirs.aziende.filter(({ _id }) => ids.has(_id))).toEqual([])
  expect(theirs.settings[0]).toMatchObject({ variante: 'sofabis', moduli: { tutorial: true, rent: false } })
  await Promise.all([first.close(), same.close(), other.close()])
})

it('fits any day of the year', async () => {
  for (const oggi of ['2027-01-01', '2028-02-29', dayInRome()]) {
    const tenant = await openTestTenant()
    await seedDemo(tenant.documents, { ...options, oggi, tenantId: 'x.localhost' })
    expect(await tenant.store.seq()).toBeGreaterThan(600)
    await tenant.close()
  }
})
