import { setImmediate as nextTurn } from 'node:timers/promises'
import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { viewOfAll } from '@bandiera/factories/oracle'
import { AZIENDE_CHANNEL } from '@bandiera/wire'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { feeding, pulled, type Feeding } from './feeding.ts'
import { everything } from '../everything.ts'
import { cells, OTHER, PERSONS } from './matrix.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { readRows } from './read-rows.ts'
import { watching, type Watching } from './watching.ts'
import { fillWorld, people, type Person, world } from './world.ts'

let portal: TestPortal
const users = new Map<Person, User>()
beforeAll(async () => {
  portal = await startPortal({ tenants: ['localhost', OTHER] })
  for (const tenant of ['localhost', OTHER]) await fillWorld(portal.tenant(tenant))
  for (const person of PERSONS) users.set(person, await realmLogin(portal, person))
})
afterAll(() => portal.stop())

/** The records as stored now: stamps included. */
const stored = () => everything(portal.tenant('localhost'))
const expected = async (person: Person, coll: CollectionName): Promise<Map<string, object>> => {
  const all = await stored()
  return viewOfAll(
    all.usr.find(({ _id }) => _id === people[person]._id)!,
    coll,
    all,
  )
}
const byId = (docs: { _id: string }[]): Map<string, object> => new Map(docs.map((doc) => [doc._id, doc]))

describe('the oracle', () => {
  it('has cases of both kinds: each person sees some records of the world, and only the admin sees all that is not for one person', async () => {
    const all = await stored()
    const seen = (person: Person): number =>
      COLLECTIONS.reduce((sum, coll) => sum + viewOfAll(people[person], coll, all).size, 0)
    const total = COLLECTIONS.reduce((sum, coll) => sum + world[coll].length, 0)
    for (const person of PERSONS.filter((name) => name !== 'admin')) {
      expect(seen(person)).toBeGreaterThan(0)
      expect(seen(person)).toBeLessThan(total)
    }
    const ofOthers = world.avvisi.filter(({ usrId }) => usrId !== people.admin._id).length
    const ofTeams = world.viste.filter(({ gestoreId }) => gestoreId !== undefined).length
    expect(seen('admin')).toBe(total - ofOthers - ofTeams)
  })
})

describe.each(cells)('%s on %s', (person, coll) => {
  it('finds, counts and pulls exactly what the specification shows', async () => {
    const view = await expected(person, coll)
    const found = collectionOf(users.get(person)!, coll)
    const ids = world[coll].map(({ _id }) => _id)
    for (const read of Object.values(readRows)) await read(found, view, ids)
    const { token } = await portal.tenant('localhost').sessions.start(people[person])
    const { entries } = await pulled(portal, token, { colls: [coll] })
    expect(byId(entries.flatMap((entry) => (entry.o === 'u' ? [entry.d] : [])))).toEqual(view)
  })
})

/** Changes every record of a collection in one transaction. */
async function touchAll(coll: CollectionName, tenant: string, photo: string): Promise<void> {
  const records = (await everything(portal.tenant(tenant)))[coll]
  await portal.tenant(tenant).documents.transact(null, async (writer) => {
    // a photo: the one field besides the name that colleagues see of each other
    for (const doc of records) await writer.replace(coll, { ...doc, photo } as never, 'update')
  })
}

/** What a feed sends of a collection until it sends a change of its own user called `closing`. */
async function toldUntil(feed: Feeding, coll: CollectionName, closing: string): Promise<Map<string, object>> {
  const told = new Map<string, object>()
  for (;;) {
    const message = await feed.next()
    if ('reset' in message) throw new Error('reset')
    for (const entry of message.ch) {
      const { id, doc } = entry.o === 'u' ? { id: entry.d._id, doc: entry.d } : { id: entry.id, doc: { _id: entry.id } }
      const isLogin = entry.o === 'u' && entry.d.photo === undefined
      if (entry.c === coll && !isLogin) told.set(id, doc)
      if ('telefono' in doc && doc.telefono === closing) return told
    }
  }
}

/** Companies that channel `aziende` carries to this socket, from now on. */
async function publishedOn({ socket }: Feeding): Promise<Map<string, object>> {
  const channel = socket.subscribe(AZIENDE_CHANNEL)
  await channel.listener('subscribe').once()
  const published = new Map<string, object>()
  void (async () => {
    for await (const { d } of channel as AsyncIterable<{ d: { _id: string } }>) published.set(d._id, d)
  })()
  return published
}

async function watchedIds(stream: Watching, count: number): Promise<Map<string, unknown>> {
  const watched = new Map<string, unknown>()
  for (let n = 0; n < count; n++) {
    const event = (await stream.next()) as { documentKey: { _id: string }; fullDocument: unknown }
    watched.set(event.documentKey._id, event.fullDocument)
  }
  return watched
}

describe.each(COLLECTIONS)('a change of every record of %s', (coll) => {
  it.each(PERSONS)('reaches watch, feed and channel of %s where the specification shows the record', async (person) => {
    const stream = await watching(portal, person, coll)
    const feed = await feeding(portal, person)
    const published = await publishedOn(feed)
    await touchAll(coll, OTHER, '/immagini/altrove.png')
    // twice: an event too many in the first round would push one of the second out of the count
    for (const round of [1, 2]) await touchAll(coll, 'localhost', `/immagini/${person}-${round}.png`)
    await portal.tenant('localhost').documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('usr', people[person]._id))!
      await writer.replace('usr', { ...doc, telefono: `fine di ${person}` }, 'update')
    })
    const view = await expected(person, coll)
    expect(await toldUntil(feed, coll, `fine di ${person}`)).toEqual(view)
    // messages that arrived together are still being handed to their readers
    await nextTurn()
    expect(published).toEqual(coll === 'aziende' ? view : new Map())
    const closing = coll === 'usr' ? 1 : 0
    expect(await watchedIds(stream, view.size === 0 ? 0 : 2 * view.size + closing)).toEqual(view)
    if (view.size === 0) await expectSilence(stream)
    await stream.stop()
    feed.socket.disconnect()
  })
})

/** The feed's last message arrives a tick after the stream's events: one of those would be here by now. */
async function expectSilence(stream: Watching): Promise<void> {
  const later = new Promise<string>((resolve) => setImmediate(() => resolve('nothing')))
  expect(await Promise.race([stream.next(), later])).toBe('nothing')
}
