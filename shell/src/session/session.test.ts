import { unUsr } from '@bandiera/testing'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import { aToken } from '../../test/a-token.ts'
import { HandConnection, settle, socketError } from '../../test/hand-connection.ts'
import { Session } from './session.ts'
import { createTokenStore } from './token-store.ts'

const gestore = unUsr('gestore')
const stored = () => localStorage.getItem(AUTH_TOKEN_KEY)

function open(token?: string) {
  if (token) localStorage.setItem(AUTH_TOKEN_KEY, token)
  const connection = new HandConnection()
  const messages: string[] = []
  let reloads = 0
  const session = new Session({
    connection,
    tokens: createTokenStore(),
    onMessage: (text) => messages.push(text),
    reload: () => reloads++,
  })
  return { connection, session, messages, state: session.state.get, reloads: () => reloads }
}

async function openActive() {
  const all = open(aToken(gestore._id))
  all.connection.become({ state: 'connect' })
  await all.connection.next().answer({ u: gestore })
  return all
}

describe('the session', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it('asks nothing and is anonymous without a stored token', () => {
    const { connection, state } = open()
    connection.become({ state: 'connect' })
    expect(state()).toMatchObject({ phase: 'anonymous', usr: null })
    expect(connection.calls).toHaveLength(0)
  })

  it('tries a token login with the stored token, once although the connection comes up meanwhile', async () => {
    const token = aToken(gestore._id)
    const { connection, state } = open(token)
    expect(state().phase).toBe('entering')
    connection.become({ state: 'connect' })
    expect(connection.calls.map(({ procedure, data }) => [procedure, data])).toEqual([['tokenLogin', { t: token }]])
    await connection.next().answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'active', usr: gestore })
  })

  it('gives up after three seconds without an answer, and the late answer counts for nothing', async () => {
    const { connection, state } = open('t')
    const call = connection.next()
    await jest.advanceTimersByTimeAsync(2999)
    expect(state().phase).toBe('entering')
    await jest.advanceTimersByTimeAsync(1)
    expect(state().phase).toBe('stalled')
    await call.answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'stalled', usr: null })
  })

  it('tries again on Riprova, and by itself when the connection comes back', async () => {
    const { connection, session, state } = open('t')
    connection.next()
    await jest.advanceTimersByTimeAsync(3000)
    void session.enter()
    expect(state().phase).toBe('entering')
    connection.next()
    await jest.advanceTimersByTimeAsync(3000)
    connection.become({ state: 'connect' })
    await connection.next().answer({ u: gestore })
    expect(state().phase).toBe('active')
  })

  it.each(['no', 'no token', 'puoi entrare solo dal tuo ufficio'])(
    'clears the token when the answer is "%s", and shows no notice',
    async (answer) => {
      const { connection, state, messages } = open('t')
      await connection.next().answer(answer)
      expect(state()).toEqual({ phase: 'anonymous', usr: null, message: answer, busy: false })
      expect(stored()).toBeNull()
      expect(messages).toEqual([])
    },
  )

  it('shows any other message, clears the user and keeps the token', async () => {
    const { connection, state, messages } = open('t')
    await connection.next().answer('Il tuo accesso è sospeso')
    expect(state()).toMatchObject({ phase: 'anonymous', usr: null, message: 'Il tuo accesso è sospeso' })
    expect(messages).toEqual(['Il tuo accesso è sospeso'])
    expect(stored()).toBe('t')
  })

  it('clears the user without a word when the message is empty', async () => {
    const { connection, state, messages } = open('t')
    await connection.next().answer('')
    expect(state()).toMatchObject({ phase: 'anonymous', message: null })
    expect(messages).toEqual([])
  })

  it("shows a lost connection as 'Connessione interrotta' and offers to try again", async () => {
    const { connection, state, messages } = open('t')
    await connection.next().fail(socketError('BadConnectionError'))
    expect(state()).toMatchObject({ phase: 'stalled', message: 'Connessione interrotta' })
    expect(messages).toEqual(['Connessione interrotta'])
    expect(stored()).toBe('t')
  })

  it('does not take an answer for a user that is none', async () => {
    const { connection, state } = open('t')
    await connection.next().answer({ u: { name: 'senza id' } })
    expect(state()).toMatchObject({ phase: 'anonymous', usr: null })
  })

  it('signs in again when the connection becomes connected, with the page staying as it is', async () => {
    const { connection, state } = await openActive()
    connection.become({ state: 'disconnect' })
    expect(state().phase).toBe('active')
    connection.become({ state: 'connect' })
    expect(state().phase).toBe('active')
    await connection.next().answer({ u: { ...gestore, name: 'Nome nuovo' } })
    expect(state().usr?.name).toBe('Nome nuovo')
  })

  it('keeps a running session when the token login after a reconnection is lost or slow', async () => {
    const { connection, state } = await openActive()
    connection.become({ state: 'connect' })
    await connection.next().fail(socketError('BadConnectionError'))
    expect(state().phase).toBe('active')
    connection.become({ state: 'connect' })
    connection.next()
    await jest.advanceTimersByTimeAsync(3000)
    expect(state().phase).toBe('active')
  })

  it('is over when the server takes the token back', async () => {
    const { connection, state } = await openActive()
    connection.takeToken()
    expect(state()).toMatchObject({
      phase: 'anonymous',
      usr: null,
      message: expect.stringContaining('accedi di nuovo'),
    })
    expect(stored()).toBeNull()
  })
})

describe('login by form', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it('stores the token of the authenticate event, then enters with it', async () => {
    const { connection, session, state } = open()
    void session.login('g@x.it', 'segreta')
    expect(state().busy).toBe(true)
    const call = connection.next()
    expect([call.procedure, call.data]).toEqual(['login', { email: 'g@x.it', password: 'segreta' }])
    connection.giveToken('nuovo')
    await call.answer({ u: gestore })
    expect(stored()).toBe('nuovo')
    const entry = connection.next()
    expect([entry.procedure, entry.data]).toEqual(['tokenLogin', { t: 'nuovo' }])
    await entry.answer({ u: gestore })
    expect(state()).toEqual({ phase: 'active', usr: gestore, message: null, busy: false })
  })

  it('waits for a token that comes after the answer', async () => {
    const { connection, session, state } = open()
    void session.login('g@x.it', 'segreta')
    await connection.next().answer({ u: gestore })
    expect(state().busy).toBe(true)
    connection.giveToken('nuovo')
    await settle()
    expect(connection.next().procedure).toBe('tokenLogin')
  })

  it('keeps the message of a refusal under the form and shows it', async () => {
    const { connection, session, state, messages } = open()
    void session.login('g@x.it', 'sbagliata')
    await connection.next().answer('E-mail o password non corretti. Controllale e riprova.')
    expect(state()).toMatchObject({ phase: 'anonymous', busy: false, message: messages[0] })
    expect(messages).toHaveLength(1)
    void session.login('g@x.it', 'altra')
    expect(state().message).toBeNull()
  })

  it("shows the server's own words when the call is refused", async () => {
    const { connection, session, messages } = open()
    void session.login('g@x.it', 'x')
    await connection.next().fail(socketError('RefusedError', 'Troppe richieste: riprova tra 30 secondi.'))
    expect(messages).toEqual(['Troppe richieste: riprova tra 30 secondi.'])
  })

  it('is given up after three seconds and can be tried again', async () => {
    const { connection, session, state } = open()
    void session.login('g@x.it', 'x')
    connection.next()
    await jest.advanceTimersByTimeAsync(3000)
    expect(state()).toMatchObject({ busy: false, phase: 'anonymous', message: expect.stringContaining('3 secondi') })
  })
})

describe('logout', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it('tells the server, then empties local storage, then loads the page again', async () => {
    const { connection, session, reloads, state } = await openActive()
    localStorage.setItem('theme', 'dark')
    const done = session.logout()
    const call = connection.next()
    expect([call.procedure, call.data]).toEqual(['logout', undefined])
    expect([localStorage.length > 0, reloads()]).toEqual([true, 0])
    connection.takeToken()
    await call.answer(undefined)
    await done
    expect([localStorage.length, reloads()]).toEqual([0, 1])
    expect(state().message).toBeNull()
  })

  it.each(['fails', 'is silent'])('goes on when the server %s', async (how) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { connection, session, reloads } = await openActive()
    const done = session.logout()
    if (how === 'fails') await connection.next().fail(socketError('BadConnectionError'))
    else await jest.advanceTimersByTimeAsync(1000)
    await done
    expect([localStorage.length, reloads()]).toEqual([0, 1])
  })
})

describe('other tabs', () => {
  const foreign = (newValue: string | null, key: string | null = AUTH_TOKEN_KEY) => {
    if (newValue === null) localStorage.removeItem(AUTH_TOKEN_KEY)
    else localStorage.setItem(AUTH_TOKEN_KEY, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }
  beforeEach(() => localStorage.clear())

  it('load again when one of them logs out', async () => {
    const { reloads } = await openActive()
    foreign(null, null)
    expect(reloads()).toBe(1)
  })

  it('enter when one of them logs in', () => {
    const { connection, state } = open()
    foreign('altrui')
    expect(state().phase).toBe('entering')
    expect(connection.next().data).toEqual({ t: 'altrui' })
  })

  it('stay as they are when the token of the same user is renewed', async () => {
    const { connection } = await openActive()
    foreign(aToken(gestore._id, 'rinnovato'))
    expect(connection.calls).toHaveLength(0)
  })

  it('move to another user who logs in', async () => {
    const { connection, state } = await openActive()
    const admin = unUsr('admin')
    foreign(aToken(admin._id))
    await connection.next().answer({ u: admin })
    expect(state().usr).toEqual(admin)
  })

  it('do not mind other keys', async () => {
    const { connection, reloads } = await openActive()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect([connection.calls.length, reloads()]).toEqual([0, 0])
  })
})
