import { newId } from '@bandiera/domain'
import {
  avvisiOf,
  change,
  changeBando,
  grande,
  OGGI,
  piccola,
  put,
  read,
  review,
  RICAVI,
  unBando,
} from '../../../test/avvisi.ts'
import { aziende, fillWorld, people, type Person, world } from '../../../test/protocol/world.ts'
import { openTestTenant, type TestTenant } from '../../../test/test-tenant.ts'
import { removeOldAvvisi } from './remove-old.ts'

let tenant: TestTenant
beforeEach(async () => {
  tenant = await openTestTenant()
  await tenant.documents.transact(null, (w) => w.insert('settings', { _id: 'localhost', nome: 'Prova' }))
  await fillWorld(tenant)
  await tenant.documents.transact(null, async (w) => {
    for (const { _id } of world.avvisi) await w.remove('avvisi', _id)
  })
  await review(tenant)
})
afterEach(() => tenant.close())
const toldOf = async (person: Person) =>
  (await avvisiOf(tenant, person)).map(({ tipo, bandoId, aziende: ids }) => ({
    tipo,
    bandoId,
    aziende: [...ids].sort(),
  }))
const ids = (...some: { _id: string }[]) => some.map(({ _id }) => _id).sort()

describe('a grant that is published', () => {
  it('is told to those who see both it and a company that it may fit, in one notice each', async () => {
    const bando = unBando()
    await put(tenant, bando)
    await review(tenant)
    const of = (...own: { _id: string }[]) => [{ tipo: 'nuovo_incrocio', bandoId: bando._id, aziende: ids(...own) }]
    expect(await toldOf('gestore')).toEqual(of(aziende.mia, aziende.delCollega, aziende.senzaNessuno))
    expect(await toldOf('professionista')).toEqual(of(aziende.mia))
    expect(await toldOf('collega')).toEqual(of(aziende.delCollega))
    for (const other of ['admin', 'editore', 'gestore2', 'professionista2'] as const)
      expect(await toldOf(other)).toEqual([])
  })

  it('is told once: not after another look, a new title, a withdrawal and a second publication, nor by another node', async () => {
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
    expect(avviso).toMatchObject({ versione: 1, quante: 3 })
  })

  it('is told again as changed when it asks for something else, and not when it goes back', async () => {
    const bando = unBando()
    await put(tenant, bando)
    await review(tenant)
    await change(tenant, 'aziende', aziende.mia._id, grande)
    await changeBando(tenant, bando._id, { criteri: [RICAVI] })
    await change(tenant, 'aziende', aziende.delCollega._id, piccola)
    await review(tenant)
    const changed = { tipo: 'bando_cambiato', bandoId: bando._id, aziende: ids(aziende.mia, aziende.senzaNessuno) }
    expect(await toldOf('gestore')).toContainEqual(changed)
    await changeBando(tenant, bando._id, { criteri: [] })
    await review(tenant)
    expect(await toldOf('gestore')).toHaveLength(2)
  })

  it.each([
    ['is closed', { dataChiusura: '2026-11-21' }],
    ['is a draft', { redazione: 'bozza' }],
    ['is shown to nobody', { gestori: [] }],
  ] as const)('is told to nobody while it %s', async (_why, data) => {
    await put(tenant, unBando(data as never))
    await review(tenant)
    expect(await toldOf('gestore')).toEqual([])
  })

  it('leaves out companies that are archived, that apply already and that do not want it', async () => {
    const bando = unBando()
    await change(tenant, 'aziende', aziende.mia._id, { archiviata: true })
    const scelte = [
      {
        bandoId: bando._id,
        nonInteressa: { motivo: 'tempi_stretti', da: people.gestore._id, quando: `${OGGI}T10:00:00.000Z` },
      },
    ]
    await change(tenant, 'aziende', aziende.delCollega._id, { scelte })
    const _id = `${newId()}-${aziende.senzaNessuno._id}`
    await tenant.documents.transact(null, (w) =>
      w.insert('pratiche', { _id, tipo: 'bando', titolo: 'Domanda', stato: 'bozza', bandoId: bando._id }),
    )
    await put(tenant, bando)
    await review(tenant)
    expect(await toldOf('gestore')).toEqual([])
  })
})

describe('a company', () => {
  it('that comes to fit a grant is told, and one that goes on fitting is not', async () => {
    await change(tenant, 'aziende', aziende.mia._id, piccola)
    await change(tenant, 'aziende', aziende.delCollega._id, piccola)
    await change(tenant, 'aziende', aziende.senzaNessuno._id, grande)
    const bando = unBando({ criteri: [RICAVI] })
    await put(tenant, bando)
    await review(tenant)
    expect(await toldOf('professionista')).toEqual([])
    await change(tenant, 'aziende', aziende.mia._id, grande)
    await review(tenant)
    expect(await toldOf('professionista')).toMatchObject([{ aziende: ids(aziende.mia) }])
    await change(tenant, 'aziende', aziende.mia._id, { telefono: '02 1' })
    await review(tenant)
    expect(await avvisiOf(tenant, 'professionista')).toMatchObject([{ versione: 1 }])
  })

  it('joins the notice of the day, which is unread again', async () => {
    await change(tenant, 'aziende', aziende.mia._id, piccola)
    await put(tenant, unBando({ criteri: [RICAVI] }))
    await review(tenant)
    const [before] = await avvisiOf(tenant, 'gestore')
    await read(tenant, before!._id)
    await change(tenant, 'aziende', aziende.mia._id, grande)
    await review(tenant)
    const [after, ...others] = await avvisiOf(tenant, 'gestore')
    expect(others).toEqual([])
    expect(after).toMatchObject({ _id: before!._id, quante: 3 })
    expect(after!.lettoIl).toBeUndefined()
  })
})

it('who wants to hear nothing is told nothing', async () => {
  await change(tenant, 'usr', people.gestore._id, { preferenze: { avvisi: { nuoviIncroci: 'mai' } } })
  await put(tenant, unBando())
  await review(tenant)
  expect(await toldOf('gestore')).toEqual([])
  expect(await toldOf('professionista')).toHaveLength(1)
})

it('what was there before anybody could be told is no news', async () => {
  const fresh = await openTestTenant('altro.it')
  await fresh.documents.transact(null, (w) => w.insert('settings', { _id: 'altro.it', nome: 'Prova' }))
  await fillWorld(fresh)
  await put(fresh, unBando())
  const before = (await avvisiOf(fresh, 'gestore')).length
  await review(fresh)
  // judges the pairs of this company once more
  await change(fresh, 'aziende', aziende.mia._id, { telefono: '02 1' })
  await review(fresh)
  expect(await avvisiOf(fresh, 'gestore')).toHaveLength(before)
  await put(fresh, unBando())
  await review(fresh)
  expect(await avvisiOf(fresh, 'gestore')).toHaveLength(before + 1)
  await fresh.close()
})

it('what is ninety days old goes, and does not come again', async () => {
  const bando = unBando()
  await put(tenant, bando)
  await review(tenant)
  const day = 24 * 3600 * 1000
  await removeOldAvvisi(tenant, Date.now() + 89 * day)
  expect(await avvisiOf(tenant, 'gestore')).toHaveLength(1)
  await removeOldAvvisi(tenant, Date.now() + 91 * day)
  await change(tenant, 'aziende', aziende.mia._id, { telefono: '02 1' })
  await review(tenant, OGGI)
  expect(await avvisiOf(tenant, 'gestore')).toEqual([])
})

it('an import leaves others their turn, and makes one notice for each grant however many companies it fits', async () => {
  await tenant.documents.transact(null, async (w) => {
    for (let n = 0; n < 400; n += 1) await w.insert('aziende', { ...aziende.mia, ...grande, _id: newId() })
  })
  await review(tenant)
  const criteri = Array.from({ length: 5 }, (_, n) => ({ ...RICAVI, id: String(n) }))
  await put(tenant, ...Array.from({ length: 100 }, () => unBando({ criteri })))
  let turns = 0
  let looking = true
  const count = () => looking && setImmediate(() => (turns += 1) && count())
  count()
  await review(tenant)
  looking = false
  expect(turns).toBeGreaterThan(1)
  const told = await avvisiOf(tenant, 'gestore')
  expect(told).toHaveLength(100)
  expect(told[0]).toMatchObject({ quante: 403 })
  expect(told[0]!.aziende).toHaveLength(50)
})
