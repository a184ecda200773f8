import { settle } from '../../test/hand-connection.ts'
import { aToken } from '../../test/a-token.ts'
import { gestore, inOtherTab, openActive, openSession as open } from '../../test/open-session.ts'

describe('a login, after which the browser is made known,', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it('is one by form, once its user is in', async () => {
    const { connection, session, logins } = open()
    void session.login('g@x.it', 'segreta')
    const call = connection.next()
    connection.giveToken('nuovo')
    await call.answer({ u: gestore })
    expect(logins()).toBe(0)
    await connection.next().answer({ u: gestore })
    expect(logins()).toBe(1)
  })

  it('is one that is answered late, and signs in all the same', async () => {
    const { connection, session, state, logins } = open()
    void session.login('g@x.it', 'x')
    const call = connection.next()
    await jest.advanceTimersByTimeAsync(3000)
    connection.giveToken(aToken(gestore._id))
    await call.answer({ u: gestore })
    await connection.next().answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'active', usr: gestore })
    expect(logins()).toBe(1)
  })

  it('is a token that the server gave in another way', async () => {
    const { connection, session, logins } = open()
    void session.adopt('nuovo')
    await connection.next().answer({ u: gestore })
    expect(logins()).toBe(1)
  })

  it('is none that was refused, nor a token that the page had, nor a reconnection', async () => {
    const refused = open()
    void refused.session.login('g@x.it', 'sbagliata')
    await refused.connection.next().answer('E-mail o password non corretti.')
    expect(refused.logins()).toBe(0)
    const { connection, logins } = await openActive()
    connection.become({ state: 'disconnect' })
    connection.become({ state: 'connect' })
    await connection.next().answer({ u: gestore })
    inOtherTab(aToken(gestore._id))
    await settle()
    expect(logins()).toBe(0)
  })
})
