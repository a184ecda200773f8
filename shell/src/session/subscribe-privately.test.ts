import { unUsr } from '@bandiera/testing'
import { aToken } from '../../test/a-token.ts'
import { gestore, inOtherTab, openActive, openSession } from '../../test/open-session.ts'
import { subscribePrivately } from './subscribe-privately.ts'
import { sessionAtom } from '../state.ts'

type Opened = ReturnType<typeof openSession>

/** Listens to the feed and notes what the connection is asked for. */
function follow({ connection, store }: Opened) {
  const log: string[] = []
  const heard: unknown[] = []
  const subscribe = connection.subscribe.bind(connection)
  connection.subscribe = (channel, listener) => {
    log.push(`subscribe ${channel}`)
    const leave = subscribe(channel, listener)
    return () => {
      log.push(`leave ${channel}`)
      leave()
    }
  }
  const listener = { message: (message: unknown) => heard.push(message), active: (on: boolean) => heard.push(on) }
  const stop = subscribePrivately({ connection, store }, 'feed', listener)
  return { log, heard, stop }
}
const feedOf = (uid: string) => `priv/${uid}/feed`

describe('a private subscription', () => {
  beforeEach(() => localStorage.clear())

  it('waits until the user is known and the state is connect, in either order', async () => {
    const opened = openSession(aToken(gestore._id))
    const { log } = follow(opened)
    const { connection } = opened
    connection.become({ state: 'connecting' })
    connection.giveToken(aToken(gestore._id))
    await connection.next().answer({ u: gestore })
    expect(log).toEqual([])
    connection.become({ state: 'error' })
    expect(log).toEqual([])
    connection.giveToken(aToken(gestore._id))
    expect(log).toEqual([])
    connection.become({ state: 'connect' })
    expect(log).toEqual([`subscribe ${feedOf(gestore._id)}`])
  })

  it('starts when a visitor becomes a user', async () => {
    const opened = openSession()
    const { log } = follow(opened)
    opened.connection.become({ state: 'connect' })
    expect(log).toEqual([])
    void opened.session.login('g@x.it', 'segreta')
    opened.connection.giveToken(aToken(gestore._id))
    await opened.connection.next().answer({ u: gestore })
    expect(log).toEqual([])
    await opened.connection.next().answer({ u: gestore })
    expect(log).toEqual([`subscribe ${feedOf(gestore._id)}`])
  })

  it('does not subscribe again for the same user, nor after a reconnection: the connection does that', async () => {
    const opened = await openActive()
    const { log } = follow(opened)
    const { connection, store } = opened
    store.set(sessionAtom, (now) => ({ ...now, usr: { ...gestore, name: 'Altro nome' } }))
    connection.become({ state: 'disconnect' })
    connection.become({ state: 'reconnect' })
    connection.become({ state: 'connect' })
    connection.giveToken(aToken(gestore._id, 'fresh'))
    await connection.next().answer({ u: gestore })
    expect(log).toEqual([`subscribe ${feedOf(gestore._id)}`])
  })

  it('moves from one user to another: away from the old channel, then to the new one', async () => {
    const opened = await openActive()
    const { log, heard } = follow(opened)
    const admin = unUsr('admin')
    inOtherTab(aToken(admin._id))
    opened.connection.giveToken(aToken(admin._id))
    expect(log).toHaveLength(1)
    await opened.connection.next().answer({ u: admin })
    expect(log.slice(1)).toEqual([`leave ${feedOf(gestore._id)}`, `subscribe ${feedOf(admin._id)}`])
    expect(heard).toEqual([false])
    opened.connection.channels.get(feedOf(admin._id))!.message('for the admin')
    expect(heard).toEqual([false, 'for the admin'])
  })

  it('ends for good when it is given up', async () => {
    const opened = await openActive()
    const { log, stop } = follow(opened)
    stop()
    opened.connection.become({ state: 'disconnect' })
    opened.connection.become({ state: 'connect' })
    opened.connection.giveToken(aToken(gestore._id))
    expect(log).toEqual([`subscribe ${feedOf(gestore._id)}`, `leave ${feedOf(gestore._id)}`])
  })
})
