// What a client sends may be any JSON. Nothing of it runs, and an object where a text belongs is no wildcard.
import { newId } from '@bandiera/domain'
import { openSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { bandi, fillWorld, PASSWORD, people } from './world.ts'

const CALL = '/api/client/v2.0/app/bandiera/functions/call'
const HOST = { host: 'localhost' }
let portal: TestPortal
let headers: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  const { sessions } = portal.tenant('localhost')
  const { sid } = await sessions.start(people.editore)
  headers = { ...HOST, authorization: `Bearer ${await sessions.accessToken(sid)}` }
})
afterAll(() => portal.stop())

const body = (name: string, args: object) => ({
  name,
  service: 'mongodb-atlas',
  arguments: [{ database: 'bandiera', collection: 'bandi', ...args }],
})
const call = (name: string, args: object) =>
  portal.app.inject({ method: 'POST', url: CALL, headers, payload: body(name, args) })
const watch = (filter: object) => {
  const request = Buffer.from(JSON.stringify(body('watch', { filter }))).toString('base64')
  return portal.app.inject({ url: `${CALL}?baas_request=${encodeURIComponent(request)}`, headers })
}
const query = { _id: bandi.mio._id }
const titled = (titolo: unknown) => ({ data: { titolo, gestori: [] } })

const WAYS: [string, (value: unknown) => ReturnType<typeof call>][] = [
  ['insertOne', (value) => call('insertOne', { document: { _id: newId(), ...titled(value) } })],
  ['insertMany', (value) => call('insertMany', { documents: [{ _id: newId(), ...titled(value) }] })],
  ['$set', (value) => call('updateOne', { query, update: { $set: { 'data.titolo': value } } })],
  ['$push', (value) => call('updateOne', { query, update: { $push: { 'data.gestori': value } } })],
  ['an upsert', (value) => call('updateOne', { query: { titolo: value }, update: { $set: {} }, upsert: true })],
  ['a replacement', (value) => call('findOneAndReplace', { filter: query, update: titled(value) })],
  ['find', (value) => call('find', { query: { 'data.titolo': value } })],
  ['$in', (value) => call('count', { query: { 'data.titolo': { $in: [value] } } })],
  ['deleteMany', (value) => call('deleteMany', { query: { 'data.titolo': value } })],
  ['$match', (value) => call('aggregate', { pipeline: [{ $match: { 'data.titolo': value } }] })],
  ['a watch filter', (value) => watch({ 'fullDocument.data.titolo': value })],
]
const VALUES = [
  { $code: 'return true' },
  { $regularExpression: { pattern: '^', options: '' } },
  { $regex: '^', $options: 'i' },
  { $where: 'true' },
  { $function: { body: 'return true', args: [], lang: 'js' } },
  { $expr: { $eq: [1, 1] } },
  { $jsonSchema: {} },
  { $numberDouble: 'NaN' },
  { $numberDecimal: '1' },
  { $ref: 'usr', $id: { $oid: people.admin._id } },
  { $oid: 'x' },
  { $oid: bandi.mio._id, $ne: '' },
  { $binary: { base64: '', subType: '00' } },
  { $minKey: 1 },
]

it.each(WAYS)(
  '%s refuses code, patterns, foreign types and malformed ones, and changes nothing',
  async (_way, send) => {
    const before = await portal.tenant('localhost').store.seq()
    for (const value of VALUES) {
      const { statusCode, json } = await send(value)
      expect([JSON.stringify(value), Math.floor(statusCode / 100)]).toEqual([JSON.stringify(value), 4])
      expect(json()).toMatchObject({ error_code: expect.stringMatching(/^(VALUE|QUERY|UPDATE|RECORD)_/) })
    }
    expect(await portal.tenant('localhost').store.seq()).toBe(before)
  },
)

const OBJECTS: unknown[] = [{ $ne: 1 }, { $gt: '' }, { $regex: '.*' }, ['x'], { toString: 'x' }, 7, null, true]

it.each(OBJECTS)('a login takes %p for no text, over the socket and over HTTP', async (value) => {
  const socket = openSocket(portal)
  const texts = [
    await socket.invoke('tokenLogin', { t: value }),
    await socket.invoke('login', { email: value, password: PASSWORD }),
    await socket.invoke('login', { email: people.admin.email, password: value }),
  ]
  for (const text of texts) expect(text).toMatch(/^Richiesta di accesso non valida/)
  expect(socket.authToken).toBeNull()
  socket.disconnect()
  for (const [provider, payload] of [
    ['local-userpass', { username: value, password: PASSWORD }],
    ['local-userpass', { username: people.admin.email, password: value }],
    ['custom-token', { token: value }],
  ] as const) {
    const url = `/api/client/v2.0/app/bandiera/auth/providers/${provider}/login`
    const { statusCode, json } = await portal.app.inject({ method: 'POST', url, headers: HOST, payload })
    expect([statusCode, json().error_code]).toEqual([400, 'REQUEST_INVALID'])
  }
})

it.each(OBJECTS)('a link of a mail takes %p for no token', async (value) => {
  const { store, links, documents } = portal.tenant('localhost')
  const { token } = await documents.transact(null, (tx) => links.issue(tx, 'resetPwd', people.gestore._id))
  for (const [url, payload] of [
    ['/api/password/link', { jwt: value }],
    ['/api/password', { jwt: value, password: 'quattro mele nel cestino' }],
    ['/api/password', { jwt: token, password: value }],
    ['/api/password/dimenticata', { email: value }],
    ['/api/registrazione/invito', { jwt: value }],
    ['/api/registrazione/richiesta', { jwt: value }],
  ] as const) {
    const { statusCode, json } = await portal.app.inject({ method: 'POST', url, headers: HOST, payload })
    expect([url, statusCode, json().error_code]).toEqual([url, 422, 'RECORD_INVALID'])
  }
  expect(await links.read(store, 'resetPwd', token)).toMatchObject({ uid: people.gestore._id })
})
