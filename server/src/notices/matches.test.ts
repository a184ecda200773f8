import { newId } from '@bandiera/domain'
import {
  avvisiOf,
  change,
  changeBando,
  asksFor,
  each,
  largeTurnover,
  knowCompanies,
  enoughFields,
  TODAY,
  openReviewedTenant,
  smallTurnover,
  put,
  review,
  TURNOVER,
  newsOf,
  unBando,
} from '../../test/avvisi.ts'
import { aziende, fillWorld, people } from '../../test/protocol/world.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { bandoHash } from './notified-pairs.ts'
import { removeOldAvvisi } from './reminders.ts'

let tenant: TestTenant
beforeEach(async () => void (tenant = await openReviewedTenant()))
afterEach(() => tenant.close())

describe('a grant that is published', () => {
  it('is notified to those who see both it and a company that it fits, in one notice each', async () => {
    const bando = unBando()
    await put(tenant, bando)
    await review(tenant)
    const of = (...own: { _id: string }[]) => ({ nuovi: each(own, bando) })
    expect(await newsOf(tenant, 'gestore')).toEqual(of(aziende.mia, aziende.delCollega, aziende.senzaNessuno))
    expect(await newsOf(tenant, 'professionista')).toEqual(of(aziende.mia))
    expect(await newsOf(tenant, 'collega')).toEqual(of(aziende.delCollega))
    for (const person of ['gestore', 'professionista', 'collega'] as const)
      expect(await avvisiOf(tenant, person)).toHaveLength(1)
    for (const other of ['admin', 'editore', 'gestore2', 'professionista2'] as const)
      expect(await avvisiOf(tenant, other)).toEqual([])
  })

  it('is not notified for a company of which a needed datum is unknown, until it is known', async () => {
    await put(tenant, unBando(asksFor(TURNOVER)))
    await review(tenant)
    expect(await avvisiOf(tenant, 'gestore')).toEqual([])
    await change(tenant, 'aziende', aziende.mia._id, largeTurnover)
    await review(tenant)
    expect(Object.keys((await newsOf(tenant, 'gestore')).nuovi!)).toEqual([aziende.mia._id])
  })

  it('is notified once: not after another look, a new title, a withdrawal and a second publication, nor by another node', async () => {
    const bando = unBando()
    await put(tenant, bando)
    await Promise.all([review(tenant), review(tenant)])
    await changeBando(tenant, bando._id, { titolo: 'Voucher 2027' })
    await review(tenant)
    await changeBando(tenant, bando._id, { redazione: 'in_revisione' })
    await review(tenant)
    await changeBando(tenant, bando._id, { redazione: 'pubblicato' })
    await review(tenant)
    const [avviso, ...others] = await avvisiOf(tenant, 'gestore')
    expect(others).toEqual([])
    expect(avviso).toMatchObject({ versione: 1, quante: 3, tipo: 'incroci' })
  })

  it('is notified again as changed when it asks for something else, and not when it goes back', async () => {
    const bando = unBando()
    await put(tenant, bando)
    await review(tenant)
    await change(tenant, 'aziende', aziende.mia._id, largeTurnover)
    await changeBando(tenant, bando._id, asksFor(TURNOVER))
    await change(tenant, 'aziende', aziende.delCollega._id, smallTurnover)
    await review(tenant)
    const both = {
      nuovi: each([aziende.mia, aziende.delCollega, aziende.senzaNessuno], bando),
      cambiati: each([aziende.mia], bando),
    }
    expect(await newsOf(tenant, 'gestore')).toEqual(both)
    await changeBando(tenant, bando._id, asksFor())
    await review(tenant)
    expect(await newsOf(tenant, 'gestore')).toEqual(both)
  })

  it.each([
    ['is closed', { dataChiusura: '2026-11-21' }],
    ['is a draft', { redazione: 'bozza' }],
    ['is shown to no user', { gestori: [] }],
  ] as const)('is notified to no user while it %s', async (_why, data) => {
    await put(tenant, unBando(data as never))
    await review(tenant)
    expect(await avvisiOf(tenant, 'gestore')).toEqual([])
  })

  it('leaves out companies that are archived, that apply already and that do not want it', async () => {
    const bando = unBando()
    await change(tenant, 'aziende', aziende.mia._id, { archiviata: true })
    const scelte = [
      {
        bandoId: bando._id,
        nonInteressa: { motivo: 'tempi_stretti', da: people.gestore._id, quando: `${TODAY}T10:00:00.000Z` },
      },
    ]
    await change(tenant, 'aziende', aziende.delCollega._id, { scelte })
    const _id = `${newId()}-${aziende.senzaNessuno._id}`
    await tenant.documents.transact(null, (w) =>
      w.insert('pratiche', { _id, tipo: 'bando', titolo: 'Domanda', stato: 'bozza', bandoId: bando._id }),
    )
    await put(tenant, bando)
    await review(tenant)
    expect(await avvisiOf(tenant, 'gestore')).toEqual([])
  })
})

describe('a company', () => {
  it('that starts to fit a grant is notified, and one that still fits is not', async () => {
    await change(tenant, 'aziende', aziende.mia._id, smallTurnover)
    const bando = unBando(asksFor(TURNOVER))
    await put(tenant, bando)
    await review(tenant)
    expect(await avvisiOf(tenant, 'professionista')).toEqual([])
    await change(tenant, 'aziende', aziende.mia._id, largeTurnover)
    await review(tenant)
    expect(await newsOf(tenant, 'professionista')).toEqual({ nuovi: each([aziende.mia], bando) })
    await change(tenant, 'aziende', aziende.mia._id, { telefono: '02 1' })
    await review(tenant)
    expect(await avvisiOf(tenant, 'professionista')).toMatchObject([{ versione: 1 }])
  })

  it('of which too little is known has no notice, and one for what it fits once there is enough', async () => {
    const bando = unBando()
    await change(tenant, 'aziende', aziende.mia._id, { ateco: [] })
    await put(tenant, bando)
    await review(tenant)
    expect(await avvisiOf(tenant, 'professionista')).toEqual([])
    await change(tenant, 'aziende', aziende.mia._id, enoughFields)
    await review(tenant)
    expect(await newsOf(tenant, 'professionista')).toEqual({ nuovi: each([aziende.mia], bando) })
  })
})

it('notified by the rule before is not notified again, and of a grant that only might fit once it does', async () => {
  const [told, possible] = [unBando(), unBando(asksFor(TURNOVER))]
  await put(tenant, told, possible)
  const all = [aziende.mia, aziende.delCollega, aziende.senzaNessuno].map(({ _id }) => _id)
  await tenant.documents.transact(null, async (w) => {
    await w.deleteSecret('avvisi', 'posizione incroci')
    await w.setSecret('avvisi', 'posizione', 1)
    for (const bando of [told, possible]) await w.setSecret('avvisi detti', bando._id, { [bandoHash(bando.data)]: all })
  })
  await review(tenant)
  expect(await avvisiOf(tenant, 'gestore')).toEqual([])
  expect(await tenant.store.secrets('avvisi detti')).toEqual([])
  await change(tenant, 'aziende', aziende.mia._id, largeTurnover)
  await review(tenant)
  expect(await newsOf(tenant, 'gestore')).toEqual({ nuovi: each([aziende.mia], possible) })
})

it('news that a server had no time to write are written at the next look', async () => {
  await tenant.documents.transact(null, (w) =>
    w.setSecret('avvisi da scrivere', 'x', {
      [people.gestore._id]: { [aziende.mia._id]: { nuovi: { quanti: 1, bandi: ['b'] } } },
    }),
  )
  await change(tenant, 'aziende', aziende.mia._id, { telefono: '02 1' })
  await review(tenant)
  expect(await newsOf(tenant, 'gestore')).toEqual({ nuovi: each([aziende.mia], { _id: 'b' }) })
  expect(await tenant.store.secrets('avvisi da scrivere')).toEqual([])
})

it('who wants no notices gets none', async () => {
  await change(tenant, 'usr', people.gestore._id, { preferenze: { avvisi: { nuoviIncroci: 'mai' } } })
  await put(tenant, unBando())
  await review(tenant)
  expect(await avvisiOf(tenant, 'gestore')).toEqual([])
  expect(await avvisiOf(tenant, 'professionista')).toHaveLength(1)
})

it('matches from before the first look are no news', async () => {
  const fresh = await openTestTenant('altro.it')
  await fresh.documents.transact(null, (w) => w.insert('settings', { _id: 'altro.it', nome: 'Prova' }))
  await fillWorld(fresh)
  await knowCompanies(fresh)
  await put(fresh, unBando())
  await review(fresh)
  // judges the pairs of this company once more
  await change(fresh, 'aziende', aziende.mia._id, { telefono: '02 1' })
  await review(fresh)
  expect(await avvisiOf(fresh, 'gestore')).toEqual([])
  await put(fresh, unBando())
  await review(fresh)
  expect(await avvisiOf(fresh, 'gestore')).toHaveLength(1)
  await fresh.close()
})

it('what is ninety days old goes, and is not written again', async () => {
  const bando = unBando()
  await put(tenant, bando)
  await review(tenant)
  const day = 24 * 3600 * 1000
  await removeOldAvvisi(tenant, Date.now() + 89 * day)
  expect(await avvisiOf(tenant, 'gestore')).toHaveLength(1)
  await removeOldAvvisi(tenant, Date.now() + 91 * day)
  await change(tenant, 'aziende', aziende.mia._id, { telefono: '02 1' })
  await review(tenant, TODAY)
  expect(await avvisiOf(tenant, 'gestore')).toEqual([])
})

it('an import leaves others their turn, and makes one notice for each person however many grants and companies it is', async () => {
  await tenant.documents.transact(null, async (w) => {
    for (let n = 0; n < 400; n += 1)
      await w.insert('aziende', { ...aziende.mia, ...enoughFields, ...largeTurnover, _id: newId() })
  })
  await review(tenant)
  const asked = asksFor(...Array.from({ length: 5 }, (_, n) => ({ ...TURNOVER, id: String(n) })))
  await put(tenant, ...Array.from({ length: 100 }, () => unBando(asked)))
  let turns = 0
  let looking = true
  const count = () => looking && setImmediate(() => (turns += 1) && count())
  count()
  await review(tenant)
  looking = false
  expect(turns).toBeGreaterThan(1)
  const [told, ...others] = await avvisiOf(tenant, 'gestore')
  expect(others).toEqual([])
  expect(told).toMatchObject({ quante: 400, versione: 1 })
  expect(told!.novita).toHaveLength(50)
  expect(told!.novita[0]).toMatchObject({ nuovi: { quanti: 100 } })
  expect(told!.novita[0]!.nuovi!.bandi).toHaveLength(20)
})
