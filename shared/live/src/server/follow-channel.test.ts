import { type Channel, followChannel, type Socket } from './open-connection.ts'

/** A stream that the test writes into; a reader gets what is written after it started. */
function createStream() {
  const readers = new Set<(value: unknown) => void>()
  const iterable: AsyncIterable<{ error?: unknown } | undefined> = {
    async *[Symbol.asyncIterator]() {
      const waiting: unknown[] = []
      let wake = () => {}
      readers.add((value) => (waiting.push(value), wake()))
      for (;;) {
        if (waiting.length) yield waiting.shift() as undefined
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
  return { iterable, write: (value: unknown) => readers.forEach((read) => read(value)) }
}

function open(channel = 'priv/u/feed') {
  const streams = new Map<string, ReturnType<typeof createStream>>()
  const stream = (name: string) => streams.get(name) ?? streams.set(name, createStream()).get(name)!
  const log: string[] = []
  const socket: Pick<Socket, 'subscribe' | 'unsubscribe'> = {
    subscribe(name, options) {
      log.push(`subscribe ${name}${options?.waitForAuth ? ' when signed in' : ''}`)
      const listener: Channel['listener'] = (event) => stream(event).iterable
      return Object.assign(stream('data').iterable, { listener, kill: () => log.push('kill') })
    },
    unsubscribe: (name) => log.push(`unsubscribe ${name}`),
  }
  const heard: unknown[] = []
  const failures: unknown[] = []
  const stop = followChannel(socket as Socket, channel, {
    message: (message) => heard.push(message),
    active: (active) => heard.push(active),
    failed: (error) => failures.push(error),
  })
  const tell = async (name: string, value: unknown = {}) => {
    await settle()
    stream(name).write(value)
    await settle()
  }
  return { log, heard, failures, stop, tell }
}

async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('a channel', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('reports when it is subscribed and when the connection loses it', async () => {
    const { heard, tell } = open()
    await tell('subscribe')
    await tell('unsubscribe')
    expect(heard).toEqual([true, false])
  })

  it('reads messages that arrive as text and as values', async () => {
    const { heard, tell } = open()
    await tell('data', '{"v":1}')
    await tell('data', { v: 2 })
    expect(heard).toEqual([{ v: 1 }, { v: 2 }])
  })

  it.each([
    ['kickOut', 200],
    ['subscribeFail', 2000],
  ])('asks for the subscription again after %s', async (event, delay) => {
    const { log, heard, tell } = open()
    await tell(event)
    expect(heard).toEqual([false])
    jest.advanceTimersByTime(delay - 1)
    expect(log).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(log).toEqual(Array(2).fill('subscribe priv/u/feed when signed in'))
  })

  it('waits for the login when it is private, and for nothing when it is shared', () => {
    expect(open('priv/u/feed').log).toEqual(['subscribe priv/u/feed when signed in'])
    expect(open('closePopup').log).toEqual(['subscribe closePopup'])
  })

  it('reports why a subscription failed', async () => {
    const { failures, tell } = open()
    const error = new Error('Questo canale non esiste o non è tuo.')
    await tell('subscribeFail', { error })
    expect(failures).toEqual([error])
  })

  it('is silent after it was stopped, and does not subscribe again', async () => {
    const { log, heard, stop, tell } = open()
    await tell('kickOut')
    stop()
    await tell('data', 'not even JSON')
    await tell('subscribe')
    jest.advanceTimersByTime(10_000)
    expect(heard).toEqual([false])
    expect(log).toEqual(['subscribe priv/u/feed when signed in', 'unsubscribe priv/u/feed', 'kill'])
  })
})
