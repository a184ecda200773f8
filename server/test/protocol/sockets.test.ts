import type { Usr } from '@bandiera/domain'
import { privateChannel } from '@bandiera/wire'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, PASSWORD, people } from './world.ts'

let portal: TestPortal
let sockets: ClientSocket[] = []
beforeEach(async () => {
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'] })
  await fillWorld(portal.tenant('localhost'))
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
  await portal.stop()
})

const open = (options: Record<string, unknown> = {}): ClientSocket => {
  const socket = openSocket(portal, options)
  sockets.push(socket)
  return socket
}
const tenant = () => portal.tenant('localhost')
const own = privateChannel(people.gestore._id, 'feed')
const changeUsr = (over: Partial<Usr>, uid: string = people.gestore._id): Promise<unknown> =>
  tenant().documents.transact(null, async (writer) => {
    const before = (await writer.get('usr', uid))!.doc
    await writer.replace('usr', { ...before, ...over })
  })

it('tells clients to count a line as dead after fifteen silent seconds', async () => {
  const socket = open() as ClientSocket & { pingTimeout: number }
  await socket.listener('connect').once()
  expect(socket.pingTimeout).toBe(15_000)
})

describe('login', () => {
  it('gives the user, a token by the authenticate event, and stamps the access', async () => {
    const socket = open()
    const authenticated = socket.listener('authenticate').once()
    expect(await signIn(socket, 'gestore')).toMatchObject({ u: { _id: people.gestore._id, role: { gestore: true } } })
    const { signedAuthToken } = (await authenticated) as { signedAuthToken: string }
    expect(await tenant().sessions.verify(signedAuthToken)).toMatchObject({ uid: people.gestore._id })
    const saved = (await tenant().users.byId(people.gestore._id))!
    expect(Date.parse(saved.ultimoAccesso!)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('answers a wrong pair and a malformed request with a text that keeps the token', async () => {
    const socket = open()
    const wrong = await socket.invoke('login', { email: people.gestore.email, password: 'sbagliata' })
    const unknown = await socket.invoke('login', { email: 'nessuno@demo.test', password: PASSWORD })
    expect(wrong).toMatch(/^E-mail o password non corretti/)
    expect(unknown).toBe(wrong)
    const malformed = await socket.invoke('login', { email: { $ne: '' }, password: 1 })
    for (const text of [wrong, malformed]) expect(text).not.toMatch(/^(no|puoi)/)
  })

  it('is limited per address', async () => {
    const limited = await startPortal({ loginsPerMinute: 2 })
    const socket = openSocket(limited)
    const ask = () => socket.invoke('tokenLogin', { t: 'x' })
    expect([await ask(), await ask()]).toEqual([expect.stringMatching(/^no/), expect.stringMatching(/^no/)])
    expect(await ask()).toMatch(/^Troppe richieste/)
    expect(await signIn(socket, 'gestore')).toMatch(/^Troppe richieste/)
    socket.disconnect()
    await limited.stop()
  })

  it('with a token that is good counts against no limit: after a restart an office reconnects at once', async () => {
    const limited = await startPortal({ loginsPerMinute: 2, fill: fillWorld })
    const socket = openSocket(limited)
    const { token } = await limited.tenant('localhost').sessions.start(people.gestore)
    const ask = (t: string) => socket.invoke('tokenLogin', { t })
    for (let n = 0; n < 20; n++) expect(await ask(token)).toMatchObject({ u: { _id: people.gestore._id } })
    expect([await ask('x'), await ask('x')]).toEqual([expect.stringMatching(/^no/), expect.stringMatching(/^no/)])
    expect(await ask('x')).toMatch(/^Troppe richieste/)
    expect(await ask(token)).toMatchObject({ u: { _id: people.gestore._id } })
    socket.disconnect()
    await limited.stop()
  })
})

describe('tokenLogin', () => {
  it('gives the user of a stored token and a fresh token', async () => {
    const { token } = await tenant().sessions.start(people.gestore)
    const socket = open()
    expect(await socket.invoke('tokenLogin', { t: token })).toMatchObject({ u: { _id: people.gestore._id } })
    expect(socket.authToken).toMatchObject({ sub: people.gestore._id })
  })

  it('answers "no" to an ended, a foreign and a forged token, and "puoi" to a suspended user', async () => {
    const socket = open()
    const ended = await tenant().sessions.start(people.gestore)
    await tenant().sessions.end(ended.sid)
    const foreign = await portal.tenant('sofabis.localhost').sessions.start(people.gestore)
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'
    for (const t of [ended.token, foreign.token, forged, ''])
      expect(await socket.invoke('tokenLogin', { t })).toMatch(/^no/)
    const { token } = await tenant().sessions.start(people.gestore)
    await changeUsr({ attivo: false })
    expect(await socket.invoke('tokenLogin', { t: token })).toMatch(/^puoi/)
    expect(await socket.invoke('login', { email: people.gestore.email, password: PASSWORD })).toMatch(/^puoi/)
  })
})

describe('a socket', () => {
  it('enters with the token of its handshake', async () => {
    const { token } = await tenant().sessions.start(people.gestore)
    const authEngine = { loadToken: async () => token, saveToken: async () => token, removeToken: async () => token }
    const socket = open({ authEngine })
    const channel = socket.subscribe(own)
    await channel.listener('subscribe').once()
    expect(socket.authToken).toMatchObject({ sub: people.gestore._id })
  })

  it.each([
    ['a page of another site', { origin: 'http://evil.example' }],
    ['an unknown host', { headers: { Host: 'evil.example' } }],
    ['another tenant’s page', { origin: 'http://sofabis.localhost' }],
  ])('is refused to %s', async (_who, wsOptions) => {
    const socket = open({ wsOptions: { headers: { Host: `localhost:${portal.port}` }, ...wsOptions } })
    await expect(socket.listener('connectAbort').once()).resolves.toBeDefined()
  })

  it('lets a page of its own host in', async () => {
    const headers = { Host: `localhost:${portal.port}` }
    const socket = open({ wsOptions: { headers, origin: `http://localhost:${portal.port}` } })
    await expect(socket.listener('connect').once()).resolves.toBeDefined()
  })

  it('may call and send nothing but the three procedures', async () => {
    const socket = open()
    await signIn(socket, 'admin')
    for (const name of ['find', 'constructor', '__proto__'])
      await expect(socket.invoke(name, {})).rejects.toMatchObject({ name: 'RefusedError' })
  })

  it('never publishes', async () => {
    const socket = open()
    await signIn(socket, 'admin')
    const message = { operationType: 'delete', d: { _id: aziende.mia._id } }
    await expect(socket.invokePublish('aziende', message)).rejects.toMatchObject({ name: 'InvalidActionError' })
  })

  it.each([
    ['another user’s channel', 'priv/000000000000000000000000/feed'],
    ['a longer name', `${own}/x`],
    ['a name with a blank', `${own} `],
    ['a name in other letters', 'Aziende'],
    ['an unknown channel', 'utenti'],
    ['a name of 5,000 letters', 'x'.repeat(5000)],
  ])('may not subscribe to %s', async (_what, name) => {
    const socket = open()
    await signIn(socket, 'gestore')
    await expect(socket.subscribe(name).listener('subscribeFail').once()).resolves.toMatchObject({
      error: { message: expect.stringContaining('canale') },
    })
  })

  it('reaches no prototype through raw messages, subscribing or unsubscribing', async () => {
    const socket = open()
    await signIn(socket, 'gestore')
    const answers = new Map<number, object | undefined>()
    const done = (async () => {
      for await (const { message } of socket.listener('message')) {
        const packet = JSON.parse(String(message) || '{}') as { rid?: number; error?: object }
        answers.set(packet.rid ?? 0, packet.error)
        if (packet.rid === 9004) return
      }
    })()
    const send = (packet: object): void => socket.transport.send(JSON.stringify(packet))
    send({ event: '#subscribe', cid: 9001, data: { channel: '__proto__' } })
    send({ event: '#unsubscribe', cid: 9002, data: '__proto__' })
    send({ event: '#unsubscribe', cid: 9003, data: 'constructor' })
    send({ event: '#subscribe', cid: 9004, data: { channel: 'constructor' } })
    await done
    for (const rid of [9001, 9002, 9003, 9004]) expect(answers.get(rid)).toMatchObject({ message: expect.any(String) })
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('a signed-in socket', () => {
  const signedIn = async (): Promise<{ socket: ClientSocket; kicked: Promise<unknown>; lost: Promise<unknown> }> => {
    const socket = open()
    await signIn(socket, 'gestore')
    const channel = socket.subscribe(own)
    await channel.listener('subscribe').once()
    const lost = socket.listener('removeAuthToken').once()
    const kicked = channel.listener('kickOut').once()
    // not every test waits for both
    for (const promise of [lost, kicked]) promise.catch(() => undefined)
    return { socket, kicked, lost }
  }

  it('loses its channels and its token within a second of logout, in every tab', async () => {
    const first = await signedIn()
    const second = open()
    await second.invoke('tokenLogin', { t: first.socket.signedAuthToken })
    const other = second.subscribe(own)
    await other.listener('subscribe').once()
    const otherKicked = other.listener('kickOut').once()
    await first.socket.transmit('logout')
    await Promise.all([first.kicked, first.lost, otherKicked])
    expect(first.socket.authToken).toBeNull()
    expect(await open().invoke('tokenLogin', { t: second.signedAuthToken ?? 'x' })).toMatch(/^no/)
  })

  it('is answered when it invokes logout', async () => {
    const { socket, kicked } = await signedIn()
    await expect(socket.invoke('logout')).resolves.toBeUndefined()
    await kicked
  })

  it.each([
    ['its session ends elsewhere', () => tenant().sessions.endAllOf(people.gestore._id)],
    ['its user is suspended', () => changeUsr({ attivo: false })],
  ])('loses both when %s', async (_what, end) => {
    const { socket, kicked, lost } = await signedIn()
    await end()
    await Promise.all([kicked, lost])
    expect(socket.authToken).toBeNull()
  })

  it('loses its channels but not its token when the role changes, and may subscribe again', async () => {
    const { socket, kicked } = await signedIn()
    await changeUsr({ role: { editore: true } })
    await kicked
    expect(socket.authToken).not.toBeNull()
    await socket.subscribe(own).listener('subscribe').once()
  })

  it('loses its private channels when another user signs in on it', async () => {
    const { socket, kicked } = await signedIn()
    await signIn(socket, 'professionista')
    await kicked
    expect(socket.subscriptions()).toEqual([])
  })

  it('gets the order to reconnect when the server stops, which does not wait for it', async () => {
    const { socket } = await signedIn()
    const anonymous = open()
    await anonymous.invoke('logout')
    const codes = [socket, anonymous].map((one) => one.listener('disconnect').once())
    const began = Date.now()
    await portal.app.close()
    expect(Date.now() - began).toBeLessThan(2000)
    expect(await Promise.all(codes)).toEqual([
      expect.objectContaining({ code: 1012 }),
      expect.objectContaining({ code: 1012 }),
    ])
  })

  it('gets the order in its turn when there are many, and no new socket is accepted', async () => {
    const many = Array.from({ length: 110 }, () => open())
    await Promise.all(many.map((socket) => socket.listener('connect').once()))
    const gone = many.map((socket) => socket.listener('disconnect').once())
    const stopped = portal.app.close()
    await Promise.race(gone)
    const late = open()
    await expect(late.listener('connectAbort').once()).resolves.toMatchObject({ code: 1006 })
    for (const left of await Promise.all(gone)) expect(left).toMatchObject({ code: 1012 })
    await stopped
  })

  it('gets changes to its own record', async () => {
    const { socket } = await signedIn()
    const heard = (async () => {
      for await (const usr of socket.receiver('SOCKET_SET_USR')) return usr
    })()
    await changeUsr({ name: 'Nuovo nome' })
    expect(await heard).toMatchObject({ _id: people.gestore._id, name: 'Nuovo nome' })
  })
})
