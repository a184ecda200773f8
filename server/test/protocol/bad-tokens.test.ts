// An invalid token is refused with a name that the library's clients know, and leaves the socket
// as it was: a throw inside the middleware would silence it for good.
import { privateChannel } from '@bandiera/wire'
import { almostOver } from './almost-over.ts'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people } from './world.ts'

let portal: TestPortal
let sockets: ClientSocket[] = []
beforeAll(async () => {
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'], fill: fillWorld })
  await write(async (w) => {
    const { doc } = (await w.get('usr', people.gestore2._id))!
    await w.replace('usr', { ...doc, attivo: false }, 'update')
  })
})
afterEach(() => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
})
afterAll(() => portal.stop())

const tenant = () => portal.tenant('localhost')
const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]) =>
  tenant().documents.transact(null, work)
const open = (options: Record<string, unknown> = {}): ClientSocket => {
  const socket = openSocket(portal, options)
  sockets.push(socket)
  return socket
}

const tokens = [
  ['that has expired', 'AuthTokenExpiredError', () => almostOver(portal, 'session', -1)],
  ['of a session that has ended', 'AuthTokenInvalidError', endedToken],
  ['of a suspended user', 'RefusedError', async () => (await tenant().sessions.start(people.gestore2)).token],
  ['of another tenant', 'AuthTokenInvalidError', foreignToken],
  ['for access alone', 'AuthTokenInvalidError', () => almostOver(portal, 'access', 60)],
  ['without a signature', 'AuthTokenInvalidError', async () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
] as const

async function endedToken(): Promise<string> {
  const { sid, token } = await tenant().sessions.start(people.gestore)
  await tenant().sessions.end(sid)
  return token
}

async function foreignToken(): Promise<string> {
  return (await portal.tenant('sofabis.localhost').sessions.start(people.gestore)).token
}

/** The socket has no seat and hears nothing, and everything else of it goes on. */
async function staysOutside(socket: ClientSocket): Promise<void> {
  expect(socket.authToken).toBeNull()
  for (const { _id } of [people.gestore, people.gestore2]) {
    const own = socket.subscribe(privateChannel(_id, 'feed')).listener('subscribeFail').once()
    await expect(own).resolves.toMatchObject({ error: { name: 'RefusedError' } })
  }
  const shared = socket.subscribe('aziende')
  await shared.listener('subscribe').once()
  const first = shared.once()
  const renamed = (telefono: string) => write((w) => w.replace('aziende', { ...aziende.mia, telefono }, 'update'))
  await renamed('prima')
  expect(await signIn(socket, 'admin')).toMatchObject({ u: { _id: people.admin._id } })
  await renamed('dopo')
  expect(await first).toMatchObject({ d: { telefono: 'dopo' } })
}

describe.each(tokens)('a token %s', (_what, name, tokenOf) => {
  it(`is named ${name} by the handshake`, async () => {
    const token = await tokenOf()
    const authEngine = { loadToken: async () => token, saveToken: async () => token, removeToken: async () => token }
    const socket = open({ authEngine })
    const status = await socket.listener('connect').once()
    expect(status).toMatchObject({ isAuthenticated: false, authError: { name, message: expect.stringMatching(/\S/) } })
    await staysOutside(socket)
  })

  it(`is named ${name} by #authenticate`, async () => {
    const socket = open()
    await socket.listener('connect').once()
    await expect(socket.authenticate(await tokenOf())).rejects.toMatchObject({ name })
    await staysOutside(socket)
  })
})
