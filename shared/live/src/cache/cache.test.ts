import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { FakeLog } from '../../test/fake-log.ts'
import { createLive, type Live } from '../live.ts'
import type { Transport } from '../types.ts'
import { CACHE_NAME, deleteCache } from './database.ts'
import { openCache } from './record-cache.ts'

/** Milliseconds that a change waits to be stored here, and longer than that: what is not stored then never is. */
const SOON = 20
const NEVER = 200
let factory: IDBFactory
let writes: boolean
const lives: Live[] = []

// the fake database lives on timers of its own: real ones, or nothing would ever be stored
beforeEach(() => {
  factory = new IDBFactory()
  writes = true
  Object.assign(globalThis, { IDBKeyRange, indexedDB: factory })
})
afterEach(() => {
  lives.splice(0).forEach((live) => live.stop())
  Reflect.deleteProperty(globalThis, 'indexedDB')
  jest.restoreAllMocks()
})

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const until = async (done: () => boolean | Promise<boolean>) => {
  for (let n = 0; n < 400 && !(await done()); n++) await wait(10)
}
const owner = (uid: string) => ({ tenant: 't', uid })

/** A page of one user, on a server that all pages of a test share. */
async function page(log: FakeLog, uid = 'u1'): Promise<Live> {
  const transport: Transport = {
    pull: (request) => log.pull(request),
    manifest: (request) => log.manifest(request),
    records: (question) => log.records(question),
    window: (question) => log.window(question),
    subscribe(listener) {
      const stop = log.subscribe(listener)
      stops.set(live, stop)
      listener.active(true)
      return stop
    },
    insert: log.insert,
    update: log.update,
    remove: log.remove,
  }
  const live = createLive(transport, {
    cache: { soon: SOON, writes: () => writes, open: (of) => openCache(owner(of), factory) },
  })
  lives.push(live)
  live.start(uid)
  await until(() => live.atoms.store.get(live.status).ready)
  await wait(20)
  return live
}
const stops = new Map<Live, () => void>()
/** The page is closed: it hears nothing any more, and nothing is wiped. */
const leave = (live: Live) => {
  lives.splice(lives.indexOf(live), 1)
  stops.get(live)!()
}
const shown = (live: Live) => live.ids('bandi').map((id) => [id, (live.get('bandi', id) as unknown as { n: number }).n])
/** Everything of the log is stored. */
const stored = (log: FakeLog) => until(async () => (await load())?.cur === log.seq)
const watchPuts = async () => jest.spyOn((await import('fake-indexeddb')).IDBObjectStore.prototype, 'put')
const load = async (uid = 'u1') => {
  const cache = await openCache(owner(uid), factory)
  const saved = await cache.load()
  cache.close()
  return saved
}

describe('the cache', () => {
  it('starts the next page from where the last one stood, and asks for what changed since', async () => {
    const log = new FakeLog()
    for (let n = 0; n < 1200; n++) log.put(`id${n}`, 1)
    const first = await page(log)
    await stored(log)
    leave(first)
    log.put('id7', 2)
    log.drop('id8')
    log.pulls.length = 0
    const put = await watchPuts()
    const next = await page(log)
    await stored(log)
    // two chunks at most, and the position: what was there is not written again
    expect(put.mock.calls.length).toBeLessThanOrEqual(3)
    expect(log.pulls.map(({ since, ep }) => [since, ep])).toEqual([[1200, 'e1']])
    expect(shown(next)).toHaveLength(1199)
    expect([next.get('bandi', 'id7'), next.heals()]).toMatchObject([{ n: 2 }, 0])
  })

  it('writes what changed, chunk by chunk, with the position it leads to', async () => {
    const log = new FakeLog()
    for (let n = 0; n < 1200; n++) log.put(`id${n}`, 1)
    const live = await page(log)
    await stored(log)
    const put = await watchPuts()
    log.put('id7', 2)
    log.drop('id9')
    log.seq = 1202
    log.sent.length = 0
    log.deliver({
      v: 1,
      ep: 'e1',
      from: 1200,
      to: 1202,
      ch: [
        { o: 'u', c: 'bandi', d: { _id: 'id7', n: 2 }, rev: 1201 },
        { o: 'd', c: 'bandi', id: 'id9', rev: 1202 },
      ],
    })
    await stored(log)
    expect(put.mock.calls.map(([, key]) => (key as unknown[]).slice(2))).toEqual([['bandi', expect.any(Number)], []])
    leave(live)
    const saved = (await load())!
    expect([saved.cur, saved.entries.length]).toEqual([1202, 1199])
    expect(saved.entries).toContainEqual({ o: 'u', c: 'bandi', d: { _id: 'id7', n: 2 }, rev: 1201 })
  })

  it('brings back no deleted record, from any chunk', async () => {
    const log = new FakeLog()
    for (let n = 0; n < 600; n++) log.put(`id${n}`, 1)
    // the first makes room in one chunk, the second is then the first one of the next chunk
    for (const n of [0, 499]) {
      const live = await page(log)
      await stored(log)
      log.drop(live.ids('bandi')[n]!)
      log.tick()
      log.sent.splice(0).forEach((message) => log.deliver(message))
      await stored(log)
      leave(live)
    }
    const last = await page(log)
    expect([shown(last).length, last.heals()]).toEqual([598, 0])
  })

  it('keeps nothing of before when the answer to its position is another whole view', async () => {
    const log = new FakeLog()
    log.put('segreto', 1)
    leave(await page(log).then(async (live) => (await stored(log), live)))
    writes = false
    log.epoch = 'e2'
    log.rows.clear()
    await page(log)
    await until(async () => (await load()) === null)
    expect(await load()).toBeNull()
  })

  it('is stored whole by a tab that takes over from another one', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    writes = false
    const first = await page(log)
    const second = await page(log)
    await wait(NEVER)
    expect(await load()).toBeNull()
    leave(first)
    writes = true
    log.put('b', 1)
    log.tick()
    log.deliver()
    await stored(log)
    expect((await load())?.entries).toHaveLength(2)
    expect(shown(second)).toHaveLength(2)
  })

  it('is gone after a logout, for another user and after other rights', async () => {
    const log = new FakeLog()
    log.put('segreto', 1)
    const live = await page(log)
    await stored(log)
    expect((await load())?.entries).toHaveLength(1)
    log.rows.clear()
    log.deliver({ v: 1, ep: 'e1', reset: 'visibility' })
    const entries = async () => (await load())?.entries ?? []
    await until(async () => (await entries()).length === 0)
    expect(await entries()).toEqual([])
    log.put('segreto', 1)
    log.tick()
    log.deliver()
    await stored(log)
    expect((await load())?.entries).toHaveLength(1)
    live.stop()
    await until(async () => (await load()) === null)
    expect(await load()).toBeNull()
    const again = await page(log)
    await stored(log)
    leave(again)
    expect(await load('u2')).toBeNull()
    expect(await load('u1')).toBeNull()
  })
})

describe('a cache that does not work leaves the page to its memory', () => {
  let warned: jest.SpyInstance
  beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => {})))

  it.each([
    [
      'is refused by the browser',
      () =>
        jest.spyOn(factory, 'open').mockImplementation(() => {
          throw new Error('denied')
        }),
    ],
    [
      'is blocked',
      () =>
        jest.spyOn(factory, 'open').mockImplementation(() => {
          const request = {} as IDBOpenDBRequest
          setTimeout(() => request.onblocked?.({} as IDBVersionChangeEvent))
          return request as never
        }),
    ],
    ['never opens', () => jest.spyOn(factory, 'open').mockReturnValue({} as never)],
  ])('when it %s', async (_, breakIt) => {
    breakIt()
    const log = new FakeLog()
    log.put('a', 1)
    expect(shown(await page(log))).toEqual([['a', 1]])
  })

  it('when it is corrupt, and deletes it', async () => {
    const log = new FakeLog()
    log.put('a', 1)
    const first = await page(log)
    await stored(log)
    leave(first)
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open(CACHE_NAME)
      request.onsuccess = () => resolve(request.result)
    })
    db.transaction('chunks', 'readwrite').objectStore('chunks').put({ rows: 'broken' }, ['t', 'u1', 'bandi', 0])
    await wait(20)
    db.close()
    expect(shown(await page(log))).toEqual([['a', 1]])
    expect(warned).toHaveBeenCalled()
    expect((await factory.databases()).map(({ name }) => name)).toEqual([])
  })

  it('when it is full', async () => {
    const { IDBObjectStore } = await import('fake-indexeddb')
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const log = new FakeLog()
    log.put('a', 1)
    const live = await page(log)
    await until(() => warned.mock.calls.length > 0)
    log.put('b', 2)
    log.tick()
    log.deliver()
    expect(shown(live)).toEqual([
      ['b', 2],
      ['a', 1],
    ])
    expect(warned).toHaveBeenCalledTimes(1)
  })
})

it('has nothing to delete where the browser refuses even to be asked', () => {
  const read = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'indexedDB', { get: read, configurable: true })
  expect(() => deleteCache()).not.toThrow()
})
