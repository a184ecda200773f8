// Traps of group 2: what a person does not see must not be learned by asking about it. Unmodified realm-web and sockets.
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { PASSWORDS } from '../../src/accounts/users.ts'
import { watching } from './watching.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

const as = async (person: Person, coll: string) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)
/** An editore knows a gestore by name and role only; its e-mail, phone and state are hidden. */
const HIDDEN = ['email', 'telefono', 'attivo', 'preferenze', 'ultimoAccesso', 'versione', 'creatoIl', 'aggiornatoDa']
const SECRETS = ['password', 'hash', 'resetToken', 'token', 'invito']

describe('a field that the user does not see', () => {
  const who = { _id: people.gestore2._id }

  it.each([...HIDDEN, ...SECRETS])('%s matches no condition, in no operation', async (field) => {
    const seen = await as('editore', 'usr')
    for (const condition of [
      { $exists: true },
      { $gt: '' },
      { $gt: 0 },
      { $type: 'string' },
      { $in: [people.gestore2.email] },
    ]) {
      const query = { ...who, [field]: condition }
      expect(await seen.count(query)).toBe(0)
      expect(await seen.findOne(query)).toBeNull()
      expect(await seen.aggregate([{ $match: query }, { $count: 'n' }])).toEqual([])
      expect(await seen.aggregate([{ $match: {} }, { $match: query }])).toEqual([])
    }
    for (const absent of [{ [field]: { $exists: false } }, { [field]: null }, { $nor: [{ [field]: { $gt: '' } }] }])
      expect(await seen.count({ ...who, ...absent })).toBe(1)
  })

  it.each(HIDDEN)('%s does not decide the order', async (field) => {
    const seen = await as('editore', 'usr')
    const others = { _id: { $ne: people.editore._id } }
    const ids = async (sort: object) => (await seen.find(others, { sort } as never)).map(({ _id }) => _id)
    const [up, down] = [await ids({ [field]: 1, _id: -1 }), await ids({ [field]: -1, _id: -1 })]
    expect(up).toEqual(down)
    const first = (way: 1 | -1) =>
      seen.aggregate([{ $match: others }, { $sort: { [field]: way, _id: -1 } }, { $limit: 1 }])
    expect(await first(1)).toEqual(await first(-1))
  })

  it.each([...HIDDEN, ...SECRETS])('no projection, group or accumulator gives away %s', async (field) => {
    const seen = await as('editore', 'usr')
    expect(await seen.find(who, { projection: { [field]: 1, _id: 0 } })).toEqual([{}])
    const value = (await portal.tenant('localhost').store.get('usr', who._id))!.doc[field as 'email']
    const answers = [
      await seen.aggregate([{ $match: who }, { $project: { x: `$${field}`, _id: 0 } }]),
      await seen.aggregate([{ $match: who }, { $group: { _id: `$${field}` } }]),
      await seen.aggregate([{ $match: who }, { $group: { _id: null, x: { $push: `$${field}` } } }]),
      await seen.aggregate([
        { $match: who },
        { $group: { _id: null, x: { $max: `$${field}` }, y: { $min: `$${field}` } } },
      ]),
    ]
    expect(JSON.stringify(answers)).not.toContain(JSON.stringify(value ?? 'nothing there'))
  })

  it('does not narrow what a write touches: no write tells whether it matched', async () => {
    const before = await portal.tenant('localhost').store.seq()
    const seen = await as('editore', 'usr')
    for (const email of [people.gestore2.email, 'nessuno@demo.test']) {
      const query = { ...who, email }
      expect(await seen.updateOne(query, { $set: { name: 'x' } })).toEqual({ matchedCount: 0, modifiedCount: 0 })
      expect(await seen.findOneAndUpdate(query, { $set: { name: 'x' } })).toBeNull()
    }
    expect(await portal.tenant('localhost').store.seq()).toBe(before)
  })

  it('does not open or close a watch stream', async () => {
    const stream = await watching(portal, 'editore', 'usr', { filter: { 'fullDocument.email': people.gestore2.email } })
    const marker = await watching(portal, 'editore', 'usr')
    const told = stream.next()
    const change = (name: string, email: string) =>
      portal.tenant('localhost').documents.transact(null, async (writer) => {
        const { doc } = (await writer.get('usr', who._id))!
        await writer.replace('usr', { ...doc, name, email }, 'update')
      })
    await change('gestore2', 'altro@demo.test')
    for (const name of ['Nuovo', 'gestore2']) {
      await change(name, people.gestore2.email)
      expect(await marker.next()).toMatchObject({ fullDocument: { name } })
    }
    expect(await Promise.race([told, Promise.resolve('silence')])).toBe('silence')
    await stream.stop()
    await marker.stop()
  })
})

it('a password’s hash is in no collection that a client can name, for any role', async () => {
  const hash = await portal.tenant('localhost').store.secret(PASSWORDS, people.gestore._id)
  const admin = await as('admin', 'usr')
  expect(JSON.stringify(await admin.find())).not.toContain(JSON.stringify(hash).slice(1, -1))
  for (const coll of ['secrets', 'docs_usr', 'log', 'meta', 'usr; DROP TABLE log', 'sqlite_master'])
    await expect((await as('admin', coll)).find()).rejects.toMatchObject({ errorCode: 'COLLECTION_UNKNOWN' })
})

it('a record that the user does not see is revealed by no operation', async () => {
  const { _id } = aziende.altra
  const own = await as('gestore', 'aziende')
  const query = { _id }
  expect(await own.findOne(query)).toBeNull()
  expect(await own.count(query)).toBe(0)
  expect(await own.count({ $or: [query, { ragioneSociale: aziende.altra.ragioneSociale }] })).toBe(0)
  expect(await own.aggregate([{ $match: query }])).toEqual([])
  expect(await own.aggregate([{ $group: { _id: '$ragioneSociale' } }])).not.toContainEqual({
    _id: aziende.altra.ragioneSociale,
  })
  expect(await own.updateMany(query, { $set: { telefono: '1' } })).toEqual({ matchedCount: 0, modifiedCount: 0 })
  expect(await own.deleteMany(query)).toEqual({ deletedCount: 0 })
  expect(await own.findOneAndDelete(query)).toBeNull()
})
