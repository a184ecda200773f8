import { privateChannel } from '@bandiera/wire'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { bandi, fillWorld, people } from './world.ts'

let portal: TestPortal
let socket: ClientSocket & { transport: { socket: { terminate: () => void } } }
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(async () => {
  socket.disconnect()
  await portal.stop()
})

/** As our own pages do it: the library's copy of the token lives in memory, and only while the connection lasts. */
function open() {
  let memory: string | null = null
  const authEngine = {
    saveToken: async (_name: string, token: string) => (memory = token),
    loadToken: async () => memory,
    removeToken: async () => memory,
  }
  const quickly = { initialDelay: 10, randomness: 0, multiplier: 1, maxDelay: 10 }
  const opened = openSocket(portal, { authEngine, autoReconnect: true, autoReconnectOptions: quickly })
  return { opened: opened as typeof socket, forget: () => void (memory = null) }
}
const changeBando = (nota: number): Promise<unknown> =>
  portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('bandi', bandi.mio._id))!
    await writer.replace('bandi', { ...doc, nota } as never, 'update')
  })

it('connects unauthenticated after a loss, signs in with the stored token, and the feed goes on', async () => {
  const { opened, forget } = open()
  socket = opened
  await signIn(socket, 'gestore')
  const stored = socket.signedAuthToken!
  const feed = socket.subscribe(privateChannel(people.gestore._id, 'feed'), { waitForAuth: true })
  await feed.listener('subscribe').once()
  const lost = socket.listener('disconnect').once()
  const back = socket.listener('connect').once()
  socket.transport.socket.terminate()
  await lost
  forget()
  expect(await back).toMatchObject({ isAuthenticated: false })
  expect(socket.authToken).toBeNull()

  const again = feed.listener('subscribe').once()
  expect(await socket.invoke('tokenLogin', { t: stored })).toMatchObject({ u: { _id: people.gestore._id } })
  await again
  await changeBando(7)
  const entry = expect.objectContaining({ c: 'bandi', d: expect.objectContaining({ _id: bandi.mio._id, nota: 7 }) })
  expect(await feed.once()).toMatchObject({ ch: expect.arrayContaining([entry]) })
})
