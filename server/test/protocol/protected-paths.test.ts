// Traps of groups 3 and 4: objects where words are expected, and every way into a field that is not the writer's.
import { REALM_BASE } from '@bandiera/wire'
import type { User } from 'realm-web'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

const as = async (person: Person, coll: string) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)
const seq = () => portal.tenant('localhost').store.seq()
const refusedBy = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    ({ errorCode }: { errorCode: string }) => errorCode,
  )
const other = people.gestore2._id
const ME = { gestore: people.gestore._id, professionista: people.professionista._id, editore: people.editore._id }

const updates: [Person, string, string, object][] = [
  ['gestore', 'aziende', aziende.mia._id, { $set: { gestoreId: other } }],
  ['gestore', 'aziende', aziende.mia._id, { $unset: { gestoreId: '' } }],
  ['gestore', 'aziende', aziende.mia._id, { $min: { gestoreId: '0'.repeat(24) } }],
  ['gestore', 'aziende', aziende.mia._id, { $max: { gestoreId: 'f'.repeat(24) } }],
  ['gestore', 'aziende', aziende.mia._id, { $rename: { ragioneSociale: 'gestoreId' } }],
  ['gestore', 'aziende', aziende.mia._id, { $rename: { gestoreId: 'note' } }],
  ['gestore', 'aziende', aziende.mia._id, { $set: { note: other }, $setOnInsert: { note: other } }],
  ['gestore', 'aziende', aziende.mia._id, { $set: { telefono: '1', gestoreId: other } }],
  ['professionista', 'aziende', aziende.mia._id, { $set: { 'professionisti.0': people.collega._id } }],
  ['professionista', 'aziende', aziende.mia._id, { $push: { professionisti: people.collega._id } }],
  ['professionista', 'aziende', aziende.mia._id, { $addToSet: { professionisti: { $each: [people.collega._id] } } }],
  ['professionista', 'aziende', aziende.mia._id, { $pull: { professionisti: ME.professionista } }],
  ['professionista', 'aziende', aziende.mia._id, { $set: { archiviata: true } }],
  ['gestore', 'usr', ME.gestore, { $set: { role: { admin: true } } }],
  ['gestore', 'usr', ME.gestore, { $set: { 'role.admin': true } }],
  ['gestore', 'usr', ME.gestore, { $set: { role: { admin: true, gestore: true } } }],
  ['gestore', 'usr', ME.gestore, { $unset: { 'role.gestore': '' }, $set: { 'role.admin': true } }],
  ['professionista', 'usr', ME.professionista, { $set: { 'role.professionista.by': other } }],
  ['professionista', 'usr', ME.professionista, { $set: { email: people.admin.email } }],
  ['professionista', 'usr', ME.professionista, { $set: { attivo: true } }],
  ['professionista', 'usr', ME.professionista, { $set: { password: 'x' } }],
  ['professionista', 'usr', ME.professionista, { $set: { invito: { token: 'x' } } }],
  ['editore', 'bandi', bandi.mio._id, { $set: { createdBy: people.editore2._id } }],
  ['editore', 'bandi', bandi.mio._id, { $unset: { createdBy: '' } }],
  ['editore', 'bandi', bandi.mio._id, { $set: { _id: bandi.altro._id } }],
  ['editore', 'bandi', bandi.mio._id, { $set: { '_id.x': 1 } }],
]

it.each(updates)('%s cannot write %s %s with %j', async (person, coll, _id, update) => {
  const before = await seq()
  const realm = await as(person, coll)
  expect(await refusedBy(realm.updateOne({ _id }, update as never))).toMatch(/^[A-Z]+_[A-Z_]+$/)
  expect(await refusedBy(realm.updateMany({ _id }, update as never))).toMatch(/^[A-Z]+_[A-Z_]+$/)
  expect(await refusedBy(realm.findOneAndUpdate({ _id }, update as never))).toMatch(/^[A-Z]+_[A-Z_]+$/)
  expect(await seq()).toBe(before)
})

it.each([{ $rename: { nonCe: 'gestoreId' } }, { $setOnInsert: { gestoreId: other } }])(
  'what has nothing to do writes nothing: %j',
  async (update) => {
    const before = await seq()
    const own = await as('gestore', 'aziende')
    expect(await own.updateOne({ _id: aziende.mia._id }, update as never)).toMatchObject({ modifiedCount: 0 })
    expect(await seq()).toBe(before)
  },
)

it('filters on lists reach no path: all are refused', async () => {
  const own = await as('gestore', 'aziende')
  const update = { $set: { 'sedi.$[one].comune': 'Bari' } }
  for (const arrayFilters of [[{ 'one.tipo': 'legale' }], [], {}, 'x'])
    expect(await refusedBy(own.updateOne({}, update, { arrayFilters } as never))).toMatch(
      /QUERY_OPERATOR|UPDATE_INVALID/,
    )
  for (const path of ['sedi.$.comune', 'sedi.$[].comune', '$set', '', '.', 'a..b'])
    expect(await refusedBy(own.updateOne({}, { $set: { [path]: 'x' } }))).toMatch(/UPDATE_INVALID|WRITE_ID/)
})

it('a path into a word is refused, and changes nothing', async () => {
  const before = await seq()
  const own = await as('gestore', 'aziende')
  const update = { $set: { 'gestoreId.0': other, 'gestoreId.x': other } }
  expect(await refusedBy(own.updateOne({ _id: aziende.mia._id }, update))).toBe('UPDATE_INVALID')
  expect(await seq()).toBe(before)
})

it('a replacement is no way around either', async () => {
  const { _id } = aziende.mia
  const own = await as('gestore', 'aziende')
  const before = await seq()
  expect(await refusedBy(own.findOneAndReplace({ _id }, { ...aziende.mia, gestoreId: other }))).toBe('WRITE_FIELD')
  const me = await as('gestore', 'usr')
  const { gestore } = people
  expect(await refusedBy(me.findOneAndReplace({ _id: gestore._id }, { ...gestore, role: { admin: true } }))).toBe(
    'WRITE_FIELD',
  )
  expect(await seq()).toBe(before)
})

it('an upsert makes nothing outside the rights of its author, by its query or by its update', async () => {
  const own = await as('gestore', 'aziende')
  const before = await seq()
  const nuova = { ragioneSociale: 'Da upsert', professionisti: [] }
  const upsert = { upsert: true }
  expect(await refusedBy(own.updateOne({ gestoreId: other, note: 'x' }, { $set: nuova }, upsert))).toBe('WRITE_OWNER')
  expect(await refusedBy(own.updateMany({ note: 'x' }, { $set: { ...nuova, gestoreId: other } }, upsert))).toBe(
    'WRITE_OWNER',
  )
  const replaced = own.findOneAndReplace({ note: 'x' }, { ...nuova, gestoreId: other } as never, upsert)
  expect(await refusedBy(replaced)).toBe('WRITE_OWNER')
  // the identifier of a record that is there, though not for this user
  expect(await refusedBy(own.updateOne({ _id: aziende.altra._id }, { $set: nuova }, upsert))).toBe('RECORD_EXISTS')
  const role = { $set: { name: 'x', email: 'x@demo.test', role: { admin: true } } }
  expect(await refusedBy((await as('gestore', 'usr')).updateOne({ name: 'x' }, role as never, upsert))).toBe(
    'WRITE_ROLE',
  )
  expect(await seq()).toBe(before)
})

it.each([
  ['local-userpass', { username: { $ne: null }, password: { $ne: null } }],
  ['local-userpass', { username: people.admin.email, password: { $gt: '' } }],
  ['local-userpass', { username: [people.admin.email], password: ['x'] }],
  ['custom-token', { token: { $ne: 1 } }],
])('%s takes no object for a word: %j', async (provider, body) => {
  const answer = await fetch(`${portal.url}${REALM_BASE}/app/bandiera/auth/providers/${provider}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

it.each([
  ['/api/password', { jwt: { $ne: 1 }, password: 'Una-parola-lunga-9' }],
  ['/api/password/link', { jwt: { $gt: '' } }],
  ['/api/registrazione', { jwt: { $ne: null }, name: 'x', password: 'Una-parola-lunga-9', privacy: true }],
  ['/api/registrazione/invito', { jwt: ['x'] }],
  ['/api/password/dimenticata', { email: { $ne: null } }],
])('%s takes no object for a word: %j', async (path, body) => {
  const { status } = await ask(portal, null, ['POST', path], body)
  expect([400, 404, 409, 410, 422]).toContain(status)
})
