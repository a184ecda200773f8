import { importComuni } from '../../tenants/tables/reference.ts'
import { keepGrantsRead, rereadWhereOld } from './reread.ts'
import { mark, READER } from './marks.ts'
import { openImportTenant, unRecord } from './testing/import-tenant.ts'

let tenant: Awaited<ReturnType<typeof openImportTenant>>
let stop: (() => Promise<void>) | undefined
beforeEach(async () => {
  tenant = await openImportTenant()
})
afterEach(async () => {
  await stop?.()
  stop = undefined
  await tenant.close()
})

/** A table in which a comune is that no table has yet. */
const NEWER = JSON.stringify([
  {
    codice: '098999',
    nome: 'Borgonuovo sul Lago',
    sigla: 'LO',
    provincia: { codice: '098', sigla: 'LO' },
    regione: { codice: '03' },
  },
])
const ofBorgonuovo = unRecord({ Regioni: ['Lombardia'], Comuni: 'Borgonuovo sul Lago' })
const keep = (onProblem: (problem: string) => void = () => {}) => {
  stop = keepGrantsRead({ tenants: { list: () => [tenant] }, onProblem })
}
/** Resolves when grants were written. */
const written = () =>
  new Promise<void>((resolve) => {
    const forget = tenant.store.onChange((changes) => {
      if (!changes.some(({ coll }) => coll === 'bandi')) return
      forget()
      resolve()
    })
  })
const load = () => tenant.tables.load('comuni', Buffer.from(NEWER), { prova: false })

it('answers a question about a comune once a table is loaded that knows it', async () => {
  await tenant.run([ofBorgonuovo])
  await rereadWhereOld(tenant)
  expect((await tenant.stored())[0]!.data.daControllare).not.toEqual([])
  keep()
  const again = written()
  await load()
  await again
  const { data } = (await tenant.stored())[0]!
  expect(data.daControllare).toEqual([])
  expect(JSON.stringify(data.criteri)).toContain('098999')
})

it('leaves a person’s values unchanged, and only drops the question', async () => {
  await tenant.run([ofBorgonuovo])
  await rereadWhereOld(tenant)
  await tenant.edit((data) => ({ ...data, titolo: 'Titolo scelto da noi', criteri: [] }))
  keep()
  const again = written()
  await load()
  await again
  expect((await tenant.stored())[0]!.data).toMatchObject({
    titolo: 'Titolo scelto da noi',
    criteri: [],
    daControllare: [],
  })
})

it('tries a table without reading anything again', async () => {
  await tenant.run([ofBorgonuovo])
  await rereadWhereOld(tenant)
  await tenant.tables.load('comuni', Buffer.from(NEWER), { prova: true })
  expect(await rereadWhereOld(tenant)).toBeNull()
})

it('reads again at the next start what a load from the terminal may answer', async () => {
  await tenant.run([ofBorgonuovo])
  await rereadWhereOld(tenant)
  await importComuni(tenant.dataDir, NEWER)
  expect(await rereadWhereOld(tenant)).toMatchObject({ letti: 1, aggiornati: 1, domande: { dopo: 0 } })
  expect(await rereadWhereOld(tenant)).toBeNull()
})

it('reads again when a loaded table is taken away', async () => {
  await tenant.run([ofBorgonuovo])
  await load()
  await rereadWhereOld(tenant)
  await tenant.tables.reset('comuni')
  expect(await rereadWhereOld(tenant)).toMatchObject({ letti: 1 })
})

it('reads every stored grant once for a new reader, of every editore', async () => {
  await tenant.run([unRecord()])
  await tenant.edit((data) => {
    const { lettore: _none, ...fonte } = data.fonte as Record<string, unknown>
    const impronte = { ...(fonte.impronte as object), stanziamento: mark(999_999) }
    return { ...data, stanziamento: 999_999, fonte: { ...fonte, impronte } as never }
  })
  expect(await rereadWhereOld(tenant)).toMatchObject({ letti: 1, aggiornati: 1 })
  const { data } = (await tenant.stored())[0]!
  expect(data).toMatchObject({ stanziamento: 999_999, fonte: { lettore: READER } })
  expect(data.daControllare).toMatchObject([
    { campo: 'stanziamento', tipo: 'reread', proposta: { stanziamento: null } },
  ])
  expect(await rereadWhereOld(tenant)).toBeNull()
})

it('is stopped between two small transactions, and goes on at the next start', async () => {
  await tenant.run([unRecord()])
  const stopped = new AbortController()
  stopped.abort()
  expect(await rereadWhereOld(tenant, stopped.signal)).toBeNull()
  expect(await rereadWhereOld(tenant)).toMatchObject({ letti: 1 })
})

it('tells which tenant has grants that could not be read, and goes on', async () => {
  const problems: string[] = []
  const broken = {
    ...tenant,
    id: 'rotto',
    tables: { ...tenant.tables, list: () => Promise.reject(new Error('no disk')) },
  }
  stop = keepGrantsRead({ tenants: { list: () => [broken] }, onProblem: (problem) => problems.push(problem) })
  await stop()
  expect(problems).toEqual(['grants of rotto: no disk'])
})
