// Rights that end while they are being used: an answer that is still on its way breaks off, and whoever was let in with
// rights that were taken away a moment before is not let in after all.
import type { CollectionName } from '@bandiera/domain'
import * as http from 'node:http'
import { openSocket, type ClientSocket } from './clients.ts'
import { fetchAs } from './fetch-as.ts'
import { holdBack, holdBackItems } from './held-back.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { rawWatch } from './watching.ts'
import { aziende, fillWorld, people } from './world.ts'

let portal: TestPortal
let sockets: ClientSocket[] = []
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
  await portal.stop()
})

const tenant = () => portal.tenant('localhost')
const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]) =>
  tenant().documents.transact(null, work)
const change = (coll: CollectionName, id: string, over: object): Promise<unknown> =>
  write(async (w) => void (await w.replace(coll, { ...(await w.get(coll, id))!.doc, ...over } as never, 'update')))
const ends = [
  ['suspended', () => change('usr', people.gestore._id, { attivo: false }), [403, 'LOGIN_SUSPENDED']],
  ['signed out', () => tenant().sessions.endAllOf(people.gestore._id), [401, 'InvalidSession']],
] as const

const BODIES: Readonly<Record<string, object>> = {
  '/sync/window': { c: 'aziende', q: 'a', n: 50 },
  '/api/incroci': { tab: 'azienda', id: aziende.mia._id },
}

describe('an answer on its way', () => {
  const many = async () => {
    const note = 'x'.repeat(10_000)
    await write(async (w) => {
      for (let n = 0; n < 3000; n++) {
        const _id = `65000001${n.toString(16).padStart(16, '0')}`
        await w.insert('aziende', { ...aziende.mia, _id, note } as never)
      }
    })
  }
  const later = { ...aziende.mia, _id: '0'.repeat(24), ragioneSociale: 'Scritta dopo' }

  it('breaks off for who is suspended, signed out or given another role', async () => {
    await many()
    const answers = await Promise.all(
      (['gestore', 'admin', 'professionista'] as const).map(async (person) => {
        const { token } = await tenant().sessions.start(people[person])
        return begun('/sync/pull?colls=aziende', token)
      }),
    )
    for (const answer of answers) expect(answer.read(1)).not.toBeNull()
    await change('usr', people.gestore._id, { attivo: false })
    await tenant().sessions.endAllOf(people.admin._id)
    await change('usr', people.professionista._id, { role: { editore: true } })
    await write((w) => w.insert('aziende', later))
    const rest = await Promise.all(answers.map(restOf))
    expect(answers.map(({ complete }) => complete)).toEqual([false, false, false])
    expect(rest.filter((text) => text.includes('Scritta dopo'))).toEqual([])
  })

  it.each([
    ['/sync/pull', ...ends[0]],
    ['/sync/manifest', ...ends[1]],
    ['/sync/window', ...ends[0]],
    ['/sync/window', ...ends[1]],
    ['/api/incroci', ...ends[0]],
    ['/api/incroci', ...ends[1]],
  ] as const)('of %s that has not begun is a refusal to who is %s', async (path, _how, end, [status, code]) => {
    const { token } = await tenant().sessions.start(people.gestore)
    const reading = holdBackItems(tenant().store as never, 'scan')
    const asked = fetchAs('localhost', portal.port)(`${portal.url}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br', 'content-type': 'application/json' },
      ...(path in BODIES ? { method: 'POST', body: JSON.stringify(BODIES[path]) } : {}),
    })
    await reading.reached
    await end()
    reading.release()
    const answer = await asked
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error_code: code })])
    expect(answer.headers.get('content-encoding')).toBeNull()
  })

  function begun(path: string, token: string): Promise<http.IncomingMessage> {
    const headers = { authorization: `Bearer ${token}`, host: `localhost:${portal.port}` }
    return new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port: portal.port, path, headers, agent: false }, (answer) =>
        answer.once('readable', () => resolve(answer)),
      )
      request.on('error', reject)
    })
  }

  async function restOf(answer: http.IncomingMessage): Promise<string> {
    let text = ''
    try {
      for await (const chunk of answer) text += String(chunk)
    } catch {
      // broken off: what came before counts here
    }
    return text
  }
})

describe('rights that end while they are read', () => {
  it.each(ends)('let no socket in when its user is %s', async (_how, end) => {
    const { token } = await tenant().sessions.start(people.gestore)
    const socket = openSocket(portal)
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
    const socket = openSocket(portal)
    sockets.push(socket)
    const reading = holdBack(tenant().users as never, 'byId')
    const answer = socket.authenticate(token)
    await reading.reached
    await change('usr', people.gestore._id, { role: { editore: true } })
    reading.release()
    await answer
    const heard = socket.subscribe('aziende')
    await heard.listener('subscribe').once(2000)
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
    const asked = rawWatch(portal, { token, coll: 'aziende' })
    await reading.reached
    await end()
    reading.release()
    const answer = await asked
    expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ error_code: code })])
  })
})
