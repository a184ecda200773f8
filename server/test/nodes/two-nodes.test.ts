import { CLOSE_POPUP_CHANNEL } from '@bandiera/wire'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../postgres.ts'
import { openSocket, signIn, type ClientSocket } from '../protocol/clients.ts'
import { feeding, pulled } from '../protocol/feeding.ts'
import { fetchAs } from '../protocol/fetch-as.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { watching } from '../protocol/watching.ts'
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

  it('a position of one node is good on the other: nothing is missed and nothing comes twice', async () => {
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

  it('closes the popups of the user who asks, on every node, and nobody else’s', async () => {
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
})
