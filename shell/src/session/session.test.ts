import { unUsr } from '@bandiera/testing'
import { aToken } from '../../test/a-token.ts'
import { settle, socketError } from '../../test/hand-connection.ts'
import { gestore, inOtherTab, openActive, openSession as open, storedToken as stored } from '../../test/open-session.ts'

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

  it('tries a token login with the stored token, only once although the connection opens during it', async () => {
    const token = aToken(gestore._id)
    const { connection, state } = open(token)
    expect(state().phase).toBe('entering')
    connection.become({ state: 'connect' })
    expect(connection.calls.map(({ procedure, data }) => [procedure, data])).toEqual([['tokenLogin', { t: token }]])
    await connection.next().answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'active', usr: gestore })
  })

  it('adopts a token that the server gave in another way', async () => {
    const { connection, session, state } = open()
    void session.adopt('nuovo')
    expect([stored(), connection.calls.at(-1)?.data]).toEqual(['nuovo', { t: 'nuovo' }])
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

  it('tries again on Riprova, and by itself when the connection is restored', async () => {
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

  it.each([
    ['no', 'La sessione è finita: accedi di nuovo.'],
    ['no token', 'La sessione è finita: accedi di nuovo.'],
    ['puoi entrare solo dal tuo ufficio', 'Puoi entrare solo dal tuo ufficio'],
  ])('clears the token when the answer is "%s", and shows no notice', async (answer, message) => {
    const { connection, state, messages } = open('t')
    await connection.next().answer(answer)
    expect(state()).toEqual({ phase: 'anonymous', usr: null, claims: null, message, busy: false })
    expect(stored()).toBeNull()
    expect(messages).toEqual([])
  })

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
    expect(state()).toMatchObject({ phase: 'stalled', usr: null, message: expect.stringContaining('ricarica') })
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

  it('says at the start only what a lost connection is called, also when the server says it in a message', async () => {
    const { connection, state, messages } = open('t')
    await connection.next().answer('BadConnectionError: Event tokenLogin was aborted due to a bad connection')
    expect(state()).toMatchObject({ phase: 'stalled', message: 'Connessione interrotta' })
    expect(messages).toEqual(['Connessione interrotta'])
  })

  it('clears the auth token object on disconnect, and keeps the stored token, the user and the page', async () => {
    const { connection, state } = await openActive()
    expect(state().claims).toEqual({ sub: gestore._id })
    connection.become({ state: 'disconnect' })
    expect(state()).toMatchObject({ phase: 'active', usr: gestore, claims: null })
    expect(stored()).toBe(aToken(gestore._id))
    connection.become({ state: 'reconnect' })
    expect(connection.calls).toHaveLength(0)
    connection.become({ state: 'connect' })
    const entry = connection.next()
    expect([entry.procedure, entry.data]).toEqual(['tokenLogin', { t: aToken(gestore._id) }])
    connection.giveToken(aToken(gestore._id, 'fresh'))
    await entry.answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'active', claims: { sub: gestore._id } })
    expect(stored()).toBe(aToken(gestore._id, 'fresh'))
  })

  it('asks again by itself after a login that a running page abandoned, unless it came through late', async () => {
    const { connection } = await openActive()
    connection.become({ state: 'disconnect' })
    connection.become({ state: 'connect' })
    connection.next()
    await jest.advanceTimersByTimeAsync(6000)
    connection.next()
    await jest.advanceTimersByTimeAsync(3000)
    connection.giveToken(aToken(gestore._id))
    await jest.advanceTimersByTimeAsync(9000)
    expect(connection.calls).toHaveLength(0)
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
    expect(state()).toMatchObject({ phase: 'active', usr: gestore, message: null, busy: false })
  })

  it('waits for a token that arrives after the answer', async () => {
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
    const { connection, session, reloads, state, typed } = await openActive()
    localStorage.setItem('theme', 'dark')
    const done = session.logout()
    const call = connection.next()
    expect([call.procedure, call.data]).toEqual(['logout', undefined])
    expect([localStorage.length > 0, reloads()]).toEqual([true, 0])
    connection.takeToken()
    await call.answer(undefined)
    await done
    expect([localStorage.length, reloads(), typed]).toEqual([0, 1, ['clear']])
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
  beforeEach(() => localStorage.clear())

  it('load again when one of them logs out', async () => {
    const { reloads, typed } = await openActive()
    inOtherTab(null, null)
    expect([reloads(), typed]).toEqual([1, ['keep']])
  })

  it('hear of the logout also when the token is gone already', async () => {
    const { connection, reloads, state, typed } = await openActive()
    connection.takeToken()
    await connection.next().answer('no: la sessione è finita, accedi di nuovo.')
    expect(state().phase).toBe('expired')
    inOtherTab('1', 'bandiera.logout')
    expect([reloads(), state().usr, typed]).toEqual([1, null, ['keep']])
  })

  it('enter when one of them logs in', () => {
    const { connection, state } = open()
    inOtherTab('altrui')
    expect(state().phase).toBe('entering')
    expect(connection.next().data).toEqual({ t: 'altrui' })
  })

  it('stay as they are when the token of the same user is renewed', async () => {
    const { connection } = await openActive()
    inOtherTab(aToken(gestore._id, 'rinnovato'))
    expect(connection.calls).toHaveLength(0)
  })

  it('move to another user who logs in', async () => {
    const { connection, state } = await openActive()
    const admin = unUsr('admin')
    inOtherTab(aToken(admin._id))
    await connection.next().answer({ u: admin })
    expect(state().usr).toEqual(admin)
  })

  it('do not mind other keys', async () => {
    const { connection, reloads } = await openActive()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect([connection.calls.length, reloads()]).toEqual([0, 0])
  })
})
