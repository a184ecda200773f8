// Two tenants of one server hold the same people and the same ids: a login in one opens nothing in the other.
import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { FEED_TOPIC, privateChannel } from '@bandiera/wire'
import { functions } from '../../src/realm/functions.ts'
import { openSocket, realmLogin } from './clients.ts'
import { pulled } from './feeding.ts'
import { fetchAs } from './fetch-as.ts'
import { copyOf, openMatrix, OTHER, patches, PERSONS, type Matrix } from './matrix.ts'
import { people, type Person, world } from './world.ts'

const SERVICE = '/api/client/v2.0/app/bandiera/functions/call'

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.portal.stop())

const positions = async () => [await matrix.seq(), await matrix.seq(OTHER)]
const sessionThere = async (person: Person): Promise<string> =>
  (await matrix.portal.tenant(OTHER).sessions.start(people[person])).token

/** What any function of the service could ask for: each takes what it knows. */
function asked(coll: CollectionName): object {
  const record = world[coll][0]!
  const document = copyOf(coll, record)
  const which = { query: { _id: record._id }, filter: { _id: record._id } }
  return { database: 'x', collection: coll, ...which, update: { $set: patches[coll] }, document, documents: [document] }
}

/** Status of a call at `localhost` with a token of the other tenant. */
async function call(token: string, name: string, coll: CollectionName): Promise<number> {
  const { port, url } = matrix.portal
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name, service: 'mongodb-atlas', arguments: [{ ...asked(coll), pipeline: [] }] })
  const at = name === 'watch' ? `${SERVICE}?baas_request=${Buffer.from(body).toString('base64url')}` : SERVICE
  const init = name === 'watch' ? { headers } : { headers, method: 'POST', body }
  return (await fetchAs('localhost', port)(`${url}${at}`, init)).status
}

it.each(PERSONS)('%s of another tenant reads, writes and watches nothing here', async (person) => {
  const token = (await realmLogin(matrix.portal, person, OTHER)).accessToken!
  const before = await positions()
  for (const coll of COLLECTIONS)
    for (const name of [...Object.keys(functions), 'watch'])
      expect([name, coll, await call(token, name, coll)]).toEqual([name, coll, 401])
  expect(await positions()).toEqual(before)
})

it('the same calls with a login of this tenant are answered: it is the token that they are refused for', async () => {
  const token = matrix.user('admin').accessToken!
  const { status } = await fetchAs('localhost', matrix.portal.port)(
    `${matrix.portal.url}/api/client/v2.0/auth/profile`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  expect(status).toBe(200)
  for (const name of ['find', 'findOne', 'count', 'aggregate', 'updateOne'])
    expect([name, await call(token, name, 'bandi')]).toEqual([name, 200])
})

it.each(PERSONS)('%s of another tenant pulls nothing here and takes no seat', async (person) => {
  const token = await sessionThere(person)
  const before = await positions()
  await expect(pulled(matrix.portal, token)).rejects.toThrow('401')
  const socket = openSocket(matrix.portal)
  expect(await socket.invoke('tokenLogin', { t: token })).toMatch(/^no/)
  const own = socket.subscribe(privateChannel(people[person]._id, FEED_TOPIC), { waitForAuth: false })
  await expect(own.listener('subscribeFail').once()).resolves.toBeDefined()
  socket.disconnect()
  expect(await positions()).toEqual(before)
})
