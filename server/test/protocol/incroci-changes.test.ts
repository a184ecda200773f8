// Matches judged on the server follow what happens: records, settings, undertakings, rights.
import { dayInRome, type Azienda } from '@bandiera/domain'
import type { IncrociQuestion } from '@bandiera/matching'
import { answerTo, publishAll, published, write } from './incroci-fixtures.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  await publishAll(portal)
})
afterEach(() => portal.stop())

const comune: IncrociQuestion = { tab: 'bando', id: bandi.comune._id }
const seen = async (person: Person) => (await answerTo(portal, person, comune)).righe.map(({ aziendaId }) => aziendaId)
const esito = async (person: Person, { _id }: Azienda) =>
  (await answerTo(portal, person, comune)).righe.find(({ aziendaId }) => aziendaId === _id)?.esito

it('of companies: a verdict that changes, a new one and one that goes', async () => {
  expect(await esito('gestore', aziende.mia)).toBe('da_verificare')
  expect(await seen('gestore2')).not.toContain(aziende.mia._id)
  await write(portal, 'aziende', { ...aziende.mia, sedi: [{ tipo: 'legale', regione: '16' }] })
  expect(await esito('gestore', aziende.mia)).toBe('non_ammissibile')
  await write(portal, 'aziende', { ...aziende.mia, gestoreId: people.gestore2._id })
  expect(await seen('gestore')).not.toContain(aziende.mia._id)
  expect(await seen('gestore2')).toContain(aziende.mia._id)
  await write(portal, 'aziende', { ...aziende.altra, archiviata: true })
  expect(await seen('gestore2')).not.toContain(aziende.altra._id)
})

it('of grants: one that is withdrawn is matched for its own page alone', async () => {
  const bandiDi = async () => {
    const { righe } = await answerTo(portal, 'gestore', { tab: 'azienda', id: aziende.mia._id })
    return righe.map(({ bandoId }) => bandoId)
  }
  expect(await bandiDi()).toContain(bandi.comune._id)
  await write(portal, 'bandi', published(bandi.comune, { redazione: 'bozza' }))
  expect(await bandiDi()).not.toContain(bandi.comune._id)
  expect(await seen('gestore')).toContain(aziende.mia._id)
  expect(await bandiDi()).not.toContain(bandi.comune._id)
})

it('of the clock: a grant that closed at an hour of today is closed', async () => {
  const stato = async () => (await answerTo(portal, 'gestore', comune)).righe[0]?.stato
  await write(portal, 'bandi', published(bandi.comune, { dataApertura: '2026-01-01', dataChiusura: dayInRome() }))
  expect(await stato()).toBe('in_chiusura')
  const over = { dataApertura: '2026-01-01', dataChiusura: dayInRome(), oraChiusura: '00:00' }
  await write(portal, 'bandi', published(bandi.comune, over))
  expect(await stato()).toBe('chiuso')
})

it('of settings: weights count from the next answer on', async () => {
  const punteggio = async () => (await answerTo(portal, 'gestore', comune)).righe[0]!.punteggio
  const before = await punteggio()
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    const settings = (await writer.get('settings', 'localhost'))!.doc
    await writer.replace('settings', { ...settings, pesi: { territorio: 0 } }, 'update')
  })
  expect([before, await punteggio()]).toEqual([50, null])
})

it('of an undertaking: only users who see a company get its aids', async () => {
  const aiuto = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 250_000 }
  const deMinimis = published(bandi.comune, { criteri: [{ id: 'd', tipo: 'deMinimis', importo: 200_000 }] })
  await write(portal, 'bandi', deMinimis)
  await write(portal, 'aziende', { ...aziende.altra, aiuti: [aiuto], gruppo: [] })
  const gruppo = [{ relazione: 'controllata' as const, aziendaId: aziende.altra._id, quota: 100 }]
  await write(portal, 'aziende', { ...aziende.mia, aiuti: [], gruppo })
  expect(await esito('admin', aziende.mia)).toBe('non_ammissibile')
  expect(await esito('gestore', aziende.mia)).not.toBe('non_ammissibile')
  const [whole, own] = [await answerTo(portal, 'admin', comune), await answerTo(portal, 'gestore', comune)]
  expect(whole.intere.map(({ _id }) => _id).sort()).toEqual([aziende.mia._id, aziende.altra._id].sort())
  expect(own.intere).toEqual([])
  expect(JSON.stringify(own)).not.toContain('250000')
})

it('of rights: a company that was known through a case file is gone with it', async () => {
  expect(await seen('collega')).toContain(aziende.estranea._id)
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    const shared = (await writer.get('pratiche', pratiche.condivisaCollega._id))!.doc
    await writer.replace('pratiche', { ...shared, extra: '' }, 'update')
  })
  expect(await seen('collega')).not.toContain(aziende.estranea._id)
})

it('of a person: another manager means other records', async () => {
  expect(await seen('professionista')).toEqual([aziende.mia._id])
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    const usr = (await writer.get('usr', people.professionista._id))!.doc
    await writer.replace('usr', { ...usr, role: { professionista: { by: people.gestore2._id } } }, 'update')
  })
  const { bandi: grants } = await answerTo(portal, 'professionista', { tab: 'azienda', id: aziende.mia._id })
  expect(grants.map(({ _id }) => _id)).not.toContain(bandi.mio._id)
})
