// Specification section 7, "Cloud database": what is asked of each collection, with an unmodified realm-web.
import { Credentials, type User } from 'realm-web'
import { collectionOf, openSocket, realmApp, realmLogin, signIn } from './clients.ts'
import { pulled } from './feeding.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { watching } from './watching.ts'
import { bandi, docs, fillWorld, istituti, people, pratiche, type Person } from './world.ts'

const LISTS = ['usr', 'pratiche', 'aziende', 'bandi', 'istituti', 'docs'] as const

let portal: TestPortal
let admin: User
beforeAll(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  admin = await realmLogin(portal, 'admin')
})
afterAll(() => portal.stop())

it.each(LISTS)('a list of %s is sorted by _id descending', async (coll) => {
  const ids = (await collectionOf(admin, coll).find()).map(({ _id }) => _id)
  expect(ids.length).toBeGreaterThan(2)
  expect(ids).toEqual(ids.toSorted().toReversed())
  expect((await collectionOf(admin, coll).find({}, { sort: { _id: -1 } })).map(({ _id }) => _id)).toEqual(ids)
  const { token } = await portal.tenant('localhost').sessions.start(people.admin)
  const { entries } = await pulled(portal, token, { colls: [coll] })
  expect(entries.map((entry) => (entry.o === 'u' ? entry.d._id : ''))).toEqual(ids)
})

it.each(Object.keys(people) as Person[])(
  '%s finds the settings by host id, and none of another host',
  async (person) => {
    const settings = collectionOf(await realmLogin(portal, person), 'settings')
    expect(await settings.findOne({ _id: 'localhost' })).toMatchObject({ _id: 'localhost', nome: expect.any(String) })
    expect(await settings.findOne({ _id: 'sofabis.localhost' })).toBeNull()
  },
)

it('the second login takes the token that the socket stored as a JWT credential', async () => {
  const socket = openSocket(portal)
  const authenticated = socket.listener('authenticate').once()
  await signIn(socket, 'gestore')
  const { signedAuthToken } = (await authenticated) as { signedAuthToken: string }
  const user = await realmApp(portal).logIn(Credentials.jwt(signedAuthToken))
  expect(user.id).toBe(people.gestore._id)
  socket.disconnect()
})

it.each([
  ['mongodb-atlas', 'bandiera'],
  ['un-servizio', 'una-base'],
])('service %s and database %s are both ours: the names are free', async (service, database) => {
  expect(await admin.mongoClient(service).db(database).collection('aziende').count()).toBe(5)
})

it.each([
  ['bandi', bandi.mio._id],
  ['istituti', istituti.mio._id],
  ['pratiche', pratiche.mia._id],
  ['usr', people.gestore._id],
  ['docs', docs.mio._id],
] as const)('%s can be watched for changes', async (coll, id) => {
  const stream = await watching(portal, 'gestore', coll)
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get(coll, id))!
    await writer.replace(coll, { ...doc, photo: '/immagini/nuova.jpg' } as never, 'update')
  })
  expect(await stream.next()).toMatchObject({ operationType: 'update', documentKey: { _id: id } })
  await stream.stop()
})

it('the cookie t alone does not sign a socket in', async () => {
  const { token } = await portal.tenant('localhost').sessions.start(people.admin)
  const headers = { Host: `localhost:${portal.port}`, cookie: `t=${token}` }
  const socket = openSocket(portal, { wsOptions: { headers } })
  await socket.listener('connect').once()
  expect(socket.authToken).toBeNull()
  const own = socket.subscribe(`priv/${people.admin._id}/feed`)
  await expect(own.listener('subscribeFail').once()).resolves.toBeDefined()
  socket.disconnect()
})
