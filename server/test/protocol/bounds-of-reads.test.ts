import { newId, type Usr } from '@bandiera/domain'
import { REALM_APP_ID, REALM_BASE } from '@bandiera/wire'
import { once } from 'node:events'
import * as net from 'node:net'
import { KINDS, type Kind } from '../../src/http/bounds/calls.ts'
import { endpointsOf } from './endpoints.ts'
import { fetchAs } from './fetch-as.ts'
import { publishAll } from './incroci-fixtures.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { headOf } from './raw-request.ts'
import { bytesOf, headersOf, sendFile } from './send-file.ts'
import { aziende, bandi, docs, fillWorld, people, pratiche } from './world.ts'

/** Companies of the gestore besides those of the world, each of some 400 bytes. */
const MANY = 600
/** Bounds that these reach: an answer that is made whole, and a piece of one that is not. */
const SMALL = { answer: 100_000, piece: 10_000 }
/** More than the system takes for a reader who reads nothing. */
const LARGE = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(12_000_000, 0x20)])
const CALL = `${REALM_BASE}/app/${REALM_APP_ID}/functions/call`

let portal: TestPortal
let ids: string[]
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, bounds: { ...SMALL, read: 2000 } })
  await publishAll(portal)
  ids = Array.from({ length: MANY }, () => newId())
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    for (const [n, _id] of ids.entries())
      await writer.insert('aziende', { ...aziende.mia, _id, ragioneSociale: `Azienda ${n} ${'x'.repeat(200)} Srl` })
  })
  await upload(docs.mio._id, LARGE)
  await upload(docs.delCollega._id, bytesOf.pdf)
})
afterAll(() => portal.stop())

const upload = async (id: string, bytes: Buffer): Promise<void> => {
  const sent = await sendFile(portal, `/api/documenti/${id}/file?file=visura.pdf`, bytes, { as: 'gestore' })
  expect(sent.status).toBe(200)
}

interface Row {
  kind: Kind
  url?: string
  body?: unknown
  /** A question that is too wide, and how it is refused; a route without one has nothing but a name in its address. */
  wide?: { url?: string; body?: unknown; code: string }
  /** An answer of more bytes than may be made whole: refused, or sent in pieces that are all small. */
  long?: { url?: string; body?: unknown; by: 'refusal' | 'pieces' }
}

const find = (query: object) => ({
  name: 'find',
  service: 'mongodb-atlas',
  arguments: [{ database: 'x', collection: 'aziende', query }],
})
const many = <T>(count: number, item: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => item(n))
const unlike = many(300, (n) => ({ ragioneSociale: `${n}` }))

/** Every route whose answer may cost much: to whom how much at once, of what width, and how long it may be. */
const rows: Record<string, Row> = {
  [`POST ${CALL.replace(REALM_APP_ID, ':app')}`]: {
    kind: 'call',
    url: CALL,
    body: find({ _id: aziende.mia._id }),
    wide: { body: find({ $or: unlike }), code: 'QUERY_WIDE' },
    long: { body: find({}), by: 'refusal' },
  },
  'GET /sync/pull': {
    kind: 'lines',
    url: '/sync/pull?colls=usr',
    wide: { url: `/sync/pull?colls=${many(500, (n) => `c${n}`).join(',')}`, code: 'COLLECTION_UNKNOWN' },
    long: { url: '/sync/pull', by: 'pieces' },
  },
  'GET /sync/manifest': {
    kind: 'lines',
    url: '/sync/manifest?colls=usr',
    wide: { url: `/sync/manifest?colls=${many(500, (n) => `c${n}`).join(',')}`, code: 'COLLECTION_UNKNOWN' },
  },
  'POST /sync/records': {
    kind: 'lines',
    body: { c: 'aziende', ids: [aziende.mia._id] },
    wide: { body: { c: 'aziende', ids: many(501, String) }, code: 'REQUEST_INVALID' },
    long: { by: 'pieces' },
  },
  'POST /sync/window': {
    kind: 'window',
    body: { c: 'usr', n: 1 },
    wide: { body: { c: 'aziende', f: many(21, (n) => `f${n}:=:1`) }, code: 'REQUEST_INVALID' },
    long: { body: { c: 'aziende', n: 500 }, by: 'refusal' },
  },
  'POST /sync/window all': {
    kind: 'lines',
    url: '/sync/window',
    body: { c: 'usr', all: true },
    wide: { body: { c: 'aziende', all: true, counts: many(7, (n) => `f${n}`) }, code: 'REQUEST_INVALID' },
    long: { body: { c: 'aziende', all: true, ord: '-ragioneSociale' }, by: 'pieces' },
  },
  'GET /sync/first-rows': { kind: 'firstRows', url: '/sync/first-rows?path=/aziende' },
  'POST /api/incroci': {
    kind: 'matches',
    body: { tab: 'azienda', id: aziende.mia._id, n: 1 },
    wide: {
      body: { tab: 'azienda', id: aziende.mia._id, f: { esito: many(1001, String) } },
      code: 'REQUEST_INVALID',
    },
    long: { body: { tab: 'bando', id: bandi.mio._id, n: 500, f: { esito: [] } }, by: 'refusal' },
  },
  'POST /api/incroci/conteggi': { kind: 'matches', body: {} },
  'POST /api/incroci/da-completare': { kind: 'matches', body: {} },
  'POST /api/incroci/primo-bando': { kind: 'matches', body: {} },
  'POST /api/incroci/prova': {
    kind: 'matches',
    body: { criteri: [] },
    wide: { body: { criteri: many(101, (n) => ({ id: `${n}`, tipo: 'territorio' })) }, code: 'REQUEST_INVALID' },
  },
  'GET /api/cronologia/:coll/:id': { kind: 'records', url: `/api/cronologia/aziende/${aziende.mia._id}` },
  'GET /api/cestino': { kind: 'records' },
  'GET /api/documenti/:id/file': { kind: 'file', url: `/api/documenti/${docs.delCollega._id}/file` },
  'GET /api/pratiche/:id/fascicolo': { kind: 'file', url: `/api/pratiche/${pratiche.mia._id}/fascicolo?indice=1` },
}
const NAMES = Object.keys(rows)

interface Question {
  url?: string
  body?: unknown
}

const personOf = (name: string) => people[name.endsWith('/prova') ? 'admin' : 'gestore']

/** Asks as the gestore; as an admin where only one may. */
async function ask(name: string, { url, body }: Question = rows[name]!, person = personOf(name)): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  const { access, session } = await tokensOf(person)
  const token = path.includes('/functions/') ? access : session
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(method === 'POST' && { body: JSON.stringify(body ?? rows[name]!.body) }) }
  return fetchAs('localhost', portal.port)(`${portal.url}${url ?? rows[name]!.url ?? path}`, init)
}
const signedIn = new Map<string, Promise<{ session: string; access: string | null }>>()
function tokensOf(person: Usr) {
  const start = async () => {
    const { sessions } = portal.tenant('localhost')
    const { sid, token: session } = await sessions.start(person)
    return { session, access: await sessions.accessToken(sid) }
  }
  const tokens = signedIn.get(person._id) ?? start()
  signedIn.set(person._id, tokens)
  return tokens
}
const codeOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { error_code?: string }).error_code

it('each route that reads records or files for a person is in the table', () => {
  const READING =
    /^\w+ \/(?:sync\/|api\/incroci|api\/cronologia|api\/client\/\S+\/functions\/call$|\S+\/(?:file|fascicolo)$)/
  const WRITING = ['PUT /api/documenti/:id/file', 'POST /api/pratiche/:id/fascicolo']
  const watch = `GET ${CALL.replace(REALM_APP_ID, ':app')}`
  const found = endpointsOf(portal.app).filter((name) => READING.test(name) && ![...WRITING, watch].includes(name))
  expect(found.filter((name) => !rows[name])).toEqual([])
  expect(found.length).toBeGreaterThan(12)
})

describe('of one person', () => {
  it.each(NAMES)('%s is answered so often at once and no more, which refuses no other person', async (name) => {
    const { kind } = rows[name]!
    const { atOnce, most, refused } = KINDS[kind]
    const caller = { tenant: 'localhost', person: `localhost ${personOf(name)._id}` }
    const turns = await Promise.all(many(atOnce, () => portal.app.calls.enter(kind, caller)))
    const waiting = many(most - atOnce, () => ask(name))
    const over = many(2, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return ask(name)
    })
    const first = await Promise.race([...waiting, ...over])
    expect([first.status, await codeOf(first)]).toEqual([429, refused])
    const other = personOf(name) === people.admin ? [] : [await ask(name, rows[name], people.admin)]
    expect(other.map(({ ok }) => ok)).not.toContain(false)
    turns.forEach((leave) => leave())
    const statuses = (await Promise.all([...waiting, ...over])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBe(2)
    expect(statuses.filter((status) => status >= 300 && status !== 429)).toEqual([])
  })
})

describe('a question that is too wide is refused', () => {
  it.each(NAMES.filter((name) => rows[name]!.wide))('%s', async (name) => {
    const { code, ...question } = rows[name]!.wide!
    expect(await codeOf(await ask(name, question))).toBe(code)
  })
})

describe('a long answer', () => {
  const long = (by: string) => NAMES.filter((name) => rows[name]!.long?.by === by)
  it.each(long('refusal'))('of %s is refused where it is made whole', async (name) => {
    const answer = await ask(name, rows[name]!.long)
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'ANSWER_LARGE'])
  })

  it.each(long('pieces'))('of %s is sent in small pieces to its end', async (name) => {
    const { body } = rows[name]!
    const records = name.endsWith('/records') && { body: { ...(body as object), ids: ids.slice(0, 500) } }
    const text = await (await ask(name, { ...rows[name]!.long, ...records })).text()
    const wanted = records ? ids.slice(0, 500) : ids
    expect(wanted.filter((id) => !text.includes(id))).toEqual([])
    if (records) return
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(SMALL.piece + 1000)
    expect(text.length).toBeGreaterThan(SMALL.answer)
  })
})

it('a reader who takes nothing is cut off, and its turn goes to another one', async () => {
  const { authorization } = (await headersOf(portal, 'gestore')) as { authorization: string }
  const url = `/api/documenti/${docs.mio._id}/file`
  const idle = many(KINDS.file.atOnce, () => net.connect(portal.port, '127.0.0.1').pause())
  for (const socket of idle) socket.write(headOf({ method: 'GET', url, headers: { authorization } }))
  // it has begun; what the system keeps for a socket is far less than the file
  await Promise.all(idle.map((socket) => once(socket, 'readable')))
  expect((await ask('GET /api/documenti/:id/file')).status).toBe(200)
  idle.forEach((socket) => socket.destroy())
})
