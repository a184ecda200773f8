// Trap 2: the library looks at a token's end only when the client says something. An idle reader must lose everything all the
// same, and one that renews its token in time must not notice that the old one ends.
import { FEED_TOPIC, FeedMessageSchema, privateChannel } from '@bandiera/wire'
import { almostOver } from './almost-over.ts'
import { openSocket, type ClientSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people } from './world.ts'

const uid = people.gestore._id
let portal: TestPortal
const open: ClientSocket[] = []
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(async () => {
  for (const socket of open) socket.disconnect()
  await portal.stop()
})

/** A socket that listens to its feed with a token; `heard` grows by the telephone numbers that the feed tells. */
async function listening(token: string) {
  const socket = openSocket(portal)
  open.push(socket)
  await socket.authenticate(token)
  const channel = socket.subscribe(privateChannel(uid, FEED_TOPIC))
  await channel.listener('subscribe').once()
  const heard: unknown[] = []
  const positions: [number, number][] = []
  void (async () => {
    for await (const raw of channel) {
      const message = FeedMessageSchema.parse(raw)
      if ('reset' in message) heard.push(message.reset)
      else {
        positions.push([message.from, message.to])
        for (const entry of message.ch) if (entry.o === 'u') heard.push(entry.d.telefono)
      }
    }
  })()
  return { socket, heard, positions, kicked: () => channel.listener('kickOut').once() }
}

const call = (telefono: string) =>
  portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('aziende', aziende.mia._id))!
    await writer.replace('aziende', { ...doc, telefono }, 'update')
  })
const until = async (done: () => boolean) => {
  for (let n = 0; n < 200 && !done(); n++) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('a token that ends silences an idle socket; one that was renewed goes on without a hole', async () => {
  const token = await almostOver(portal, 'session', 4)
  const [idle, renewing] = [await listening(token), await listening(token)]
  const silenced = idle.kicked()
  await call('1')
  await until(() => idle.heard.length > 0 && renewing.heard.length > 0)
  expect(await renewing.socket.invoke('tokenLogin', { t: token })).toMatchObject({ u: { _id: uid } })
  await silenced
  await call('2')
  await until(() => renewing.heard.length > 1)
  expect([idle.heard, renewing.heard]).toEqual([['1'], ['1', '2']])
  expect([idle.socket.authToken, idle.socket.subscriptions()]).toEqual([null, []])
  expect(renewing.socket.subscriptions()).toHaveLength(1)
  const { positions } = renewing
  expect(positions.filter(([from], at) => at > 0 && from > positions[at - 1]![1])).toEqual([])
})

it('a token that has ended renews nothing', async () => {
  const token = await almostOver(portal, 'session', -1)
  const socket = openSocket(portal)
  open.push(socket)
  expect(await socket.invoke('tokenLogin', { t: token })).toMatch(/^no/)
})
