// A client whose rights were taken away a moment before its entry is refused after all.
import { openSocket, type ClientSocket } from './clients.ts'
import { endingRights } from './ending-rights.ts'
import { holdBack } from './hold-requests.ts'
import { rawWatch } from './watching.ts'
import { aziende, people } from './world.ts'

let sockets: ClientSocket[] = []
afterEach(() => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
})
const { portal, tenant, change, ends } = endingRights()

describe('rights that end while they are read', () => {
  it.each(ends)('let no socket in when its user is %s', async (_how, end) => {
    const { token } = await tenant().sessions.start(people.gestore)
    const socket = openSocket(portal())
    sockets.push(socket)
    const reading = holdBack(tenant().users as never, 'byId')
    const answer = socket.invoke('tokenLogin', { t: token })
    await reading.reached
    await end()
    reading.release()
    expect(await answer).toMatch(/^(no|puoi)/)
    expect(socket.authToken).toBeNull()
  })

  it('let a socket in with the new ones when the role changed', async () => {
    const { token } = await tenant().sessions.start(people.gestore)
    const socket = openSocket(portal())
    sockets.push(socket)
    const reading = holdBack(tenant().users as never, 'byId')
    const answer = socket.authenticate(token)
    await reading.reached
    await change('usr', people.gestore._id, { role: { editore: true } })
    reading.release()
    await answer
    const heard = socket.subscribe('aziende')
    await heard.listener('subscribe').once()
    const own = (async () => {
      for await (const usr of socket.receiver('SOCKET_SET_USR')) return usr
    })()
    const told: unknown[] = []
    void (async () => {
      for await (const message of heard) told.push(message)
    })()
    await change('aziende', aziende.mia._id, { telefono: '1' })
    await change('usr', people.gestore._id, { name: 'Nuovo nome' })
    // sent after the company, on the same line
    await own
    expect(told).toEqual([])
  })

  it.each(ends)('open no stream when its user is %s', async (_how, end, [status, code]) => {
    const { sid } = await tenant().sessions.start(people.gestore)
    const token = (await tenant().sessions.accessToken(sid))!
    const reading = holdBack(tenant().users as never, 'byId')
    const asked = rawWatch(portal(), { token, coll: 'aziende' })
    await reading.reached
    await end()
    reading.release()
    const answer = await asked
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error_code: code })])
  })
})
