import { newId, type CollectionName } from '@bandiera/domain'
import Database from 'libsql'
import * as path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { feeding, pulled, type Feeding } from './feeding.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, fillWorld, people } from './world.ts'

let portal: TestPortal
let open: Feeding[] = []
beforeEach(async () => {
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'], fill: fillWorld })
})
afterEach(async () => {
  for (const { socket } of open) socket.disconnect()
  open = []
  await portal.stop()
})

const feed = async (...[person, host]: [keyof typeof people, string?]): Promise<Feeding> => {
  const started = await feeding(portal, person, host)
  open.push(started)
  return started
}
const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1], tenant = 'localhost') =>
  portal.tenant(tenant).documents.transact(null, work)
const change = (coll: CollectionName, id: string, over: object, tenant?: string): Promise<unknown> =>
  write(
    async (w) => void (await w.replace(coll, { ...(await w.get(coll, id))!.doc, ...over } as never, 'update')),
    tenant,
  )
const tokenOf = async (person: keyof typeof people): Promise<string> =>
  (await portal.tenant('localhost').sessions.start(people[person])).token

describe('the feed', () => {
  it('tells each user what it sees of a change, with its position', async () => {
    const [gestore, editore] = [await feed('gestore'), await feed('editore')]
    const cursor = await portal.tenant('localhost').store.seq()
    await change('usr', people.professionista._id, { telefono: '1' })
    await change('bandi', bandi.mio._id, { nota: 1 })
    const toEditore = await editore.next()
    expect(toEditore).toMatchObject({ v: 1, ch: [{ o: 'u', c: 'bandi', d: { _id: bandi.mio._id, nota: 1 } }] })
    const first = await gestore.next()
    expect(first).toMatchObject({ from: expect.any(Number), ep: portal.tenant('localhost').store.epoch })
    if ('reset' in first) throw new Error('reset')
    expect(first.from).toBeLessThanOrEqual(cursor)
    expect(first.ch[0]).toMatchObject({ c: 'usr', d: { telefono: '1', email: 'professionista@demo.test' } })
  })

  it('sends each member one change in its own form, also where others get it too', async () => {
    const all = [await feed('admin'), await feed('editore'), await feed('admin')] as const
    const { _id, role, email } = people.gestore
    await change('usr', _id, { name: 'Nuovo nome', telefono: '1' })
    const { store } = portal.tenant('localhost')
    const rev = await store.seq()
    const { doc } = (await store.get('usr', _id))!
    expect(doc).toMatchObject({ email, telefono: '1' })
    const texts = (await Promise.all(all.map(({ next }) => next()))).map((message) => 'ch' in message && message.ch)
    const whole = [{ o: 'u', c: 'usr', d: doc, rev }]
    expect(texts).toEqual([whole, [{ o: 'u', c: 'usr', d: { _id, name: 'Nuovo nome', role }, rev }], whole])
  })

  it('chains its messages: each starts where the last one ended, also when others got some in between', async () => {
    const gestore = await feed('gestore')
    await change('bandi', bandi.mio._id, { nota: 1 })
    const first = await gestore.next()
    const other = await feed('gestore2')
    await change('bandi', bandi.altro._id, { nota: 1 })
    await other.next()
    await change('bandi', bandi.mio._id, { nota: 2 })
    const second = await gestore.next()
    if ('reset' in first || 'reset' in second) throw new Error('reset')
    expect(second.from).toBe(first.to)
    expect(second.to).toBe(await portal.tenant('localhost').store.seq())
  })

  it('tells leaving the view exactly as a deletion', async () => {
    const gestore = await feed('gestore')
    await change('aziende', aziende.senzaNessuno._id, { gestoreId: people.gestore2._id })
    const left = await gestore.next()
    await write((w) => w.remove('aziende', aziende.delCollega._id))
    const gone = await gestore.next()
    if ('reset' in left || 'reset' in gone) throw new Error('reset')
    const shape = (id: string) => ({ o: 'd', c: 'aziende', id, rev: expect.any(Number) })
    expect(left.ch).toEqual([shape(aziende.senzaNessuno._id)])
    expect(gone.ch).toContainEqual(shape(aziende.delCollega._id))
  })

  it('tells many changes of one record in a tick as one', async () => {
    const gestore = await feed('gestore')
    const id = newId()
    await write(async (w) => {
      const { doc } = await w.insert('aziende', { ...aziende.mia, _id: id })
      const { doc: renamed } = await w.replace('aziende', { ...doc, telefono: '1' })
      await w.replace('aziende', { ...renamed, telefono: '2' })
      await w.insert('aziende', { ...aziende.mia, _id: newId() })
    })
    const message = await gestore.next()
    if ('reset' in message) throw new Error('reset')
    expect(message.ch).toHaveLength(2)
    expect(message.ch[0]).toMatchObject({ o: 'u', d: { _id: id, telefono: '2', versione: 3 } })
  })

  it('orders a new start, and then is silent, when the role changes', async () => {
    const gestore = await feed('gestore')
    await change('usr', people.gestore._id, { role: { editore: true } })
    expect(await gestore.next()).toEqual({ v: 1, ep: expect.any(String), reset: 'visibility' })
    expect(gestore.socket.subscriptions()).toEqual([])
  })

  it('carries nothing from one tenant to another', async () => {
    const admin = await feed('admin', 'sofabis.localhost')
    await change('bandi', bandi.mio._id, { nota: 'localhost' })
    await change('bandi', bandi.mio._id, { nota: 'sofabis' }, 'sofabis.localhost')
    expect(await admin.next()).toMatchObject({ ch: [{ d: { nota: 'sofabis' } }] })
  })
})

describe('a pull', () => {
  it('from nothing is the whole view, in list order, five hundred entries a line', async () => {
    await write(async (w) => {
      for (let n = 0; n < 600; n++) await w.insert('aziende', { ...aziende.mia, _id: newId() })
    })
    const token = await tokenOf('gestore')
    const { lines, entries, end } = await pulled(portal, token, { colls: ['aziende', 'bandi'] })
    expect(lines.map((line) => ('ch' in line ? line.ch.length : 'end'))).toEqual([500, 106, 'end'])
    expect(end).toMatchObject({ snapshot: true, counts: { aziende: 604, bandi: 2 } })
    expect(end.cursor).toBe(await portal.tenant('localhost').store.seq())
    const ids = entries.flatMap((entry) => (entry.o === 'u' && entry.c === 'aziende' ? [entry.d._id] : []))
    expect(ids).toEqual([...ids].sort().reverse())
  })

  it('from a position is what changed since, as this user sees it', async () => {
    const token = await tokenOf('gestore')
    const { end } = await pulled(portal, token)
    await change('bandi', bandi.altro._id, { nota: 1 })
    await change('bandi', bandi.mio._id, { nota: 1 })
    await change('bandi', bandi.mio._id, { nota: 2 })
    await change('aziende', aziende.senzaNessuno._id, { gestoreId: people.gestore2._id })
    const delta = await pulled(portal, token, { since: end.cursor, ep: end.ep })
    expect(delta.end).toMatchObject({ snapshot: false, cursor: await portal.tenant('localhost').store.seq() })
    expect(delta.entries).toEqual([
      { o: 'u', c: 'bandi', d: expect.objectContaining({ _id: bandi.mio._id, nota: 2 }), rev: expect.any(Number) },
      { o: 'd', c: 'aziende', id: aziende.senzaNessuno._id, rev: expect.any(Number) },
    ])
    const nothing = await pulled(portal, token, { since: delta.end.cursor, ep: end.ep })
    expect(nothing).toMatchObject({ entries: [], end: { snapshot: false, cursor: delta.end.cursor } })
  })

  it('is the whole view after more than a fifth of it changed, when that fills more than a line', async () => {
    const ids = Array.from({ length: 700 }, () => newId())
    await write(async (w) => {
      for (const _id of ids) await w.insert('aziende', { ...aziende.mia, _id })
    })
    const token = await tokenOf('gestore')
    const { end } = await pulled(portal, token)
    const since = { since: end.cursor, ep: end.ep }
    // a server that has just started counts first
    while (!(await pulled(portal, token, since)).end.sum);
    const touch = (some: readonly string[]) =>
      write(async (w) => {
        for (const id of some)
          await w.replace('aziende', { ...(await w.get('aziende', id))!.doc, telefono: '1' } as never, 'update')
      })
    await touch(ids.slice(0, 400))
    await touch(ids.slice(0, 400))
    expect((await pulled(portal, token, since)).end).toMatchObject({ snapshot: false })
    await touch(ids.slice(400, 600))
    expect((await pulled(portal, token, since)).end).toMatchObject({ snapshot: true })
  })

  it('from another epoch, from the future or after the user’s view changed is the whole view', async () => {
    const token = await tokenOf('gestore')
    const { end } = await pulled(portal, token)
    expect((await pulled(portal, token, { since: end.cursor, ep: 'altra' })).end.snapshot).toBe(true)
    expect((await pulled(portal, token, { since: end.cursor + 9, ep: end.ep })).end.snapshot).toBe(true)
    await change('usr', people.gestore._id, { name: 'Solo il nome' })
    expect((await pulled(portal, token, { since: end.cursor, ep: end.ep })).end.snapshot).toBe(false)
    await change('usr', people.gestore._id, { email: 'nuova@demo.test' })
    expect((await pulled(portal, token, { since: end.cursor, ep: end.ep })).end.snapshot).toBe(true)
  })

  it('from a position that the log does not reach back to any more is the whole view', async () => {
    const token = await tokenOf('gestore')
    const { end } = await pulled(portal, token)
    await change('bandi', bandi.mio._id, { nota: 1 })
    await change('bandi', bandi.mio._id, { nota: 2 })
    const since = { since: end.cursor, ep: end.ep }
    const forget = (upTo: number): void => {
      const database = new Database(path.join(portal.dataDir, 'tenants/localhost.db'))
      database.prepare('DELETE FROM log WHERE seq <= ?').run(upTo)
      database.close()
    }
    forget(end.cursor)
    expect(await pulled(portal, token, since)).toMatchObject({
      end: { snapshot: false },
      entries: [{ d: { nota: 2 } }],
    })
    for (const upTo of [end.cursor + 1, end.cursor + 2]) {
      forget(upTo)
      const { end: whole, entries } = await pulled(portal, token, since)
      expect(whole).toMatchObject({ snapshot: true, cursor: end.cursor + 2 })
      expect(entries).toContainEqual(expect.objectContaining({ d: expect.objectContaining({ nota: 2 }) }))
    }
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s where the client takes it', async (encoding, unpack) => {
    const headers = { authorization: `Bearer ${await tokenOf('gestore')}`, 'accept-encoding': encoding }
    const packed = await portal.app.inject({ url: '/sync/pull', headers: { host: 'localhost', ...headers } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(unpack(packed.rawPayload).toString()).toMatch(/"snapshot":true[^\n]*\n$/)
  })

  it('needs a session of this tenant and knows its collections', async () => {
    const foreign = await portal.tenant('sofabis.localhost').sessions.start(people.gestore)
    for (const token of ['', 'x', foreign.token])
      await expect(pulled(portal, token)).rejects.toMatchObject({ error_code: 'InvalidSession' })
    const secrets = pulled(portal, await tokenOf('gestore'), { colls: ['secrets' as CollectionName] })
    await expect(secrets).rejects.toMatchObject({ error_code: 'COLLECTION_UNKNOWN' })
  })
})
