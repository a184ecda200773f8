// The promises of socketcluster-client's own suite that a server has a part in, kept for the same client:
// SocketCluster/socketcluster-client, `test/integration.js` (MIT). Publishing by clients is refused here, as docs/protocol.md says.
import { privateChannel } from '@bandiera/wire'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people } from './world.ts'

type Whole = ClientSocket & {
  state: string
  authState: string
  connect: (options?: object) => void
  reconnect: (code?: number, reason?: string) => void
  closeListener: (event: string) => void
  channel: (name: string) => { state: string }
}

let portal: TestPortal
const opened: Whole[] = []
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()))
afterAll(() => portal.stop())

function open(options: object = {}): Whole {
  const socket = openSocket(portal, options as never) as Whole
  opened.push(socket)
  return socket
}
const stored = new Map<string, string>()
/** Where a client keeps its token, as `localStorage` of a browser. */
const keeping = {
  saveToken: async (name: string, token: string) => (stored.set(name, token), token),
  loadToken: async (name: string) => stored.get(name) ?? null,
  removeToken: async (name: string) => (stored.delete(name), null),
}
const tokenOf = async (person: 'gestore' | 'admin') =>
  (await portal.tenant('localhost').sessions.start(people[person])).token
const own = privateChannel(people.gestore._id, 'feed')
/** What happens on a client, in its order. */
function heard(socket: Whole, events: readonly string[]): string[] {
  const list: string[] = []
  for (const name of events) {
    void (async () => {
      for await (const _event of socket.listener(name)) list.push(name)
    })()
  }
  return list
}

describe('creation', () => {
  it('connects by itself, unless its options forbid it', async () => {
    const socket = open()
    await socket.listener('connect').once()
    expect(socket.state).toBe('open')
    expect(open({ autoConnect: false }).state).toBe('closed')
  })
})

describe('authentication', () => {
  it('sends no error back when the handshake carries no token', async () => {
    const event = (await open().listener('connect').once()) as Record<string, unknown>
    expect([event['isAuthenticated'], event['authError']]).toEqual([false, undefined])
  })

  it('is there on connect when an earlier token is', async () => {
    stored.set('kept', await tokenOf('gestore'))
    const socket = open({ authTokenName: 'kept', authEngine: keeping })
    const event = (await socket.listener('connect').once()) as Record<string, unknown>
    expect([event['isAuthenticated'], event['authError'] ?? null]).toEqual([true, null])
    expect([socket.authState, socket.authToken?.sub]).toEqual(['authenticated', people.gestore._id])
  })

  it('sends an error back for an invalid token, and the client drops it', async () => {
    stored.set('bad', 'fakebGciOiJIUzI1NiJ9.fakec2VybmFtZSI6ImJvYiJ9.fakemYcOOjM9')
    const socket = open({ authTokenName: 'bad', authEngine: keeping })
    const event = (await socket.listener('connect').once()) as { isAuthenticated: boolean; authError: Error }
    expect([event.isAuthenticated, event.authError.name]).toEqual([false, 'AuthTokenInvalidError'])
    expect([socket.signedAuthToken, socket.authToken]).toEqual([null, null])
  })

  it('switches from one user to another without a moment as no user', async () => {
    const socket = open()
    await signIn(socket, 'gestore')
    const changes = heard(socket, ['authStateChange', 'authenticate'])
    const authenticated = socket.listener('authenticate').once()
    await signIn(socket, 'admin')
    await authenticated
    expect(socket.authToken?.sub).toBe(people.admin._id)
    expect(changes).toEqual(['authenticate'])
  })

  it('waits for the login before it subscribes what waits for it, and subscribes again after a loss', async () => {
    const socket = open()
    const channel = socket.subscribe(own, { waitForAuth: true })
    await socket.listener('connect').once()
    expect(socket.channel(own).state).toBe('pending')
    await signIn(socket, 'gestore')
    await channel.listener('subscribe').once()
    expect(socket.channel(own).state).toBe('subscribed')
    const token = socket.signedAuthToken!
    socket.disconnect()
    expect(socket.channel(own).state).toBe('pending')
    const again = channel.listener('subscribe').once()
    await socket.authenticate(token)
    await again
    expect(socket.channel(own).state).toBe('subscribed')
  })

  it('fails no subscription that went through before a token was refused, and takes it back with the token', async () => {
    const socket = open()
    await signIn(socket, 'gestore')
    const channel = socket.subscribe('aziende')
    await channel.listener('subscribe').once()
    const failed = heard(socket, ['subscribeFail', 'deauthenticate'])
    await expect(socket.authenticate('a.b.c')).rejects.toMatchObject({ name: 'AuthTokenInvalidError' })
    expect([socket.authState, socket.authToken]).toEqual(['unauthenticated', null])
    expect([socket.channel('aziende').state, failed]).toEqual(['unsubscribed', ['deauthenticate']])
  })
})

describe('messages', () => {
  it('reach subscribers in the order they were made, and end when the channel is closed', async () => {
    const socket = open()
    await signIn(socket, 'gestore')
    const channel = socket.subscribe('aziende') as ReturnType<Whole['subscribe']> & { close: () => void }
    await channel.listener('subscribe').once()
    const change = (telefono: string): Promise<unknown> =>
      portal.tenant('localhost').documents.transact(null, async (writer) => {
        const { doc } = (await writer.get('aziende', aziende.mia._id))!
        await writer.replace('aziende', { ...doc, telefono }, 'update')
      })
    for (const telefono of ['1', '2', '3']) await change(telefono)
    const phones: unknown[] = []
    for await (const message of channel) {
      phones.push((message as { d: { telefono?: string } }).d.telefono)
      if (phones.length === 3) channel.close()
    }
    expect(phones).toEqual(['1', '2', '3'])
  })

  it('that call nothing are refused, and break nothing', async () => {
    const socket = open()
    await socket.listener('connect').once()
    await expect(socket.invoke('performTask', 123)).rejects.toMatchObject({ name: 'RefusedError' })
    expect(socket.state).toBe('open')
    expect(await signIn(socket, 'gestore')).toMatchObject({ u: { _id: people.gestore._id } })
  })

  it('published by a client are refused', async () => {
    const socket = open()
    await signIn(socket, 'gestore')
    await expect(socket.invokePublish('aziende', 'hello')).rejects.toMatchObject({ name: 'InvalidActionError' })
  })
})

describe('reconnecting', () => {
  it.each([
    [undefined, undefined],
    [1000, 'About to reconnect'],
  ])('closes with code %s and reason %s, and connects again', async (code, reason) => {
    const socket = open()
    await socket.listener('connect').once()
    const disconnected = socket.listener('disconnect').once()
    const connected = socket.listener('connect').once()
    socket.reconnect(code, reason)
    expect(await disconnected).toMatchObject({ code: 1000, reason })
    await connected
    expect(socket.state).toBe('open')
  })

  it('connect() on a connection that is there does nothing', async () => {
    const socket = open()
    await socket.listener('connect').once()
    const events = heard(socket, ['disconnect', 'connecting'])
    socket.connect()
    await signIn(socket, 'gestore')
    expect(events).toEqual([])
  })

  it('follows connect and disconnect however fast they follow each other', async () => {
    const socket = open()
    await socket.listener('connect').once()
    for (let n = 0; n < 5; n++) {
      socket.disconnect()
      socket.connect()
    }
    await socket.listener('connect').once()
    expect(await signIn(socket, 'gestore')).toMatchObject({ u: { _id: people.gestore._id } })
  })

  it('transmit on a connection that was closed connects again', async () => {
    const socket = open()
    await socket.listener('connect').once()
    socket.disconnect()
    const connected = socket.listener('connect').once()
    await Promise.all([socket.transmit('logout'), connected])
    expect(socket.state).toBe('open')
  })
})

describe('closing', () => {
  it('in the middle of the handshake is an abort, after it a disconnect; both are a close', async () => {
    const early = open()
    const abort = heard(early, ['connectAbort', 'disconnect', 'close'])
    const closed = early.listener('close').once()
    early.disconnect()
    await closed
    expect(abort).toEqual(['connectAbort', 'close'])
    const late = open()
    await late.listener('connect').once()
    const events = heard(late, ['connectAbort', 'disconnect', 'close'])
    const over = late.listener('close').once()
    late.disconnect()
    await over
    expect(events).toEqual(['disconnect', 'close'])
  })

  it('takes channels off first, fails none, and answers what was asked with BadConnectionError', async () => {
    const socket = open()
    await socket.listener('connect').once()
    await signIn(socket, 'gestore')
    const channel = socket.subscribe('aziende')
    await channel.listener('subscribe').once()
    const failed = heard(socket, ['subscribeFail', 'unsubscribe', 'disconnect'])
    const asked = socket.invoke('tokenLogin', { t: socket.signedAuthToken })
    const answered = asked.catch((error: Error) => error.name)
    const over = socket.listener('close').once()
    socket.disconnect()
    await over
    expect(await answered).toBe('BadConnectionError')
    expect(failed).toEqual(['unsubscribe', 'disconnect'])
  })
})
