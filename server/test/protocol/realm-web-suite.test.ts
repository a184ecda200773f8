// The promises of realm-web's own suite, kept for the same client: realm/realm-js, packages/realm-web-integration-tests (Apache-2.0),
// `remote-mongodb-service.test.ts`, `user.test.ts` and `app.test.ts`. Where a promise is another here, docs/protocol.md says so:
// ids are texts, and an update names its operators.
import { newId } from '@bandiera/domain'
import { Credentials, type User } from 'realm-web'
import { collectionOf, realmApp, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { watching } from './watching.ts'
import { fillWorld, PASSWORD, people } from './world.ts'

let portal: TestPortal
let user: User
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  user = await realmLogin(portal, 'gestore')
})
afterAll(() => portal.stop())

const collection = () => collectionOf(user, 'aziende')
const document = (over: object) => ({
  ragioneSociale: 'Prova Srl',
  professionisti: [],
  gestoreId: people.gestore._id,
  ...over,
})
const ID = /^[0-9a-f]{24}$/

let runId: string
beforeEach(async () => {
  runId = newId()
  const names = ['Alice', 'Bob', 'Charlie']
  await collection().insertMany(names.map((name) => document({ runId, name, hiddenField: 'very-secret' })) as never)
})

describe('reading', () => {
  it('can find documents', async () => {
    const [first, ...others] = await collection().find({}, { limit: 10 })
    expect(first!._id).toMatch(ID)
    expect(others.length).toBeLessThan(10)
  })

  it('returns null when finding no document', async () => {
    expect(await collection().findOne({ whatever: 'non-existent' })).toBeNull()
  })

  it('can find a single document, with projection', async () => {
    const found = await collection().findOne({ runId, name: 'Bob' }, { projection: { name: 1 } })
    expect(found).toEqual({ _id: expect.stringMatching(ID), name: 'Bob' })
  })

  it('can aggregate', async () => {
    const pipeline = [
      { $match: { runId } },
      { $sort: { _id: 1 } },
      { $group: { _id: null, names: { $push: '$name' } } },
      { $project: { _id: 0 } },
    ]
    expect(await collection().aggregate(pipeline)).toEqual([{ names: ['Alice', 'Bob', 'Charlie'] }])
  })
})

describe('finding and changing one', () => {
  it('can upsert a document if no one is found', async () => {
    const update = { $set: document({ name: 'Dennis', hiddenField: 'a hidden value' }) }
    const options = { upsert: true, returnNewDocument: true, projection: { name: 1, hiddenField: 1, runId: 1 } }
    expect(await collection().findOneAndUpdate({ runId, name: 'Nobody' }, update, options)).toEqual({
      _id: expect.stringMatching(ID),
      runId,
      name: 'Dennis',
      hiddenField: 'a hidden value',
    })
  })

  it('can find and update a document, with projection', async () => {
    const options = { projection: { name: 1 }, returnNewDocument: true }
    const changed = await collection().findOneAndUpdate({ runId, name: 'Bob' }, { $set: { name: 'Bobby' } }, options)
    expect(changed).toEqual({ _id: expect.stringMatching(ID), name: 'Bobby' })
  })

  it('can find and replace a document, with projection', async () => {
    const options = { projection: { name: 1, hiddenField: 1 }, upsert: true, returnNewDocument: true }
    const whole = document({ runId, name: 'Alison' })
    const replaced = await collection().findOneAndReplace({ runId, name: 'Alice' }, whole as never, options)
    expect(replaced).toEqual({ _id: expect.stringMatching(ID), name: 'Alison' })
  })

  it('can find and delete a document', async () => {
    const gone = await collection().findOneAndDelete({ runId }, { sort: { name: -1 } })
    expect(gone).toMatchObject({ _id: expect.stringMatching(ID), runId, name: 'Charlie', hiddenField: 'very-secret' })
    expect(await collection().count({ runId })).toBe(2)
  })
})

describe('writing', () => {
  it('can count documents, insert a document, count and retrieve it again', async () => {
    const before = await collection().count()
    const { insertedId } = await collection().insertOne(document({ runId, name: 'Some test document ...' }) as never)
    expect((await collection().count()) - before).toBe(1)
    expect(await collection().findOne({ _id: { $eq: insertedId as never } })).toMatchObject({
      _id: insertedId,
      name: 'Some test document ...',
    })
  })

  it('can delete a document, and many', async () => {
    expect(await collection().deleteOne({ runId })).toMatchObject({ deletedCount: 1 })
    expect(await collection().count({ runId })).toBe(2)
    expect(await collection().deleteMany({ runId })).toMatchObject({ deletedCount: 2 })
    expect(await collection().count({ runId })).toBe(0)
  })

  it('can update a document, and many', async () => {
    const one = await collection().updateOne({ runId, name: 'Alice' }, { $set: { name: 'Alison' } })
    expect(one).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    expect(one.upsertedId).toBeUndefined()
    const many = await collection().updateMany({ runId }, { $set: { hiddenField: 'same secret' } })
    expect(many).toMatchObject({ matchedCount: 3, modifiedCount: 3 })
  })

  it.each(['updateOne', 'updateMany'] as const)(
    '%s upserts a document when its query matches nothing',
    async (call) => {
      const update = { $set: document({}) }
      expect(await collection()[call]({ runId, name: 'Dennis' }, update, { upsert: true })).toMatchObject({
        matchedCount: 0,
        modifiedCount: 0,
        upsertedId: expect.stringMatching(ID),
      })
      expect(await collection().count({ runId, name: 'Dennis' })).toBe(1)
    },
  )

  it('can update items of a list with array filters', async () => {
    const values = [{ condition: 1 }, { condition: 2 }, { condition: 1, status: false }]
    await collection().updateMany({ runId }, { $set: { values } })
    const update = { $set: { 'values.$[element].status': true } }
    const options = { arrayFilters: [{ 'element.condition': 1 }] }
    const one = await collection().updateOne({ runId, name: 'Alice' }, update, options)
    expect(one).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    const changed = values.map((value) => (value.condition === 1 ? { ...value, status: true } : value))
    expect(await collection().findOne({ runId, name: 'Alice' })).toMatchObject({ values: changed })
    const many = await collection().updateMany({ runId }, update, options)
    expect(many).toMatchObject({ matchedCount: 3, modifiedCount: 2 })
  })

  it.each(['updateOne', 'updateMany', 'findOneAndUpdate'] as const)(
    '%s refuses a whole document in the words of MongoDB, also as an upsert',
    async (call) => {
      for (const upsert of [false, true])
        for (const query of [{ runId }, { runId, name: 'Nobody' }])
          await expect(collection()[call](query, { name: 'Alison' } as never, { upsert })).rejects.toMatchObject({
            statusCode: 400,
            errorCode: 'UPDATE_INVALID',
            error: expect.stringContaining('must contain atomic operators'),
          })
      expect(await collection().count({ name: 'Alison', runId })).toBe(0)
    },
  )
})

it('can watch changes correctly: any of them, by filter and by ids', async () => {
  const str = 'use some odd chars to force weird encoding %\n\r\n\\????>>>>'
  const ids = Array.from({ length: 10 }, () => newId())
  const filter = { $or: [{ 'fullDocument._id': ids[3], 'fullDocument.str': str }, { 'fullDocument.done': true }] }
  const streams = await Promise.all([
    watching(portal, 'gestore', 'aziende'),
    watching(portal, 'gestore', 'aziende', { filter }),
    watching(portal, 'gestore', 'aziende', { ids: [ids[5]!] }),
  ])
  for (const _id of ids) await collection().insertOne({ ...document({ runId, hello: 'world', str }), _id })
  const done = await collection().insertOne(document({ runId, done: true }) as never)
  const told = async (stream: (typeof streams)[number], count: number) => {
    const events = []
    for (let n = 0; n < count; n++) events.push(await stream.next())
    return events.map((event) => [
      event?.['operationType'],
      (event?.['documentKey'] as { _id?: string } | undefined)?._id,
    ])
  }
  const insert = (_id: unknown) => ['insert', _id]
  expect(await told(streams[0]!, 11)).toEqual([...ids, done.insertedId].map(insert))
  expect(await told(streams[1]!, 2)).toEqual([ids[3], done.insertedId].map(insert))
  expect(await told(streams[2]!, 1)).toEqual([insert(ids[5])])
  await Promise.all(streams.map((stream) => stream.stop()))
})

describe('users', () => {
  const emailPassword = (name: 'gestore' | 'admin') => Credentials.emailPassword(people[name].email, PASSWORD)

  it('logs in a user with an identity and a state', async () => {
    const app = realmApp(portal)
    const one = await app.logIn(emailPassword('gestore'))
    expect([one.id, one.state, one.identities.length, one.customData]).toEqual([people.gestore._id, 'active', 1, {}])
    expect(app.currentUser).toBe(one)
    expect(app.allUsers).toEqual({ [one.id]: one })
  })

  it('logs in two users, switches between them and logs out', async () => {
    const app = realmApp(portal)
    const [user1, user2] = [await app.logIn(emailPassword('gestore')), await app.logIn(emailPassword('admin'))]
    expect([app.currentUser, user1.id === user2.id]).toEqual([user2, false])
    app.switchUser(user1)
    expect(app.currentUser).toBe(user1)
    await user1.logOut()
    expect(app.currentUser).toBe(user2)
    expect(await collectionOf(user2, 'aziende').count()).toBeGreaterThan(0)
    await app.removeUser(user1)
    expect(app.allUsers).toEqual({ [user2.id]: user2 })
  })

  it('refreshes an invalid access token', async () => {
    const one = await realmApp(portal).logIn(emailPassword('gestore'))
    const broken = one as unknown as { _accessToken: string }
    broken._accessToken = 'not.a.token'
    expect(await collectionOf(one, 'aziende').count()).toBeGreaterThan(0)
    expect(one.accessToken).not.toBe('not.a.token')
  })

  it.each([
    ['anonymous', () => Credentials.anonymous()],
    ['api-key', () => Credentials.apiKey('x')],
    ['custom-function', () => Credentials.function({ x: 1 })],
  ])('refuses a login by %s in words', async (_provider, credentials) => {
    const refused = { statusCode: 404, errorCode: 'LOGIN_PROVIDER', error: expect.stringMatching(/\S/) }
    await expect(realmApp(portal).logIn(credentials() as never)).rejects.toMatchObject(refused)
  })
})
