import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { hashOf, ManifestLineSchema, RecordsAnswerSchema, sumOf } from '@bandiera/wire'
import { openSocket, realmLogin, signIn } from './clients.ts'
import { feeding, pulled, type Pulled } from './feeding.ts'
import { fetchAs } from './fetch-as.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => portal.stop())

const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]) =>
  portal.tenant('localhost').documents.transact(null, work)
const change = (coll: CollectionName, id: string, over: object): Promise<unknown> =>
  write(async (w) => void (await w.replace(coll, { ...(await w.get(coll, id))!.doc, ...over } as never, 'update')))
const tokenOf = async (person: Person): Promise<string> =>
  (await portal.tenant('localhost').sessions.start(people[person])).token
const ask = async (person: Person, path: string, body?: object): Promise<Response> => {
  const headers = { authorization: `Bearer ${await tokenOf(person)}`, 'content-type': 'application/json' }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  return fetchAs('localhost', portal.port)(`${portal.url}${path}`, { headers, ...sent }) as Promise<Response>
}

/** What a faithful client holds, answer after answer. */
class Holder {
  readonly held = new Map<string, Map<string, { _id: string }>>()

  take({ entries, end }: Pulled): void {
    if (end.snapshot) this.held.clear()
    for (const entry of entries) {
      const records = this.held.get(entry.c) ?? new Map<string, { _id: string }>()
      this.held.set(entry.c, records)
      if (entry.o === 'u') records.set(entry.d._id, entry.d)
      else records.delete(entry.id)
    }
  }

  sums(colls: Iterable<string>): Record<string, number> {
    return Object.fromEntries([...colls].map((c) => [c, sumOf(this.held.get(c)?.values() ?? [])]))
  }
}

describe('the sum in the last line of a pull', () => {
  it.each(Object.keys(people) as Person[])(
    'is that of what %s holds after it, snapshot and changes alike',
    async (who) => {
      const token = await tokenOf(who)
      const holder = new Holder()
      const first = await pulled(portal, token)
      holder.take(first)
      expect(first.end.sum).toEqual(holder.sums(Object.keys(first.end.sum!)))
      const { cursor: since, ep } = first.end
      await change('bandi', bandi.mio._id, { nota: 1 })
      await change('aziende', aziende.altra._id, { gestoreId: people.gestore._id, professionisti: [] })
      await change('usr', people.professionista._id, { telefono: '1' })
      await change('usr', people.gestore2._id, { name: 'Altro nome' })
      await write((w) => w.setAccess(people.gestore2._id, new Date().toISOString()))
      await write((w) => w.remove('aziende', aziende.delCollega._id))
      // a server that has just started counts first: until then it leaves the sum out
      let delta = await pulled(portal, token, { since, ep })
      while (!delta.end.sum) delta = await pulled(portal, token, { since, ep })
      holder.take(delta)
      expect(delta.end).toMatchObject({ snapshot: false, sum: holder.sums(Object.keys(delta.end.sum!)) })
      expect(Object.keys(delta.end.sum!)).toHaveLength(COLLECTIONS.length)
    },
  )
})

describe('healing', () => {
  it('finds what differs by the manifest and gets only that', async () => {
    const answer = await ask('gestore', '/sync/manifest?colls=aziende,usr')
    const lines = (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => ManifestLineSchema.parse(JSON.parse(line)))
    const { entries } = await pulled(portal, await tokenOf('gestore'), { colls: ['aziende', 'usr'] })
    const listed = lines.flatMap((line) => ('m' in line ? line.m.map(([id, hash]) => `${line.c} ${id} ${hash}`) : []))
    expect(listed).toEqual(entries.map((e) => e.o === 'u' && `${e.c} ${e.d._id} ${hashOf(e.d)}`))
    expect(lines.at(-1)).toEqual({
      ep: portal.tenant('localhost').store.epoch,
      cursor: await portal.tenant('localhost').store.seq(),
    })
  })

  it('tells of a foreign record what it tells of none', async () => {
    const ids = [aziende.mia._id, aziende.altra._id, '650000000000000000000000']
    const answer = await ask('gestore', '/sync/records', { c: 'aziende', ids })
    const { ch } = RecordsAnswerSchema.parse(await answer.json())
    const rev = await portal.tenant('localhost').store.seq()
    expect(ch).toEqual([
      { o: 'u', c: 'aziende', d: expect.objectContaining({ _id: ids[0] }), rev: expect.any(Number) },
      { o: 'd', c: 'aziende', id: ids[1], rev },
      { o: 'd', c: 'aziende', id: ids[2], rev },
    ])
  })

  it('needs a session and a sound question', async () => {
    const anonymous = await fetchAs('localhost', portal.port)(`${portal.url}/sync/manifest`, {})
    expect(anonymous.status).toBe(401)
    expect((await ask('gestore', '/sync/manifest?colls=secrets')).status).toBe(404)
    for (const body of [{ c: 'secrets', ids: [] }, { c: 'aziende', ids: [{ $ne: 1 }] }, { c: 'aziende' }])
      expect((await ask('gestore', '/sync/records', body)).status).toBe(400)
    const many = Array.from({ length: 501 }, (_, n) => String(n))
    expect((await ask('gestore', '/sync/records', { c: 'aziende', ids: many })).status).toBe(400)
  })
})

it('a pull looks at the rights of its own position, not at those of a moment before', async () => {
  const { pull } = await import('../../src/feed/pull.ts')
  const { createCensus } = await import('../../src/feed/census.ts')
  const { WINDOW_LIMITS: limits } = await import('../../src/feed/window.ts')
  const { createBudget } = await import('../../src/http/bounds/budget.ts')
  const { visitorOf } = await import('../../src/accounts/visitor.ts')
  const tenant = portal.tenant('localhost')
  const visitor = await visitorOf(tenant, { uid: people.gestore._id, sid: 's', exp: 0 })
  await change('usr', people.gestore._id, { role: { editore: true } })
  const told: string[] = []
  const census = createCensus(tenant.store)
  for await (const line of pull(
    visitor,
    { since: 0, ep: '', colls: ['aziende'] },
    { census, limits, budget: createBudget() },
  ))
    if ('ch' in line) told.push(...line.ch.map((entry) => entry.c))
  expect(told).toEqual([])
})

it('the feed says nothing of a login', async () => {
  const admin = await feeding(portal, 'admin')
  await realmLogin(portal, 'gestore')
  const socket = openSocket(portal)
  await signIn(socket, 'gestore')
  socket.disconnect()
  await change('bandi', bandi.mio._id, { nota: 1 })
  const message = await admin.next()
  admin.socket.disconnect()
  expect('ch' in message && message.ch.map((entry) => entry.c)).toEqual(['bandi'])
  const { doc } = (await portal.tenant('localhost').store.get('usr', people.gestore._id))!
  expect(doc.versione).toBe(1)
})
