import { isConnected, type ConnectionNews, type ConnectionState } from './connection.ts'
import { followStates, type Socket } from './open-connection.ts'

/** A socket whose events the test emits, and every state that was reported. */
function open() {
  const wakers = new Map<string, () => void>()
  const socket = { pendingReconnectTimeout: null as number | null, listener: (event: string) => stream(event) }
  async function* stream(event: string) {
    for (;;) {
      await new Promise<void>((resolve) => wakers.set(event, resolve))
      yield {}
    }
  }
  const { onState } = followStates(socket as unknown as Socket)
  const heard: ConnectionNews[] = []
  const stop = onState((news) => heard.push(news))
  const tell = async (event: string, pendingReconnectTimeout: number | null = null) => {
    await settle()
    socket.pendingReconnectTimeout = pendingReconnectTimeout
    wakers.get(event)?.()
    await settle()
  }
  return { heard, stop, tell, states: () => heard.map(({ state }) => state) }
}

async function settle() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('the state of the connection', () => {
  it('is recorded as connecting, connect, disconnect and reconnect', async () => {
    const { states, tell } = open()
    await tell('connecting')
    await tell('connect')
    await tell('disconnect')
    await tell('connecting')
    await tell('connect')
    expect(states()).toEqual(['connecting', 'connecting', 'connect', 'disconnect', 'reconnect', 'connect'])
  })

  it('is error while an attempt fails, and stays what it is when a connected socket reports one', async () => {
    const { states, tell } = open()
    await tell('error')
    await tell('connectAbort')
    await tell('connect')
    await tell('error')
    expect(states()).toEqual(['connecting', 'error', 'disconnect', 'connect'])
  })

  it('says when the next attempt starts', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    const { heard, tell } = open()
    await tell('disconnect', 2500)
    await tell('disconnect')
    expect(heard.slice(1)).toEqual([{ state: 'disconnect', retryAt: 1_002_500 }, { state: 'disconnect' }])
    jest.restoreAllMocks()
  })

  it('reaches no listener that was removed', async () => {
    const { states, stop, tell } = open()
    stop()
    await tell('connect')
    expect(states()).toEqual(['connecting'])
  })

  it.each<[ConnectionState, boolean]>([
    ['connect', true],
    ['connecting', true],
    ['disconnect', false],
    ['reconnect', false],
    ['error', false],
  ])('%s counts as connected: %s', (state, connected) => {
    expect(isConnected(state)).toBe(connected)
  })
})
