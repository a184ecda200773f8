// Update operators of an unmodified realm-web under the policy, the stamps and the versions of records.
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const as = async (person: Person, coll: string) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)
const stored = async (coll: 'aziende' | 'usr', id: string) =>
  (await portal.tenant('localhost').store.get(coll, id))?.doc as Record<string, unknown> | undefined
const expectRefusal = (work: Promise<unknown>, errorCode: string): Promise<void> =>
  expect(work).rejects.toMatchObject({ errorCode, error: expect.stringMatching(/\S/) })
const fresh = { ragioneSociale: 'Nuova Srl', professionisti: [] as string[], gestoreId: people.gestore._id }

it.each([
  [{ $rename: { gestoreId: 'chi' } }, 'RECORD_INVALID'],
  [{ $rename: { codice: 'gestoreId' } }, 'WRITE_FIELD'],
  [{ $rename: { _id: 'altro' } }, 'WRITE_ID'],
  [{ $rename: { ragioneSociale: '_id' } }, 'WRITE_ID'],
  [{ $rename: { ragioneSociale: '__proto__.x' } }, 'VALUE_NAME'],
  [{ $rename: { ragioneSociale: 'a', telefono: 'a.b' } }, 'UPDATE_INVALID'],
  [[{ $set: { telefono: '1' } }], 'UPDATE_INVALID'],
  [{ $currentDate: { telefono: true } }, 'QUERY_OPERATOR'],
  [{ $push: { tag: { $each: [], $slice: 1 } } }, 'QUERY_OPERATOR'],
])('%j is refused, and nothing is stored', async (update, code) => {
  const query = { _id: aziende.mia._id }
  await (await as('gestore', 'aziende')).updateOne(query, { $set: { codice: people.gestore2._id } } as never)
  await expectRefusal((await as('gestore', 'aziende')).updateOne(query, update as never), code)
  expect(await stored('aziende', aziende.mia._id)).toMatchObject({ versione: 2 })
})

it.each([
  ['professionista', 'aziende', aziende.mia._id, { $rename: { ragioneSociale: 'archiviata' } }],
  ['professionista', 'aziende', aziende.mia._id, { $rename: { professionisti: 'tag' } }],
  ['professionista', 'aziende', aziende.mia._id, { $pop: { professionisti: 1 } }],
  ['professionista', 'aziende', aziende.mia._id, { $pullAll: { professionisti: [people.professionista._id] } }],
  ['professionista', 'aziende', aziende.mia._id, { $set: { 'professionisti.$[]': people.gestore._id } }],
  ['gestore', 'usr', people.gestore._id, { $rename: { name: 'email' } }],
  ['gestore', 'usr', people.gestore._id, { $rename: { email: 'telefono' } }],
  ['gestore', 'usr', people.gestore._id, { $rename: { role: 'preferenze' } }],
] as const)(
  'refuses the fields that %s may not write of %s to every operator: %s %j',
  async (person, coll, id, update) => {
    const before = await stored(coll, id)
    await expect((await as(person, coll)).updateOne({ _id: id }, update as never)).rejects.toMatchObject({
      errorCode: expect.stringMatching(/^(?:WRITE_FIELD|RECORD_INVALID)$/),
    })
    expect(await stored(coll, id)).toEqual(before)
  },
)

it('renames both fields that its author may write', async () => {
  const own = await as('professionista', 'aziende')
  await own.updateOne({ _id: aziende.mia._id }, { $set: { tag: ['a'], telefono: '1' } })
  await own.updateOne({ _id: aziende.mia._id }, { $rename: { tag: 'vecchi.tag', telefono: 'recapito' } } as never)
  expect(await stored('aziende', aziende.mia._id)).toMatchObject({ vecchi: { tag: ['a'] }, recapito: '1' })
  expect(await stored('aziende', aziende.mia._id)).not.toHaveProperty('telefono')
})

it('sets the stamps itself, also when an operator names them', async () => {
  const own = await as('gestore', 'aziende')
  const query = { _id: aziende.mia._id }
  await own.updateOne(query, { $set: { nota: 'x' } } as never)
  await own.updateOne(query, { $rename: { aggiornatoDa: 'chi', versione: 'numero', creatoIl: 'quando' } } as never)
  expect(await stored('aziende', aziende.mia._id)).toMatchObject({
    versione: 3,
    aggiornatoDa: people.gestore._id,
    creatoIl: expect.any(String),
  })
})

it('does not tell the kind of a field that the user does not see', async () => {
  const own = await as('editore', 'usr')
  for (const update of [
    { $inc: { email: 1 } },
    { $inc: { missing: 1 } },
    { $push: { email: 1 } },
    { $rename: { 'email.x': 'y' } },
    { $set: { 'email.$[]': 1 } },
  ])
    await expectRefusal(own.updateOne({ _id: people.gestore._id }, update as never), 'WRITE_OWNER')
})

it('sets on insert, where an upsert inserts and nowhere else', async () => {
  const own = await as('gestore', 'aziende')
  const update = { $set: { telefono: '2' }, $setOnInsert: { ...fresh, origine: 'upsert' } }
  const query = { codiceGestionale: 'Z1' }
  const { upsertedId } = await own.updateOne(query, update as never, { upsert: true })
  expect(await stored('aziende', String(upsertedId))).toMatchObject({
    ...fresh,
    ...query,
    telefono: '2',
    origine: 'upsert',
  })
  const again = { ...update, $setOnInsert: { ...fresh, origine: 'due', gestoreId: people.gestore2._id } }
  expect(await own.updateOne(query, again as never, { upsert: true })).toMatchObject({ modifiedCount: 0 })
  const other = { codiceGestionale: 'Z2' }
  await expectRefusal(own.updateOne(other, again as never, { upsert: true }), 'WRITE_OWNER')
})

it('merges with what others did, but for what operators do to the record as it is', async () => {
  const own = await as('gestore', 'aziende')
  const query = { _id: aziende.mia._id }
  const lines = [
    { _id: 'a', n: 1 },
    { _id: 'b', n: 2 },
  ]
  await own.updateOne(query, { $set: { righe: lines, conto: 2, vecchio: 'x' } } as never)
  await (
    await as('admin', 'aziende')
  ).updateOne(query, { $set: { conto: 5 }, $push: { righe: { _id: 'c', n: 1 } } } as never)
  const update = {
    $set: { versione: 2, telefono: '3', 'righe.$[uno].n': 7 },
    $mul: { conto: 2 },
    $rename: { vecchio: 'nuovo' },
    $setOnInsert: { mai: 1 },
  }
  await own.updateOne(query, update as never, { arrayFilters: [{ 'uno.n': 1 }] })
  const saved = await stored('aziende', aziende.mia._id)
  const righe = [
    { _id: 'a', n: 7 },
    { _id: 'b', n: 2 },
    { _id: 'c', n: 7 },
  ]
  expect(saved).toMatchObject({ versione: 4, telefono: '3', righe, conto: 10, nuovo: 'x' })
  expect(saved).not.toHaveProperty('mai')
})
