import { MODULE_HEADER } from '@bandiera/wire'
import type { RealmClient } from './realm-calls.ts'
import { askLines, askOne, createServerTransport } from './server-transport.ts'

const BY = 'mf-bandi@1.4.2'
const { signal } = new AbortController()

afterEach(() => jest.restoreAllMocks())

function open() {
  const headers: unknown[] = []
  const calls: unknown[][] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    headers.push(init?.headers)
    return new Response('{}\n')
  })
  const noting =
    <T>(name: string, answer: T) =>
    async (...asked: unknown[]): Promise<T> => {
      calls.push([name, ...asked])
      return answer
    }
  const realm: RealmClient = {
    findOne: noting('findOne', null),
    insert: noting('insert', null),
    update: noting('update', null),
    remove: noting('remove', null),
  }
  const session = { subscribe: () => () => {}, token: () => 'tok', onSessionEnd: () => {} }
  return { transport: createServerTransport(realm, session), headers, calls }
}

it('names the module that asks for a window, and no module for the page’s own', async () => {
  const { transport, headers } = open()
  await transport.window({ c: 'bandi' }, signal)
  await transport.named!(BY).window({ c: 'bandi' }, signal)
  const own = { authorization: 'Bearer tok', 'content-type': 'application/json' }
  expect(headers).toEqual([own, { ...own, [MODULE_HEADER]: BY }])
})

it('hands the name on with every write', async () => {
  const { transport, calls } = open()
  const { insert, update, remove } = transport.named!(BY)
  await insert('bandi', { _id: 'b' })
  await update('bandi', 'b', { set: { tag: [] } }, { base: 3 })
  await remove('bandi', 'b')
  await transport.remove('bandi', 'c')
  expect(calls).toEqual([
    ['insert', 'bandi', { _id: 'b' }, BY],
    ['update', 'bandi', 'b', { set: { tag: [] } }, { base: 3, by: BY }],
    ['remove', 'bandi', 'b', BY],
    ['remove', 'bandi', 'c', undefined],
  ])
})

const encoder = new TextEncoder()
const ignore = () => {}
const question = (signal = new AbortController().signal) => ({ path: '/sync/pull?since=7', token: 'tok', signal })

/** Answers every fetch with the given chunks; never ends when `open`. */
function serve(chunks: (string | Uint8Array)[], { status = 200, open = false } = {}) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
        if (!open) controller.close()
        init?.signal?.addEventListener('abort', () => open && controller.error(init.signal!.reason))
      },
    })
    return new Response(body, { status })
  })
}

async function all(source: AsyncIterable<unknown>): Promise<unknown[]> {
  const lines: unknown[] = []
  for await (const line of source) lines.push(line)
  return lines
}

describe('the lines of an answer', () => {
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('are asked for with the bearer token', async () => {
    const fetched = serve([])
    await all(askLines(question(), ignore))
    const [url, init] = fetched.mock.calls[0]!
    expect(url).toBe('/sync/pull?since=7')
    expect(init?.headers).toEqual({ authorization: 'Bearer tok' })
  })

  it('are one value when one was asked for, with a body or without', async () => {
    const fetched = serve(['{"ch":[]}'])
    expect(await askOne({ ...question(), body: { ids: ['a'] } }, ignore)).toEqual({ ch: [] })
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"ids":["a"]}' })
    serve([])
    await expect(askOne(question(), ignore)).rejects.toThrow('/sync/pull?since=7 answered nothing')
  })

  it('are whole although the network cuts them anywhere, inside a letter too', async () => {
    const euro = encoder.encode('"€"\n')
    serve(['{"a":', '1}\n{"b"', ':2}\n', euro.slice(0, 2), euro.slice(2), '\n{"c":3}'])
    expect(await all(askLines(question(), ignore))).toEqual([{ a: 1 }, { b: 2 }, '€', { c: 3 }])
  })

  it.each([
    ['and tell of the session that is over', 401, 1],
    ['and leave the session alone otherwise', 503, 0],
  ])('reject when the server refuses, %s', async (_, status, calls) => {
    serve(['{}'], { status })
    const ended = jest.fn()
    await expect(all(askLines(question(), ended))).rejects.toThrow(`/sync/pull answered ${status}`)
    expect(ended).toHaveBeenCalledTimes(calls)
  })

  it('end when the reader stops', async () => {
    const gone = new AbortController()
    serve(['{"a":1}\n'], { open: true })
    const lines = askLines(question(gone.signal), ignore)
    await lines.next()
    gone.abort(new Error('stopped'))
    await expect(lines.next()).rejects.toThrow('stopped')
  })

  it('reject after twenty silent seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    serve(['{"a":1}\n'], { open: true })
    const lines = askLines(question(), ignore)
    await lines.next()
    const next = Promise.allSettled([lines.next()])
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await next).toMatchObject([{ reason: { message: '/sync/pull went silent' } }])
  })
})
