import { CLOSE_POPUP_CHANNEL } from '@bandiera/wire'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { putRow } from '../../src/registry/rows.ts'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../postgres.ts'
import { openSocket, signIn, type ClientSocket } from '../protocol/clients.ts'
import { feeding, pulled } from '../protocol/feeding.ts'
import { fetchAs } from '../protocol/fetch-as.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { watching } from '../protocol/watching.ts'
import { ID, putRelease, writeBuild } from '../registry/portal-with-modules.ts'
import { askAs, developer, send, tokenFor, type Request } from '../registry/team.ts'
import { aziende, fillWorld, people, type Person } from '../protocol/world.ts'

const HOST = 'localhost'

describeOnPostgres('two nodes on one PostgreSQL', () => {
  let server: TestPostgres
  let dataDir: string
  let [here, there]: TestPortal[] = []
  const sockets: ClientSocket[] = []
  beforeAll(async () => (server = await startPostgres()), 90_000)
  afterAll(() => server?.stop())
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-nodes-'))
    await writeBuild(dataDir)
    const env = { BANDIERA_DB: server.url }
    here = await startPortal({ env, dataDir, fill: fillWorld })
    there = await startPortal({ env, dataDir })
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect()
    await here?.stop()
    await there?.stop()
    await server.sql(`DROP SCHEMA "${HOST}" CASCADE`)
    await rm(dataDir, { recursive: true })
  })

  const rename = (portal: TestPortal, ragioneSociale: string) =>
    portal.tenant(HOST).documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('aziende', aziende.mia._id))!
      await writer.replace('aziende', { ...doc, ragioneSociale }, 'update')
    })
  const feedOn = async (portal: TestPortal, person: Person) => {
    const feed = await feeding(portal, person)
    sockets.push(feed.socket)
    return feed
  }

  it('a write on one reaches the feed, the channel and the stream of a client on the other', async () => {
    const feed = await feedOn(there!, 'gestore')
    const channel = feed.socket.subscribe('aziende')
    await channel.listener('subscribe').once()
    const told = channel.once()
    const stream = await watching(there!, 'gestore', 'aziende')
    await rename(here!, 'Vista di là')
    const doc = expect.objectContaining({ _id: aziende.mia._id, ragioneSociale: 'Vista di là' })
    expect(await feed.next()).toMatchObject({ ch: [expect.objectContaining({ o: 'u', c: 'aziende', d: doc })] })
    expect(await told).toMatchObject({ operationType: 'update', d: doc })
    expect(await stream.next()).toMatchObject({ operationType: 'update', fullDocument: doc })
    await stream.stop()
  })

  it('a position of one node is good on the other: nothing is missed and nothing is sent twice', async () => {
    const feed = await feedOn(here!, 'gestore')
    const { end } = await pulled(here!, feed.token())
    for (const name of ['Uno', 'Due', 'Tre']) await rename(name === 'Due' ? here! : there!, name)
    const { entries, end: later } = await pulled(there!, feed.token(), { since: end.cursor, ep: end.ep })
    expect(later).toMatchObject({ ep: end.ep, cursor: end.cursor + 3, snapshot: false })
    expect(entries).toEqual([expect.objectContaining({ d: expect.objectContaining({ ragioneSociale: 'Tre' }) })])
  })

  it('a session that ends on one is over on the other: no token, no channel, no message', async () => {
    const feed = await feedOn(here!, 'gestore')
    const other = openSocket(there!)
    sockets.push(other)
    await other.listener('connect').once()
    await other.invoke('tokenLogin', { t: feed.token() })
    const channel = other.subscribe('aziende')
    await channel.listener('subscribe').once()
    const over = other.listener('deauthenticate').once()
    const heard: unknown[] = []
    void (async () => {
      for await (const message of channel) heard.push(message)
    })()
    await feed.socket.invoke('logout')
    await rename(here!, 'Segreta')
    await over
    expect(other.authToken).toBeNull()
    expect(heard).toEqual([])
  })

  it('who is suspended on one is out on the other', async () => {
    const feed = await feedOn(there!, 'professionista')
    const over = feed.socket.listener('deauthenticate').once()
    const { sessions } = there!.tenant(HOST)
    const ended = new Promise((resolve) => sessions.onEnd(resolve))
    await here!.tenant(HOST).documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('usr', people.professionista._id))!
      await writer.replace('usr', { ...doc, attivo: false }, 'update')
    })
    await over
    expect(await ended).toMatchObject({ uid: people.professionista._id })
    expect(await sessions.listOf(people.professionista._id)).toEqual([])
  })

  it('closes the popups of the user who asks, on every node, and no other user’s', async () => {
    const [own, stranger] = [openSocket(there!), openSocket(there!)]
    sockets.push(own, stranger)
    const heard: string[] = []
    for (const [socket, person] of [
      [own, 'gestore'],
      [stranger, 'gestore2'],
    ] as const) {
      await signIn(socket, person)
      const channel = socket.subscribe(CLOSE_POPUP_CHANNEL)
      await channel.listener('subscribe').once()
      void (async () => {
        for await (const _message of channel) heard.push(person)
      })()
    }
    const asking = await feedOn(here!, 'gestore')
    const told = there!.tenant(HOST).store
    const arrived = new Promise<void>((resolve) => told.onSignal(() => resolve()))
    const answer = await fetchAs(HOST, here!.port)(`${here!.url}/api/popup/chiudi`, {
      method: 'POST',
      headers: { authorization: `Bearer ${asking.token()}` },
    })
    expect(answer.status).toBe(204)
    await arrived
    for (const socket of [own, stranger]) await socket.invoke('tokenLogin', { t: socket.signedAuthToken ?? '' })
    expect(heard).toEqual(['gestore'])
  })

  it('a signed request is received once, by one node or the other', async () => {
    const request: Request = { method: 'GET', url: '/api/registro/chiavi' }
    const token = `Bandiera ${await tokenFor(await developer(here!), request)}`
    expect((await send(here!, request, token)).status).toBe(200)
    expect((await send(there!, request, token)).body.error_code).toBe('REGISTRO_REPLAYED')
    const other = `Bandiera ${await tokenFor(await developer(here!), request)}`
    const both = await Promise.all([here!, there!].map((portal) => send(portal, request, other)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('people who meet a crash are counted together, and what an operator takes away is gone on both', async () => {
    const operator = await developer(here!)
    const news = (portal: TestPortal) => new Promise<void>((go) => portal.tenants.registry.onSignal(() => go()))
    const versionOn = async (portal: TestPortal) => {
      const { token } = await portal.tenant(HOST).sessions.start(people.editore)
      const headers = { host: HOST, authorization: `Bearer ${token}` }
      const { modules } = (await portal.app.inject({ url: '/api/moduli/manifesto', headers })).json()
      return modules[0]?.version
    }
    const order = async (comando: object) => {
      const body = { comando, perche: 'prova' }
      const heard = news(there!)
      expect((await askAs(here!, operator, { method: 'POST', url: '/api/registro/comandi', body })).status).toBe(200)
      await heard
    }
    const crash = async (portal: TestPortal, person: Person) => {
      const { token } = await portal.tenant(HOST).sessions.start(people[person])
      const heard = [news(here!), news(there!)]
      const modules = [{ id: ID, version: '1.1.0', failures: [{ kind: 'render', text: 'x' }] }]
      await portal.app.inject({
        method: 'POST',
        url: '/api/moduli/uso',
        headers: { host: HOST, authorization: `Bearer ${token}` },
        payload: { tab: '00000000-0000-4000-8000-000000000001', generation: 1, modules },
      })
      await Promise.all(heard)
    }
    await putRelease(here!.tenants.registry, '1.1.0')
    await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
    await crash(here!, 'gestore')
    await crash(there!, 'professionista')
    expect([await versionOn(here!), await versionOn(there!)]).toEqual(['1.1.0', '1.1.0'])
    await crash(there!, 'admin')
    expect([await versionOn(here!), await versionOn(there!)]).toEqual(['1.0.0', '1.0.0'])
    await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
    await order({ verb: 'minimo', id: ID, version: '1.1.0' })
    const url = '/api/registro/chiavi/prova/ritiro'
    await here!.tenants.registry.transact(null, (tx) => putRow(tx, 'chiave', 'prova', aKey))
    const heard = news(there!)
    expect((await askAs(here!, operator, { method: 'POST', url, body: { perche: 'rubata' } })).status).toBe(200)
    await heard
    expect([await versionOn(here!), await versionOn(there!)]).toEqual([undefined, undefined])
    const gone = await there!.app.inject({ url: `/m/${ID}/1.1.0/a.js`, headers: { host: HOST } })
    expect(gone.statusCode).toBe(410)
  })
})

const aKey = { id: 'prova', team: 'prova', publicKey: '', modules: '*' as const, operator: false, addedBy: '', at: '' }
