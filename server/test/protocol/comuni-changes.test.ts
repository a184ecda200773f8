// A comune that is no more: what a table imported while the server runs changes for those who ask it.
import type { ChangedComuni } from '@bandiera/domain'
import { movePlaces } from '../../src/tenants/tables/update-records.ts'
import { importVariazioni } from '../../src/tenants/tables/reference.ts'
import { avvisiOf, asksFor, enoughFields, review } from '../avvisi.ts'
import { MERGED_2014, MERGED_2018, NEW_COMUNE, variazioniCsv } from '../comuni-changes.ts'
import { answerTo, published, write } from './incroci-fixtures.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  const [comune, nome] = NEW_COMUNE
  const dove = { id: 'dove', tipo: 'territorio', comuni: [comune], nomi: { [comune]: nome } }
  const criteri = [dove, ...asksFor().criteri.filter(({ tipo }) => tipo !== 'territorio')] as never
  await write(portal, 'bandi', published(bandi.mio, { criteri }))
  const sedi = [{ tipo: 'legale' as const, comune: MERGED_2014.da[0], comuneNome: MERGED_2014.da[1] }]
  await write(portal, 'aziende', { ...aziende.mia, ...enoughFields, sedi })
})
afterEach(() => portal.stop())

const importTable = () => importVariazioni(portal.dataDir, variazioniCsv(MERGED_2014, MERGED_2018))

it('is judged by its successor as soon as the table is there, from both sides', async () => {
  const esiti = async () => {
    const azienda = await answerTo(portal, 'gestore', { tab: 'azienda', id: aziende.mia._id })
    const bando = await answerTo(portal, 'gestore', { tab: 'bando', id: bandi.mio._id })
    const rows = [...azienda.righe, ...bando.righe]
    return rows.filter(({ aziendaId, bandoId }) => aziendaId === aziende.mia._id && bandoId === bandi.mio._id)
  }
  const before = await esiti()
  // the shipped table does not say what became of Bazzano
  expect(before.map(({ esito }) => esito)).toEqual(['da_verificare', 'da_verificare'])
  await importTable()
  expect((await esiti()).map(({ esito }) => esito)).toEqual(['ammissibile', 'ammissibile'])
})

it('is in the notices that follow', async () => {
  const tenant = portal.tenant('localhost')
  await review(tenant)
  await importTable()
  const told = (await avvisiOf(tenant, 'gestore')).length
  await write(portal, 'aziende', { _id: aziende.mia._id, telefono: '02 1' } as never)
  await review(tenant)
  const avvisi = await avvisiOf(tenant, 'gestore')
  const news = { aziendaId: aziende.mia._id, nuovi: { bandi: [bandi.mio._id] } }
  expect(avvisi.slice(told)).toMatchObject([{ novita: [news] }])
})

it('reaches a page as codes and days, and is not sent again while it is the same', async () => {
  const { token } = await portal.tenant('localhost').sessions.start(people.gestore)
  const ask = (etag = '') =>
    fetch(`${portal.url}/api/riferimenti/variazioni`, {
      headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
    })
  const none = await ask()
  expect(await none.json()).toMatchObject({ '090047': { dal: '2026-01-01', in: '113017', stesso: true } })
  await importTable()
  const answer = await ask(none.headers.get('etag')!)
  expect((await answer.json()) as ChangedComuni).toEqual({
    '037004': { dal: '2014-01-01', in: '037061' },
    '049015': { dal: '2018-01-01', in: '049021' },
  })
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect((await ask(answer.headers.get('etag')!)).status).toBe(304)
})

it('moves stored places to the codes of today once, in the name of the portal', async () => {
  const tenant = portal.tenant('localhost')
  const dove = { id: 'dove', tipo: 'territorio', comuni: ['090047'], nomi: { '090047': 'Olbia' } }
  await write(portal, 'bandi', published(bandi.mio, { criteri: [dove] as never }))
  const sedi = [{ tipo: 'legale' as const, comune: '090047', comuneNome: 'Olbia', provincia: '090', regione: '20' }]
  await write(portal, 'aziende', { ...aziende.mia, ...enoughFields, sedi })
  await tenant.documents.transact(null, (writer) => writer.deleteSecret('riferimenti', 'luoghi'))
  expect(await movePlaces(tenant)).toBe(2)
  expect((await tenant.store.get('aziende', aziende.mia._id))?.doc.sedi).toEqual([
    { ...sedi[0], comune: '113017', provincia: '113' },
  ])
  expect((await tenant.store.get('bandi', bandi.mio._id))?.doc.data.criteri).toEqual([
    { ...dove, comuni: ['113017'], nomi: { '113017': 'Olbia' } },
  ])
  expect(await movePlaces(tenant)).toBe(0)
})
