import { privateChannel, REALM_APP_ID, REALM_BASE } from '@bandiera/wire'
import * as http from 'node:http'
import { gzipSync } from 'node:zlib'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { holdBack } from './hold-requests.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { rawWatch } from './watching.ts'
import { aziende, fillWorld, PASSWORD, people } from './world.ts'

type Line = { pause: () => void; resume: () => void }
type RawClient = ClientSocket & { transport: { socket: { _socket: Line } } }

let portal: TestPortal
let sockets: ClientSocket[] = []
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
})
afterAll(() => portal.stop())

const tenant = () => portal.tenant('localhost')
const open = async (): Promise<RawClient> => {
  const socket = openSocket(portal) as RawClient
  sockets.push(socket)
  await signIn(socket, 'gestore')
  return socket
}
/** Changes of a company, of half a megabyte each. */
async function changes(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    // as long as a text may be, twenty-five times
    const altro = Array.from({ length: 25 }, () => String(n).padEnd(20_000, 'x'))
    await tenant().documents.transact(null, (w) => w.replace('aziende', { ...aziende.mia, altro } as never, 'update'))
  }
}

describe('a socket', () => {
  it('has thirty-two channels and no more', async () => {
    const socket = await open()
    const channel = (n: number) => socket.subscribe(privateChannel(people.gestore._id, `t${n}`))
    for (let n = 1; n <= 32; n++) await channel(n).listener('subscribe').once()
    const refused = channel(33).listener('subscribeFail').once()
    await expect(refused).resolves.toMatchObject({ error: { message: expect.stringContaining('limit of 32') } })
    socket.unsubscribe(privateChannel(people.gestore._id, 't1'))
    await channel(34).listener('subscribe').once()
  })

  it('sends messages of 64 kB and none longer', async () => {
    const socket = await open()
    expect(await socket.invoke('tokenLogin', { t: 'x'.repeat(60_000) })).toMatch(/^no/)
    const gone = socket.listener('disconnect').once()
    socket.transport.send('x'.repeat(64_001))
    expect(await gone).toMatchObject({ code: 1009 })
  })

  it('is cut off with 4408 when it lets eight megabytes wait', async () => {
    const socket = await open()
    await socket.subscribe('aziende').listener('subscribe').once()
    const gone = socket.listener('disconnect').once()
    const line = socket.transport.socket._socket
    line.pause()
    await changes(40)
    line.resume()
    expect(await gone).toMatchObject({ code: 4408 })
  })

  it('on which no one is signed in says sixty messages in ten seconds; the rest is not even read', async () => {
    const verify = jest.spyOn(tenant().sessions, 'verify')
    const socket = openSocket(portal)
    sockets.push(socket)
    await socket.listener('connect').once()
    const gone = socket.listener('disconnect').once()
    for (let cid = 1; cid <= 50_000; cid++)
      socket.transport.send(JSON.stringify({ event: 'tokenLogin', data: { t: 'x' }, cid }))
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200)
    expect(await gone).toMatchObject({ code: 4429, reason: expect.stringMatching(/^Troppi messaggi/) })
    expect(verify.mock.calls.length).toBeLessThanOrEqual(61)
    verify.mockRestore()
  })

  it('of a signed-in user goes on after hundreds of messages, and also ends when there are too many', async () => {
    const socket = await open()
    const talk = (count: number) => {
      for (let n = 0; n < count; n++) socket.transport.send(JSON.stringify({ event: 'boh', data: n }))
    }
    talk(400)
    expect(await socket.invoke('tokenLogin', { t: socket.signedAuthToken })).toMatchObject({ u: {} })
    const gone = socket.listener('disconnect').once()
    talk(400)
    expect(await gone).toMatchObject({ code: 4429 })
  })

  it('that was closed for sending too much reconnects by itself, after the delay of its client', async () => {
    const autoReconnectOptions = { initialDelay: 50, randomness: 0, multiplier: 1, maxDelay: 50 }
    const socket = openSocket(portal, { autoReconnect: true, autoReconnectOptions })
    sockets.push(socket)
    await socket.listener('connect').once()
    for (let n = 0; n < 100; n++) socket.transport.send(JSON.stringify({ event: 'boh', data: n }))
    expect(await socket.listener('disconnect').once()).toMatchObject({ code: 4429 })
    await socket.listener('connect').once()
    expect(await signIn(socket, 'gestore')).toMatchObject({ u: {} })
  })

  it('is answered while an earlier call to the same procedure takes its time', async () => {
    const socket = await open()
    const reading = holdBack(tenant().users as never, 'verify')
    const order: string[] = []
    const ask = async (email: string) => {
      await socket.invoke('login', { email, password: PASSWORD })
      order.push(email)
    }
    const slow = ask('nessuno@demo.test')
    await reading.reached
    await ask(people.gestore.email)
    reading.release()
    await slow
    expect(order).toEqual([people.gestore.email, 'nessuno@demo.test'])
  })

  it('speaks without compression, even where the client offers it', async () => {
    const { headers, socket } = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const offer = {
        host: `localhost:${portal.port}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
      }
      const request = http.get({ host: '127.0.0.1', port: portal.port, path: '/socketcluster/', headers: offer })
      request.on('upgrade', resolve).on('response', resolve).on('error', reject)
    })
    socket.destroy()
    expect(headers).toMatchObject({ upgrade: 'websocket' })
    expect(headers).not.toHaveProperty('sec-websocket-extensions')
  })
})

describe('a request', () => {
  const url = `${REALM_BASE}/app/${REALM_APP_ID}/functions/call`
  const headersOf = async () => {
    const { sid } = await tenant().sessions.start(people.gestore)
    const authorization = `Bearer ${await tenant().sessions.accessToken(sid)}`
    return { host: 'localhost', authorization, 'content-type': 'application/json' }
  }

  it('of sixteen megabytes is refused with the advice to send parts', async () => {
    const payload = JSON.stringify({ name: 'find', arguments: ['x'.repeat(16_000_000)] })
    const answer = await portal.app.inject({ method: 'POST', url, headers: await headersOf(), payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      {
        error: 'La richiesta è troppo grande: dividila in parti più piccole.',
        error_code: 'REQUEST_LARGE',
        link: '',
      },
    ])
  })

  it('that is compressed is refused with the advice to send it uncompressed', async () => {
    const call = { name: 'count', service: 'mongodb-atlas', arguments: [{ collection: 'aziende', query: {} }] }
    const headers = await headersOf()
    const plain = await portal.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(call) })
    expect(plain.statusCode).toBe(200)
    const packed = { ...headers, 'content-encoding': 'gzip' }
    const payload = gzipSync(JSON.stringify(call))
    const answer = await portal.app.inject({ method: 'POST', url, headers: packed, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        error: 'La richiesta è compressa (gzip): inviala senza compressione.',
        error_code: 'REQUEST_PACKED',
        link: '',
      },
    ])
  })
})

it('a stream whose reader lets a megabyte wait ends with an error that says so', async () => {
  const { sid } = await tenant().sessions.start(people.gestore)
  const token = (await tenant().sessions.accessToken(sid))!
  const answer = await rawWatch(portal, { token, coll: 'aziende' })
  await changes(40)
  const text = await answer.text()
  expect(text.slice(text.lastIndexOf('event: error'))).toMatch(/"error_code":"WATCH_SLOW"/)
  expect(text.match(/^data: /gm)!.length).toBeLessThan(40)
})
