import { settle } from '../../test/by-hand.ts'
import { FakeLog } from '../../test/fake-log.ts'
import { FakeProfile, HandSocket } from '@bandiera/testing/fake-profile'
import { createLive, type Live } from '../live.ts'
import type { Transport } from '../types.ts'
import type { SharedConnection } from '../server/connection.ts'
import { shareConnection } from './share-connection.ts'

const CHANNEL = 'priv/u1/feed'

let profile: FakeProfile
let sockets: HandSocket[]
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  profile = new FakeProfile()
  sockets = []
})
afterEach(() => jest.useRealTimers())

interface Tab extends ReturnType<FakeProfile['open']> {
  connection: SharedConnection
  states: string[]
  tokens: string[]
  errors: unknown[]
}

async function openTab(name: string): Promise<Tab> {
  const opened = profile.open(name)
  const open = () => sockets[sockets.push(new HandSocket()) - 1]!
  const connection = shareConnection(open, opened.tabs)
  const tab: Tab = { ...opened, connection, states: [], tokens: [], errors: [] }
  connection.onState(({ state }) => tab.states.push(state))
  connection.onToken((token) => tab.tokens.push(token))
  connection.onError((error) => tab.errors.push(error))
  await settle()
  return tab
}
const openTabs = async () => [await openTab('a'), await openTab('b'), await openTab('c')] as const
const alive = () => sockets.filter(({ closed }) => !closed)

describe('the connection of a browser profile', () => {
  it('is one socket, however many tabs are open; all hear its states, tokens, errors and events', async () => {
    const tabs = await openTabs()
    const heard: unknown[] = []
    tabs[2].connection.onEvent('SOCKET_SET_USR', (data) => heard.push(data))
    tabs[0].connection.onEvent('SOCKET_SET_USR', () => {})
    sockets[0]!.become({ state: 'connect' })
    sockets[0]!.give('tok')
    sockets[0]!.fail(Object.assign(new Error('x'), { name: 'TimeoutError' }))
    sockets[0]!.events.get('SOCKET_SET_USR')!({ name: 'Anna' })
    await settle()
    expect(sockets).toHaveLength(1)
    expect(tabs.map(({ connection }) => connection.leads())).toEqual([true, false, false])
    for (const { states, tokens, errors } of tabs)
      expect({ states, tokens, errors }).toEqual({
        states: ['connecting', 'connect'],
        tokens: ['tok'],
        errors: [expect.objectContaining({ name: 'TimeoutError', message: 'x' })],
      })
    expect(heard).toEqual([{ name: 'Anna' }])
  })

  it('answers each tab what that tab asked, with the kind of a failure', async () => {
    const [a, b] = await openTabs()
    const [fromA, fromB] = [a.connection.invoke('login', 1), b.connection.invoke('tokenLogin', 2)]
    const failed = b.connection.invoke('logout').catch((error: unknown) => error)
    await settle()
    const [one, two, three] = sockets[0]!.calls
    two!.resolve('for b')
    one!.resolve('for a')
    three!.reject(Object.assign(new Error('no'), { name: 'AuthError' }))
    expect([await fromA, await fromB]).toEqual(['for a', 'for b'])
    expect(await failed).toMatchObject({ name: 'AuthError', message: 'no' })
  })

  it('answers a tab whose lock is long on its way', async () => {
    await openTab('a')
    profile.onTheWay = (tab) => (tab === 'b' ? 300 : 0)
    const late = await openTab('b')
    const answer = late.connection.invoke('tokenLogin', { t: 'x' })
    await jest.advanceTimersByTimeAsync(1000)
    sockets[0]!.calls[0]!.resolve('in')
    await settle()
    expect(await Promise.race([answer, 'nothing'])).toBe('in')
    expect([late.states, sockets.length]).toEqual([['connecting'], 1])
  })

  it('takes what a tab asks before any tab leads', async () => {
    const opened = profile.open('a')
    const connection = shareConnection(() => sockets[sockets.push(new HandSocket()) - 1]!, opened.tabs)
    const answer = connection.invoke('tokenLogin', { t: 'x' })
    connection.subscribe(CHANNEL, { message: () => {}, active: () => {} })
    await settle()
    expect([...sockets[0]!.channels.keys()]).toEqual([CHANNEL])
    sockets[0]!.calls[0]!.resolve('in')
    expect(await answer).toBe('in')
  })

  it('sends the current state to a tab that opens later, and to no other tab again', async () => {
    const first = await openTab('a')
    sockets[0]!.become({ state: 'connect' })
    const actives: boolean[] = []
    first.connection.subscribe(CHANNEL, { message: () => {}, active: (active) => actives.push(active) })
    sockets[0]!.channels.get(CHANNEL)!.active(true)
    const late = await openTab('b')
    const lateActives: boolean[] = []
    late.connection.subscribe(CHANNEL, { message: () => {}, active: (active) => lateActives.push(active) })
    await settle()
    expect([first.states, late.states]).toEqual([
      ['connecting', 'connect'],
      ['connecting', 'connect'],
    ])
    expect([actives, lateActives]).toEqual([[true], [true]])
  })

  it('goes over to the next tab when the leading one closes, and calls on their way fail', async () => {
    const [a, b, c] = await openTabs()
    sockets[0]!.become({ state: 'connect' })
    c.connection.subscribe(CHANNEL, { message: () => {}, active: () => {} })
    const call = c.connection.invoke('tokenLogin').catch((error: Error) => error.name)
    await settle()
    a.close()
    await settle()
    expect([sockets.length, b.connection.leads(), c.connection.leads()]).toEqual([2, true, false])
    expect(await call).toBe('BadConnectionError')
    expect([...sockets[1]!.channels.keys()]).toEqual([CHANNEL])
    sockets[1]!.become({ state: 'connect' })
    await settle()
    for (const { states } of [b, c]) expect(states.slice(-3)).toEqual(['disconnect', 'connecting', 'connect'])
  })

  it('is taken from a tab that the browser has frozen, which follows when it wakes up', async () => {
    const [a, b, c] = await openTabs()
    a.freeze(true)
    await jest.advanceTimersByTimeAsync(8000)
    expect([b, c].filter(({ connection }) => connection.leads())).toHaveLength(1)
    a.freeze(false)
    await settle()
    expect(a.connection.leads()).toBe(false)
    expect(sockets[0]!.closed).toBe(true)
    expect(alive()).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(30_000)
    expect([sockets.length, alive().length]).toEqual([2, 1])
  })

  it('leaves a channel when the last tab that listened is gone, closed properly or not', async () => {
    const [a, b, c] = await openTabs()
    const nothing = { message: () => {}, active: () => {} }
    const stop = a.connection.subscribe(CHANNEL, nothing)
    b.connection.subscribe(CHANNEL, nothing)
    c.connection.subscribe('priv/u2/feed', nothing)
    await settle()
    stop()
    c.close()
    await settle()
    expect([...sockets[0]!.channels.keys()]).toEqual([CHANNEL])
    b.close()
    await settle()
    expect([...sockets[0]!.channels.keys()]).toEqual([])
  })

  it('is its own socket where the browser has no locks or channels', () => {
    const own = new HandSocket()
    const connection = shareConnection(() => own, null)
    expect(connection.leads()).toBe(true)
    void connection.invoke('logout')
    expect(own.calls).toHaveLength(1)
  })

  it('is its own socket where the browser refuses locks, as it does with storage', async () => {
    const own = new HandSocket()
    const { tabs } = profile.open('sola')
    const refused = async () => {
      throw new DOMException('The request was denied.', 'SecurityError')
    }
    const connection = shareConnection(() => own, { ...tabs, locks: { request: refused } })
    void connection.invoke('logout')
    await settle()
    expect([connection.leads(), own.calls.length]).toEqual([true, 1])
  })

  it('takes no notice of what another release says', async () => {
    const tab = await openTab('a')
    const before = [...tab.states]
    profile.open('other').tabs.channel.postMessage({ kind: 'state', news: { state: 'new word' } })
    await settle()
    expect(tab.states).toEqual(before)
  })
})

describe('the feed of several tabs', () => {
  let log: FakeLog
  const lives: Live[] = []
  afterEach(() => lives.splice(0).forEach((live) => live.stop()))

  /** The tab's feed: the leading tab sends its messages, it pulls for itself. */
  function follow({ connection }: Tab): Live {
    const transport: Transport = {
      pull: (request) => log.pull(request),
      manifest: (request) => log.manifest(request),
      records: (question) => log.records(question),
      window: (question) => log.window(question),
      subscribe: (listener) => connection.subscribe(CHANNEL, listener),
      insert: log.insert,
      update: log.update,
      remove: log.remove,
    }
    const live = createLive(transport)
    lives.push(live)
    live.start()
    return live
  }
  const server = () => alive()[0]!.channels.get(CHANNEL)!
  const send = async () => {
    log.tick()
    server().message(log.sent.shift())
    await settle()
  }
  async function start() {
    log = new FakeLog()
    log.put('a', 1)
    const tabs = await openTabs()
    const live = tabs.map(follow)
    await settle()
    server().active(true)
    await settle()
    await send()
    log.pulls.length = 0
    return { tabs, live }
  }

  it('reaches all of them by one subscription, and none asks for anything', async () => {
    const { live } = await start()
    log.put('b', 1)
    await send()
    log.drop('a')
    await send()
    for (const one of live) expect(one.ids('bandi')).toEqual(['b'])
    expect(log.pulls).toEqual([])
  })

  it('shows a tab that it missed a message, and only that tab asks', async () => {
    const { live } = await start()
    profile.lost = ({ kind }) => kind === 'message'
    log.put('b', 1)
    await send()
    profile.lost = () => false
    log.put('c', 1)
    await send()
    for (const one of live) expect(one.ids('bandi')).toEqual(['c', 'b', 'a'])
    expect(log.pulls.map(({ since }) => since)).toEqual([1, 1])
    expect(live.map((one) => one.heals())).toEqual([0, 0, 0])
  })

  it('goes on from where each tab stood when the leading one closes', async () => {
    const { tabs, live } = await start()
    tabs[0].close()
    log.put('b', 1)
    log.put('c', 1)
    await settle()
    expect(alive().length).toBe(2)
    sockets[1]!.channels.get(CHANNEL)!.active(true)
    await jest.advanceTimersByTimeAsync(2000)
    for (const one of live.slice(1)) expect(one.ids('bandi')).toEqual(['c', 'b', 'a'])
    expect(log.pulls.map(({ since, ep }) => [since, ep])).toEqual([
      [1, 'e1'],
      [1, 'e1'],
    ])
  })

  it('brings nothing of one user to a tab of another', async () => {
    const { tabs } = await start()
    const heard: unknown[] = []
    tabs[1].connection.subscribe('priv/u2/feed', { message: (message) => heard.push(message), active: () => {} })
    log.put('segreto', 1)
    await send()
    expect(heard).toEqual([])
  })
})
