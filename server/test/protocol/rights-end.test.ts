// Rights that end while an answer is still on its way: it breaks off.
import * as http from 'node:http'
import { endingRights } from './ending-rights.ts'
import { fetchAs } from './fetch-as.ts'
import { holdBackItems } from './hold-requests.ts'
import { aziende, people } from './world.ts'

const { portal, tenant, write, change, ends } = endingRights()

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

  it('breaks off for a user who is suspended, signed out or given another role', async () => {
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
  ] as const)('of %s that has not begun is a refusal to a user who is %s', async (path, _how, end, [status, code]) => {
    const { token } = await tenant().sessions.start(people.gestore)
    const reading = holdBackItems(tenant().store as never, 'scan')
    const asked = fetchAs('localhost', portal().port)(`${portal().url}${path}`, {
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
    const headers = { authorization: `Bearer ${token}`, host: `localhost:${portal().port}` }
    return new Promise((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port: portal().port, path, headers, agent: false }, (answer) =>
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
      // broken off: what arrived before counts here
    }
    return text
  }
})
