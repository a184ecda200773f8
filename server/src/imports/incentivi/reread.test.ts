import { createAteco } from '../../tenants/tables/ateco.ts'
import { createComuni } from '../../tenants/tables/comuni.ts'
import { createVariazioni } from '../../tenants/tables/variazioni.ts'
import type { Reference } from '../../tenants/tables/reference.ts'
import { rereadGrants } from './reread.ts'
import { EDITORE, openImportTenant, unRecord } from './testing/import-tenant.ts'

let tenant: Awaited<ReturnType<typeof openImportTenant>>
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(() => tenant.close())

const rio = { codice: '049021', nome: 'Rio', provincia: '049', sigla: 'LI', regione: '09' }
const tables = (comuni: (typeof rio)[]): Reference => ({
  ...tenant.reference,
  comuni: createComuni(comuni, comuni.length > 0),
  variazioni: createVariazioni([]),
  ateco: { ...tenant.reference.ateco, exists: createAteco('2007', [], false).exists },
})
const ofRio = unRecord({ Regioni: ['Toscana'], Comuni: 'Rio' })

it('answers with a later table what it could not answer before, and asks no more', async () => {
  await tenant.run([ofRio], { reference: tables([]) })
  const before = (await tenant.stored())[0]!.data
  expect(before.daControllare).not.toEqual([])
  const trial = await rereadGrants(tenant, { by: EDITORE, prova: true, reference: tables([rio]) })
  expect(trial).toMatchObject({ prova: true, letti: 1, aggiornati: 1, domande: { dopo: 0 } })
  expect((await tenant.stored())[0]!.data).toEqual(before)
  await rereadGrants(tenant, { by: EDITORE, reference: tables([rio]) })
  const { data } = (await tenant.stored())[0]!
  expect(data.daControllare).toEqual([])
  expect(JSON.stringify(data.criteri)).toContain('049021')
  expect(data.fonte!.importatoIl).toBe(before.fonte!.importatoIl)
})

it('leaves alone what a person changed, also where the table says something else', async () => {
  await tenant.run([ofRio], { reference: tables([]) })
  await tenant.edit((data) => ({ ...data, criteri: [] }))
  await rereadGrants(tenant, { by: EDITORE, reference: tables([rio]) })
  expect((await tenant.stored())[0]!.data).toMatchObject({ criteri: [], daControllare: [] })
})
