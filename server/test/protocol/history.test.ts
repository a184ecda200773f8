import type { CollectionName, HistoryEntry } from '@bandiera/domain'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { headersOf } from './send-file.ts'
import { aziende, bandi, docs, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => portal.stop())

const change = async (person: Person, coll: CollectionName, _id: string, $set: object) =>
  collectionOf(await realmLogin(portal, person), coll).updateOne({ _id }, { $set })
async function read(person: Person | null, coll: string, id: string) {
  const answer = await portal.app.inject({
    url: `/api/cronologia/${coll}/${id}`,
    headers: await headersOf(portal, person),
  })
  return { status: answer.statusCode, ...(answer.json() as { voci: HistoryEntry[]; error_code?: string }) }
}

it('tells when, who and which fields from what to what, newest first', async () => {
  const { _id } = aziende.mia
  await change('gestore', 'aziende', _id, {
    telefono: '02 1',
    'referente.nome': 'Anna',
    tag: ['a', 'b'],
    archiviata: true,
  })
  await change('professionista', 'aziende', _id, { telefono: '02 2', capitaleSociale: 10.5 })
  const { status, voci } = await read('gestore', 'aziende', _id)
  expect(status).toBe(200)
  expect(voci.map(({ chi, titolo }) => [chi, titolo])).toEqual([
    ['professionista', 'Modifica'],
    ['gestore', 'Modifica'],
    ['Il portale', 'Creazione'],
  ])
  expect(voci[0]!.campi).toEqual([
    { campo: 'capitaleSociale', etichetta: 'Capitale sociale', prima: '', dopo: '10,50\u00A0€' },
    { campo: 'telefono', etichetta: 'Telefono', prima: '02 1', dopo: '02 2' },
  ])
  expect(voci[1]!.campi).toEqual([
    { campo: 'tag', etichetta: 'Etichette', prima: '', dopo: 'a, b' },
    { campo: 'telefono', etichetta: 'Telefono', prima: '', dopo: '02 1' },
    { campo: 'referente.nome', etichetta: 'Referente: Nome e cognome', prima: '', dopo: 'Anna' },
    { campo: 'archiviata', etichetta: 'In archivio', prima: '', dopo: 'sì' },
  ])
  expect(Date.parse(voci[0]!.quando)).toBeGreaterThanOrEqual(Date.parse(voci[1]!.quando))
})

it('names the lines of lists, and the grants that the reader sees', async () => {
  const { _id } = aziende.mia
  await change('gestore', 'aziende', _id, { bilanci: [{ anno: 2025, ricavi: 1_900_000 }] })
  await change('gestore', 'aziende', _id, {
    'bilanci.0.ricavi': 5_012_300.5,
    scelte: [bandi.mio, bandi.altro].map(({ _id: bandoId }) => ({ bandoId, avvisami: true })),
  })
  const { voci } = await read('gestore', 'aziende', _id)
  const told = voci[0]!.campi.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima} > ${dopo}`)
  expect(told.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    'Bilancio 2025: Fatturato: 1.900.000 € > 5.012.300,50 €',
    `${bandi.mio.data.titolo}:  > Avvisami delle scadenze sì`,
    'Bando (altro elemento):  > Avvisami delle scadenze sì',
  ])
})

it('names an author only to readers who may know the name, else says the role', async () => {
  const { _id } = aziende.mia
  await change('admin', 'aziende', _id, { telefono: '1' })
  await change('gestore', 'aziende', _id, { telefono: '2' })
  await change('professionista', 'aziende', _id, { telefono: '3' })
  const authors = async (person: Person) => (await read(person, 'aziende', _id)).voci.map(({ chi }) => chi)
  expect(await authors('gestore')).toEqual(['professionista', 'gestore', 'Amministratore', 'Il portale'])
  expect(await authors('professionista')).toEqual(['professionista', 'gestore', 'Amministratore', 'Il portale'])
  expect(await authors('admin')).toEqual(['professionista', 'gestore', 'admin', 'Il portale'])
})

it.each<[Person | null, CollectionName, string, number]>([
  ['professionista', 'aziende', aziende.mia._id, 200],
  ['collega', 'aziende', aziende.mia._id, 404],
  ['gestore2', 'aziende', aziende.mia._id, 404],
  ['editore', 'aziende', aziende.mia._id, 404],
  [null, 'aziende', aziende.mia._id, 401],
  ['gestore', 'pratiche', pratiche.condivisa._id, 200],
  ['gestore', 'docs', docs.estraneo._id, 404],
  ['editore', 'bandi', bandi.mio._id, 200],
  ['editore', 'bandi', bandi.comune._id, 404],
  // an editore knows a gestore by name only: of what else changed it learns nothing
  ['editore', 'usr', people.gestore._id, 404],
  ['gestore', 'usr', people.professionista._id, 200],
  ['professionista', 'usr', people.gestore._id, 404],
  ['admin', 'usr', people.gestore._id, 200],
])('%s reads the history of %s %s: %d', async (person, coll, id, expected) => {
  expect((await read(person, coll, id)).status).toBe(expected)
})

it('shows no one what changed while the record was not theirs', async () => {
  const { _id } = aziende.mia
  await change('gestore', 'aziende', _id, { note: 'del primo gestore' })
  await change('admin', 'aziende', _id, { note: 'pulita' })
  await change('admin', 'aziende', _id, { gestoreId: people.gestore2._id, professionisti: [] })
  await change('gestore2', 'aziende', _id, { telefono: '06 1' })
  const { voci } = await read('gestore2', 'aziende', _id)
  expect(voci.map(({ campi }) => campi.map(({ campo }) => campo))).toEqual([['telefono']])
  expect((await read('gestore', 'aziende', _id)).status).toBe(404)
  expect((await read('admin', 'aziende', _id)).voci).toHaveLength(5)
})

it('writes people by name and other records without their ids, and shortens what is long', async () => {
  const { _id } = aziende.mia
  await change('gestore', 'aziende', _id, {
    professionisti: [people.collega._id],
    note: 'x'.repeat(1000),
    legami: [{ aziendaId: aziende.altra._id, denominazione: 'Beta' }],
  })
  const campi = (await read('gestore', 'aziende', _id)).voci[0]!.campi
  const after = Object.fromEntries(campi.map(({ campo, dopo }) => [campo, dopo]))
  expect(after).toMatchObject({ professionisti: 'collega', legami: 'altro elemento, Beta' })
  expect(after.note).toHaveLength(160)
})

it('does not tell a new audience as a change', async () => {
  await change('gestore', 'aziende', aziende.mia._id, { professionisti: [people.collega._id] })
  const { voci } = await read('gestore', 'docs', docs.mio._id)
  expect(voci.map(({ titolo }) => titolo)).toEqual(['Creazione'])
})

it('holds the newest 200 changes, and knows no other collection', async () => {
  const { tenant } = portal
  await tenant('localhost').documents.transact(people.gestore._id, async (writer) => {
    for (let n = 0; n < 210; n++) await writer.replace('aziende', { ...aziende.mia, telefono: String(n) })
  })
  const { voci } = await read('gestore', 'aziende', aziende.mia._id)
  expect([voci.length, voci[0]!.campi[0]!.dopo]).toEqual([200, '209'])
  expect((await read('gestore', 'segreti', 'x')).error_code).toBe('COLLECTION_UNKNOWN')
})
