import { settle } from '../../test/by-hand.ts'
import type { ConnectionState } from './connection.ts'
import { openConnection, socketOptions } from './open-connection.ts'

interface Packet {
  event: string
  cid?: number
  data?: { authToken?: unknown; channel?: string; waitForAuth?: boolean }
}

/** The server's end of the network below the real library of the socket: it answers and cuts as the test says. */
class Wire {
  static last: Wire
  static readonly OPEN = 1
  readonly OPEN = 1
  readyState = 0
  sent: Packet[] = []
  onopen = () => {}
  onclose: (event: { code: number; reason: string }) => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}

  constructor() {
    Wire.last = this
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen()
    })
  }

  send(text: string): void {
    if (text) this.sent.push(JSON.parse(text) as Packet)
    const { event, cid } = this.sent.at(-1)!
    if (event === '#handshake') this.give({ rid: cid, data: { id: 's', pingTimeout: 60_000, isAuthenticated: false } })
  }

  give(packet: object): void {
    this.onmessage({ data: JSON.stringify(packet) })
  }

  cut(code = 1006): void {
    this.readyState = 3
    this.onclose({ code, reason: '' })
  }

  close(): void {}

  /** What was sent as these events. */
  of(event: string): (Packet['data'] | undefined)[] {
    return this.sent.filter((packet) => packet.event === event).map(({ data }) => data)
  }
}
jest.mock(
  'ws',
  () =>
    function open() {
      return new Wire()
    },
)

const token = `h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`

async function open() {
  const connection = openConnection({ hostname: 'localhost', protocol: 'http:', port: '4000' })
  const states: ConnectionState[] = []
  connection.onState(({ state }) => states.push(state))
  const tokens: string[] = []
  connection.onToken((given) => tokens.push(given))
  const lost = jest.fn()
  connection.onTokenLost(lost)
  const errors: unknown[] = []
  connection.onError((error) => errors.push(error))
  await settle()
  return { connection, states, tokens, lost, errors }
}

async function signIn() {
  Wire.last.give({ event: '#setAuthToken', data: { token } })
  await settle()
}

/** The connection breaks and is restored. */
async function reconnect() {
  Wire.last.cut()
  await settle()
  await jest.advanceTimersByTimeAsync(4000)
}

describe('the connection', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it('carries no token in its handshake, although one is stored, and writes none to the storage', async () => {
    localStorage.setItem('socketcluster.authToken', token)
    const { tokens } = await open()
    expect(Wire.last.of('#handshake')).toEqual([{ authToken: null }])
    localStorage.clear()
    await signIn()
    expect(tokens).toEqual([token])
    expect(localStorage).toHaveLength(0)
  })

  it('forgets the token when it is lost, without taking the loss for the end of the session', async () => {
    const { states, lost } = await open()
    await signIn()
    await reconnect()
    expect(Wire.last.of('#handshake')).toEqual([{ authToken: null }])
    expect(states).toEqual(['connecting', 'connect', 'disconnect', 'error', 'reconnect', 'connect'])
    expect(lost).not.toHaveBeenCalled()
    expect(Wire.last.of('#removeAuthToken')).toEqual([])
  })

  it('reports that the server withdrew the token', async () => {
    const { lost } = await open()
    await signIn()
    Wire.last.give({ event: '#removeAuthToken' })
    await settle()
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('asks for a private channel only once it is signed in, after every loss again', async () => {
    const { connection } = await open()
    const listener = { message: jest.fn(), active: jest.fn() }
    connection.subscribe('priv/u1/feed', listener)
    await settle()
    expect(Wire.last.of('#subscribe')).toEqual([])
    await signIn()
    expect(Wire.last.of('#subscribe')).toEqual([{ channel: 'priv/u1/feed', waitForAuth: true }])
    await reconnect()
    expect(Wire.last.of('#subscribe')).toEqual([])
    await signIn()
    expect(Wire.last.of('#subscribe')).toHaveLength(1)
  })

  it('asks for a shared channel at once', async () => {
    const { connection } = await open()
    connection.subscribe('closePopup', { message: () => {}, active: () => {} })
    expect(Wire.last.of('#subscribe')).toEqual([{ channel: 'closePopup' }])
  })

  it('reports a subscription that the server refused', async () => {
    const { connection, errors } = await open()
    connection.subscribe('closePopup', { message: () => {}, active: () => {} })
    const { cid } = Wire.last.sent.find(({ event }) => event === '#subscribe')!
    Wire.last.give({ rid: cid, error: { name: 'BrokerError', message: 'no broker' } })
    await settle()
    expect(errors).toMatchObject([{ name: 'BrokerError' }])
  })

  it('reports its own errors', async () => {
    const { errors } = await open()
    Wire.last.cut(1011)
    await settle()
    expect(errors).toMatchObject([{ name: 'SocketProtocolError' }])
  })

  it('forwards the events that have a listener, and ignores the others', async () => {
    const { connection, errors } = await open()
    const heard: unknown[] = []
    const stop = connection.onEvent('SOCKET_SET_USR', (data) => heard.push(data))
    Wire.last.give({ event: 'SOCKET_SET_USR', data: { name: 'Nuovo' } })
    Wire.last.give({ event: 'SOCKET_UNKNOWN', data: { x: 1 } })
    await settle()
    stop()
    Wire.last.give({ event: 'SOCKET_SET_USR', data: { name: 'Tardi' } })
    await settle()
    expect([heard, errors]).toEqual([[{ name: 'Nuovo' }], []])
  })
})

describe('the options of the socket', () => {
  it('are those of the specification, section 7', () => {
    expect(socketOptions({ hostname: 'portale.it', protocol: 'https:', port: '' })).toEqual({
      hostname: 'portale.it',
      secure: true,
      port: 443,
      path: '/socketcluster/',
      ackTimeout: 20_000,
      autoReconnectOptions: { initialDelay: 1000, randomness: 2000, multiplier: 1.5, maxDelay: 4000 },
      authTokenName: 'socketcluster.authToken',
    })
  })

  it('follow the page where it runs without encryption on a port of its own', () => {
    const local = socketOptions({ hostname: 'localhost', protocol: 'http:', port: '4000' })
    expect(local).toMatchObject({ secure: false, port: 4000 })
  })
})
