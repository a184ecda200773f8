import type { Criterio } from '@bandiera/domain'
import { movePlaces } from '../../tenants/tables/update-records.ts'
import { mark, touchedFields } from './marks.ts'
import { rereadGrants } from './reread.ts'
import { openImportTenant, unRecord } from './testing/import-tenant.ts'

let tenant: Awaited<ReturnType<typeof openImportTenant>>
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(() => tenant.close())

const OLBIA = { before: '090047', now: '113017' }
const ofOlbia = unRecord({ Regioni: ['Sardegna'], Comuni: 'Olbia' })
const written = (criteri: readonly Criterio[] | undefined, from: string, to: string) =>
  JSON.parse(JSON.stringify(criteri).replaceAll(from, to)) as Criterio[]

/** A grant of Olbia as it was stored before 2026, when its comune had another code. */
async function storedBefore(change: (criteri: Criterio[]) => Criterio[] = (criteri) => criteri): Promise<void> {
  await tenant.run([ofOlbia])
  await tenant.edit((data) => {
    const criteri = written(data.criteri, OLBIA.now, OLBIA.before)
    const impronte = { ...(data.fonte as unknown as { impronte: object }).impronte, criteri: mark(criteri) }
    return { ...data, criteri: change(criteri), fonte: { ...data.fonte!, impronte } as never }
  })
  await movePlaces(tenant)
}
const stored = async () => (await tenant.stored())[0]!.data

it('does not take a code that the portal moved for one that a person wrote', async () => {
  await storedBefore()
  const data = await stored()
  expect(JSON.stringify(data.criteri)).toContain(OLBIA.now)
  expect(touchedFields(data, data.fonte!)).toEqual([])
  expect(await rereadGrants(tenant, { by: null })).toMatchObject({ letti: 1, aggiornati: 0 })
})

it('still knows what a person wrote before the move', async () => {
  await storedBefore((criteri) => criteri.map((one) => ({ ...one, peso: 7 })))
  const data = await stored()
  expect(touchedFields(data, data.fonte!)).toEqual(['criteri'])
})
