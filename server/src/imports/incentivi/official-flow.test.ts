import { readData } from '@bandiera/factories/data'
import { mark } from './marks.ts'
import { rereadGrants } from './reread.ts'
import { EDITORE, openImportTenant } from './testing/import-tenant.ts'

const file = JSON.parse(readData('incentivi_2026_A.json')) as { response: { docs: Record<string, unknown>[] } }

let tenant: Awaited<ReturnType<typeof openImportTenant>>
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(() => tenant.close())

it('publishes or holds each of the 60 official records, and a second import and a reading change nothing', async () => {
  const first = await tenant.run(file)
  expect(first).toMatchObject({ totale: 60, nuovi: 60, errori: 0 })
  for (const { data } of await tenant.stored()) {
    const shown = data.redazione === 'pubblicato'
    expect(data.gestori.length > 0).toBe(shown)
    expect(data.fonte!.gestori !== undefined).toBe(!shown)
  }
  const seq = await tenant.store.seq()
  expect(await tenant.run(file)).toMatchObject({ identici: 60, aggiornati: 0 })
  expect(await rereadGrants(tenant, { by: EDITORE })).toMatchObject({ letti: 60, aggiornati: 0 })
  expect(await tenant.store.seq()).toBe(seq)
})

it('proposes every value of these records that an earlier reader made up, and writes none of them', async () => {
  await tenant.run(file)
  const made = { chiusuraAnticipata: '2020-01-01', stanziamento: 1, criteri: [] }
  await tenant.documents.transact(EDITORE, async (writer) => {
    for (const bando of await tenant.stored()) {
      const { lettore: _none, ...fonte } = bando.data.fonte as Record<string, unknown>
      const marks = Object.fromEntries(Object.entries(made).map(([field, value]) => [field, mark(value)]))
      const impronte = { ...(fonte.impronte as object), ...marks }
      await writer.replace('bandi', {
        ...bando,
        data: { ...bando.data, ...made, fonte: { ...fonte, impronte } as never },
      })
    }
  })
  await rereadGrants(tenant, { by: null })
  for (const { data } of await tenant.stored()) {
    expect(data).toMatchObject(made)
    const asked = (data.daControllare ?? []).filter(({ tipo }) => tipo === 'reread')
    expect(asked.flatMap(({ proposta }) => Object.keys(proposta ?? {})).sort()).toEqual(Object.keys(made).sort())
  }
  expect(await rereadGrants(tenant, { by: null })).toMatchObject({ aggiornati: 0 })
})
