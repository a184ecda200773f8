import { CLOSE_POPUP_CHANNEL, FEED_TOPIC, FeedMessageSchema, privateChannel } from '@bandiera/wire'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../postgres.ts'
import { collectionOf, openSocket, realmApp, type ClientSocket } from '../protocol/clients.ts'
import { pulled } from '../protocol/feeding.ts'
import type { TestPortal } from '../protocol/portal.ts'
import { Credentials } from 'realm-web'
import { spawnTypeScript } from '../typescript-process.ts'
import { openReverseProxy, type ReverseProxy } from './reverse-proxy.ts'

const MAIN = path.resolve(__dirname, '../../src/main.ts')
const ADMIN = { email: 'capo@example.it', password: 'una password lunga' }
const BEFORE = 15
const AFTER = 15
/** Writes that are under way at the same moment. */
const LINES = 4
jest.setTimeout(180_000)

interface Node {
  port: number
  child: ChildProcess
}

describeOnPostgres('two server processes behind a reverse proxy', () => {
  let server: TestPostgres
  let dataDir: string
  let nodes: Node[] = []
  let balancer: ReverseProxy
  let socket: ClientSocket | undefined
  beforeAll(async () => {
    server = await startPostgres()
    dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-failover-'))
    nodes = await Promise.all([startNode(), startNode()])
    balancer = await openReverseProxy(nodes.map(({ port }) => port))
  }, 150_000)
  afterAll(async () => {
    socket?.disconnect()
    await balancer?.close()
    for (const { child } of nodes) child.kill('SIGKILL')
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  function startNode(): Promise<Node> {
    const child = spawnTypeScript(MAIN, [], {
      PORT: '0',
      NODE_ENV: 'production',
      BANDIERA_DATA: dataDir,
      BANDIERA_DB: server.url,
      BANDIERA_TENANTS: 'localhost',
      BANDIERA_ADMIN_EMAIL: ADMIN.email,
      BANDIERA_ADMIN_PASSWORD: ADMIN.password,
    })
    return new Promise((resolve, reject) => {
      let out = ''
      const listen = (chunk: Buffer): void => {
        out += String(chunk)
        const port = /http:\/\/localhost:(\d+)/.exec(out)?.[1]
        if (port) resolve({ port: Number(port), child })
      }
      child.stdout?.on('data', listen)
      child.stderr?.on('data', (chunk) => (out += String(chunk)))
      child.once('exit', () => reject(new Error(out)))
    })
  }

  /** What the helpers need to know of a server: its address. */
  const at = (port: number): TestPortal => ({ port, url: `http://localhost:${port}` }) as TestPortal

  it('moves the clients of a killed node to the other one, with no acknowledged change lost', async () => {
    const [first, second] = nodes as [Node, Node]
    const quickly = { initialDelay: 100, randomness: 100, multiplier: 1, maxDelay: 200 }
    socket = openSocket(at(balancer.port), { autoReconnect: true, autoReconnectOptions: quickly })
    const { u } = (await socket.invoke('login', ADMIN)) as { u: { _id: string } }
    const token = socket.signedAuthToken!
    const feed = socket.subscribe(privateChannel(u._id, FEED_TOPIC))
    await feed.listener('subscribe').once()
    const started = (await pulled(at(balancer.port), token)).end
    const heard = new Map<string, number>()
    let cursor = started.cursor
    void (async () => {
      for await (const message of feed) {
        const parsed = FeedMessageSchema.parse(message)
        if ('reset' in parsed || parsed.from > cursor) continue
        for (const entry of parsed.ch) if (entry.o === 'u') heard.set(entry.d._id, entry.rev)
        cursor = Math.max(cursor, parsed.to)
      }
    })()

    // another person works on the node that stays
    const app = realmApp(at(second.port))
    const writer = collectionOf(await app.logIn(Credentials.emailPassword(ADMIN.email, ADMIN.password)), 'istituti')
    const written: string[] = []
    let own = 0
    const write = async (): Promise<void> => {
      const _id = (own += 1).toString(16).padStart(24, '0')
      await writer.insertOne({ _id, nome: `Istituto ${_id}`, createdBy: u._id, gestori: [] })
      written.push(_id)
    }
    while (written.length < BEFORE) await write()
    // and writes are under way through the node that is killed: what it acknowledged counts as well
    const passing = collectionOf(
      await realmApp(at(balancer.port)).logIn(Credentials.emailPassword(ADMIN.email, ADMIN.password)),
      'istituti',
    )
    let moving = true
    const lines = Array.from({ length: LINES }, async (_, line) => {
      for (let n = 1; moving; n++) {
        const _id = `${line + 1}${n.toString(16).padStart(23, '0')}`
        const answer = await passing.insertOne({ _id, nome: _id, createdBy: u._id, gestori: [] }).catch(() => null)
        if (answer) written.push(_id)
      }
    })
    const back = socket.listener('connect').once()
    const again = feed.listener('subscribe').once()
    first.child.kill('SIGKILL')
    for (let n = 0; n < AFTER; n++) await write()
    moving = false
    await Promise.all(lines)
    await back
    await socket.invoke('tokenLogin', { t: token })
    await again
    // the client's one way back: the changes since the last position it holds
    const { end, entries } = await pulled(at(balancer.port), token, { since: cursor, ep: started.ep })
    for (const entry of entries) if (entry.o === 'u') heard.set(entry.d._id, entry.rev)
    expect(end).toMatchObject({ ep: started.ep, snapshot: false })
    cursor = Math.max(cursor, end.cursor)
    await write()
    for await (const _message of feed) if (heard.has(written.at(-1)!)) break
    expect(written.filter((id) => !heard.has(id))).toEqual([])
    expect(await writer.count({ _id: { $in: written } })).toBe(written.length)
    const popups = socket.subscribe(CLOSE_POPUP_CHANNEL)
    await popups.listener('subscribe').once()
    const closed = popups.once()
    const authorization = `Bearer ${token}`
    const url = `http://localhost:${second.port}/api/popup/chiudi`
    expect((await fetch(url, { method: 'POST', headers: { authorization } })).status).toBe(204)
    await closed
  })

  it('a session that ends while its socket moves is over where it arrives', async () => {
    const first = await startNode()
    const second = nodes.at(-1)!
    nodes.unshift(first)
    balancer.prefer([first.port, second.port])
    const quickly = { initialDelay: 2000, randomness: 100, multiplier: 1, maxDelay: 2100 }
    const moved = openSocket(at(balancer.port), { autoReconnect: true, autoReconnectOptions: quickly })
    await moved.invoke('login', ADMIN)
    const token = moved.signedAuthToken!
    const back = moved.listener('connect').once()
    const cut = moved.listener('disconnect').once()
    first.child.kill('SIGKILL')
    await cut
    const other = openSocket(at(second.port))
    await other.listener('connect').once()
    await other.invoke('tokenLogin', { t: token })
    await other.invoke('logout')
    other.disconnect()
    await back
    expect(await moved.invoke('tokenLogin', { t: token })).toMatch(/^no: la sessione è finita/)
    expect(moved.authToken).toBeNull()
    moved.disconnect()
  })

  it('goes on when the database server itself crashes: what was acknowledged is there, and writing works again', async () => {
    const { port } = nodes.at(-1)!
    const app = realmApp(at(port))
    const user = await app.logIn(Credentials.emailPassword(ADMIN.email, ADMIN.password))
    const collection = collectionOf(user, 'istituti')
    const before = await collection.count()
    const doc = { nome: 'Prima del guasto', createdBy: user.id, gestori: [] }
    await collection.insertOne({ _id: 'f'.repeat(24), ...doc })
    await server.crash()
    expect(await collection.findOne({ _id: 'f'.repeat(24) })).toMatchObject(doc)
    // the connection that was cut off shows itself to one writer at most
    const insert = () => collection.insertOne({ _id: 'e'.repeat(24), ...doc })
    await insert().catch(insert)
    expect(await collection.count()).toBe(before + 2)
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  })
})
