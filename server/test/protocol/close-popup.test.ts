import { CLOSE_POPUP_CHANNEL } from '@bandiera/wire'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { fetchAs } from './fetch-as.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, type Person } from './world.ts'

const HOSTS = ['localhost', 'sofabis.localhost']
let portal: TestPortal
let sockets: ClientSocket[] = []
beforeEach(async () => {
  portal = await startPortal({ tenants: HOSTS })
  for (const host of HOSTS) await fillWorld(portal.tenant(host))
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
  await portal.stop()
})

/** A person's window: how often it got the order to close its popups, and a way to ask for it. */
async function windowOf(person: Person | null, host = 'localhost') {
  const socket = openSocket(portal, { host })
  sockets.push(socket)
  if (person) await signIn(socket, person)
  const channel = socket.subscribe(CLOSE_POPUP_CHANNEL)
  await channel.listener('subscribe').once()
  const heard = { count: 0 }
  void (async () => {
    for await (const _message of channel) heard.count++
  })()
  const close = () =>
    fetchAs(host, portal.port)(`http://${host}:${portal.port}/api/popup/chiudi`, {
      method: 'POST',
      headers: { authorization: `Bearer ${socket.signedAuthToken ?? ''}` },
    })
  /** Everything sent to this socket before now has arrived. */
  const caughtUp = () => socket.invoke('tokenLogin', { t: socket.signedAuthToken ?? '' })
  return { heard, close, caughtUp }
}

describe('the popup-close channel', () => {
  it('reaches every window of the user who asks, and no other user', async () => {
    const windows = await Promise.all([
      windowOf('gestore'),
      windowOf('gestore'),
      windowOf('gestore2'),
      windowOf('admin'),
      windowOf(null),
      windowOf('gestore', 'sofabis.localhost'),
    ])
    expect((await windows[0]!.close()).status).toBe(204)
    await Promise.all(windows.map(({ caughtUp }) => caughtUp()))
    expect(windows.map(({ heard }) => heard.count)).toEqual([1, 1, 0, 0, 0, 0])
  })

  it('is silent for a visitor who is not signed in', async () => {
    const [visitor, gestore] = [await windowOf(null), await windowOf('gestore')]
    expect((await visitor.close()).status).toBe(401)
    await gestore.caughtUp()
    expect(gestore.heard.count).toBe(0)
  })
})
