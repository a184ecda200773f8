// A request that names a module is answered for the collections that its release declares; rights go on deciding the rest.
import { MODULE_HEADER, REALM_BASE } from '@bandiera/wire'
import { realmLogin } from '../protocol/clients.ts'
import { headersOf } from '../protocol/send-file.ts'
import { aziende, docs, people, type Person } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
const tokens = new Map<Person, string>()
const PERSONS: Person[] = ['admin', 'editore', 'gestore', 'gestore2', 'professionista', 'professionista2']
beforeAll(async () => {
  portal = await startWithModules()
  await portal.publish('1.1.0', { dati: { legge: ['usr', 'aziende'], scrive: ['bandi'] } })
  await portal.publish('1.2.0', { dati: { legge: ['usr'], scrive: ['aziende', 'docs'] } })
  for (const person of PERSONS) tokens.set(person, (await realmLogin(portal, person)).accessToken!)
})
afterAll(() => portal.stop())

const [azienda, doc] = [aziende.mia._id, docs.mio._id]
const call = (name: string, collection: string, args: object = {}) => ({
  url: `${REALM_BASE}/app/bandiera/functions/call`,
  body: { name, service: 'mongodb-atlas', arguments: [{ collection, ...args }] },
})
const watching = Buffer.from(JSON.stringify({ ...call('watch', 'docs').body })).toString('base64')

interface Asked {
  url: string
  body?: object
}

/** Status and code that a person gets; as a release when one is named. */
async function ask({ url, body }: Asked, person: Person, named?: string) {
  const own = await headersOf(portal, person)
  const isRealm = url.startsWith(REALM_BASE)
  const headers = {
    ...own,
    ...(isRealm && { authorization: `Bearer ${tokens.get(person)}` }),
    ...(named !== undefined && { [MODULE_HEADER]: named }),
  }
  const answer = await portal.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers,
    ...(body && { payload: body }),
  })
  const code = answer.statusCode < 400 ? undefined : (answer.json() as { error_code?: string }).error_code
  return { status: answer.statusCode, code }
}

const everybody = async (asked: Asked, named?: string) =>
  Object.fromEntries(await Promise.all(PERSONS.map(async (one) => [one, await ask(asked, one, named)] as const)))
const all = (answer: object) => Object.fromEntries(PERSONS.map((person) => [person, answer]))
const REFUSED = { status: 403, code: 'MODULE_UNDECLARED' }

/** What is asked, by what mf-prova 1.1.0 says of it: it reads companies and people, and writes grants. */
const undeclared: [string, Asked][] = [
  ['a window of documents', { url: '/sync/window', body: { c: 'docs' } }],
  ['documents by id', { url: '/sync/records', body: { c: 'docs', ids: [doc] } }],
  ['all documents', { url: '/sync/pull?colls=aziende,docs' }],
  ['the sums of documents', { url: '/sync/manifest?colls=docs' }],
  ['everything', { url: '/sync/pull' }],
  ['the history of a document', { url: `/api/cronologia/docs/${doc}` }],
  ['a document of realm-web', call('findOne', 'docs', { query: { _id: doc } })],
  ['a stream of documents', { url: `${call('watch', 'docs').url}?baas_request=${watching}` }],
  ['to write a company that it only reads', call('updateOne', 'aziende', { query: { _id: azienda }, update: {} })],
  ['to delete a company that it only reads', call('deleteOne', 'aziende', { query: { _id: azienda } })],
  ['to bring back a company', { url: `/api/cestino/aziende/${azienda}`, body: {} }],
]
const declared: [string, Asked][] = [
  ['a window of what it reads', { url: '/sync/window', body: { c: 'aziende' } }],
  ['records by id', { url: '/sync/records', body: { c: 'usr', ids: [people.gestore._id] } }],
  ['what it writes, to read it', { url: '/sync/pull?colls=bandi,usr' }],
  ['the history of a company', { url: `/api/cronologia/aziende/${azienda}` }],
  ['to count what it writes', call('count', 'bandi', { query: {} })],
  ['to delete a grant that is not there', call('deleteOne', 'bandi', { query: { _id: '6'.repeat(24) } })],
]

it.each(undeclared)('refuses a module %s in every role, in words', async (_, asked) => {
  expect(await everybody(asked, `${ID}@1.1.0`)).toEqual(all(REFUSED))
})

it.each(declared)('answers a module %s as it answers any user with those rights', async (_, asked) => {
  expect(await everybody(asked, `${ID}@1.1.0`)).toEqual(await everybody(asked))
})

it('says which module and which collection', async () => {
  const headers = { ...(await headersOf(portal, 'admin')), [MODULE_HEADER]: `${ID}@1.1.0` }
  const answer = await portal.app.inject({ url: `/api/cronologia/docs/${doc}`, headers })
  expect(answer.json()).toMatchObject({
    error: 'Il modulo mf-prova 1.1.0 non dichiara la raccolta docs: avvisa chi gestisce il portale.',
  })
})

it('goes by the release that is named: another one may declare more', async () => {
  const asked = { url: '/sync/window', body: { c: 'docs' } }
  expect(await ask(asked, 'gestore', `${ID}@1.2.0`)).toEqual({ status: 200, code: undefined })
  expect(await ask(asked, 'gestore', `${ID}@1.1.0`)).toEqual(REFUSED)
})

it.each([
  ['was built before data were declared', `${ID}@1.0.0`],
  ['that is not published, as a developer has it', `${ID}@9.9.9`],
])('lets a release that %s go on', async (_, named) => {
  const asked = { url: '/sync/window', body: { c: 'docs' } }
  expect(await everybody(asked, named)).toEqual(await everybody(asked))
})

it('never opens what rights close: a declaration is no right', async () => {
  const asked = { url: `/api/cronologia/aziende/${azienda}` }
  expect((await ask(asked, 'gestore2', `${ID}@1.2.0`)).status).toBe(404)
  expect((await ask({ url: '/sync/window', body: { c: 'docs' } }, 'gestore', `${ID}@1.1.0`)).status).toBe(403)
})

it.each(['mf-prova', '@1.0.0', 'mf-prova@', 'mf-prova@1.1.0; mf-altro@1.0.0', 'MF-PROVA@1.1.0'])(
  'takes no other name than module and version: %s',
  async (named) => {
    const answer = await ask({ url: '/sync/window', body: { c: 'bandi' } }, 'admin', named)
    expect(answer).toEqual({ status: 400, code: 'REQUEST_INVALID' })
  },
)
