import { unUsr } from '@bandiera/testing'
import { aToken } from '../../test/a-token.ts'
import { socketError } from '../../test/hand-connection.ts'
import { gestore, inOtherTab, openActive, storedToken } from '../../test/open-session.ts'

const ENDED = 'no: la sessione è finita, accedi di nuovo.'

async function openExpired() {
  const all = await openActive()
  all.connection.takeToken()
  await all.connection.next().answer(ENDED)
  return all
}

describe('a session that ends while a page is open', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it('asks the server why it took the token back, and keeps the page under the login', async () => {
    const { connection, state, messages } = await openActive()
    connection.takeToken()
    const call = connection.next()
    expect([call.procedure, state().phase]).toEqual(['tokenLogin', 'active'])
    await call.answer(ENDED)
    expect(state()).toEqual({ phase: 'expired', usr: gestore, claims: null, message: null, busy: false })
    expect(storedToken()).toBeNull()
    expect(messages).toEqual([])
  })

  it('is restored when another tab signs in on the socket that they share', async () => {
    const { connection, state } = await openExpired()
    connection.giveToken(aToken(gestore._id))
    await connection.next().answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'active', usr: gestore })
  })

  it('is found out on reconnection', async () => {
    const { connection, state } = await openActive()
    connection.become({ state: 'disconnect' })
    connection.become({ state: 'connect' })
    await connection.next().answer(ENDED)
    expect(state()).toMatchObject({ phase: 'expired', usr: gestore })
  })

  it('is found out by a refused request, which asks once however many there are', async () => {
    const { connection, session, state } = await openActive()
    session.doubt()
    session.doubt()
    expect(connection.calls).toHaveLength(1)
    await connection.next().answer(ENDED)
    session.doubt()
    expect([connection.calls.length, state().phase]).toEqual([0, 'expired'])
  })

  it('goes on when the doubt was wrong', async () => {
    const { connection, session, state } = await openActive()
    session.doubt()
    await connection.next().answer({ u: gestore })
    expect(state().phase).toBe('active')
  })

  it('leaves the page when the user is suspended', async () => {
    const { connection, state } = await openActive()
    connection.takeToken()
    await connection.next().answer('puoi accedere di nuovo quando il tuo accesso sarà riattivato.')
    expect(state()).toMatchObject({
      phase: 'anonymous',
      usr: null,
      message: 'Puoi accedere di nuovo quando il tuo accesso sarà riattivato.',
    })
  })

  it('shows any other refusal in the login over the page, and keeps the token', async () => {
    const { connection, state, messages } = await openActive()
    connection.become({ state: 'connect' })
    await connection.next().answer('Troppe richieste: riprova tra 30 secondi.')
    const message = 'Troppe richieste: riprova tra 30 secondi.'
    expect(state()).toMatchObject({ phase: 'expired', usr: gestore, message })
    expect(messages).toEqual([])
    expect(storedToken()).not.toBeNull()
  })

  it('goes on as the same user after a login', async () => {
    const { connection, session, state } = await openExpired()
    void session.login(gestore.email, 'segreta')
    const call = connection.next()
    expect([call.procedure, state().busy]).toEqual(['login', true])
    connection.giveToken(aToken(gestore._id, 'nuovo'))
    await call.answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'expired', busy: true })
    await connection.next().answer({ u: gestore })
    expect(state()).toMatchObject({ phase: 'active', usr: gestore, busy: false, claims: { sub: gestore._id } })
    expect(storedToken()).toBe(aToken(gestore._id, 'nuovo'))
  })

  it('stays over after a wrong password or a lost connection, with the reason', async () => {
    const { connection, session, state, messages } = await openExpired()
    void session.login(gestore.email, 'sbagliata')
    await connection.next().answer('E-mail o password non corretti.')
    expect(state()).toMatchObject({ phase: 'expired', busy: false, message: 'E-mail o password non corretti.' })
    void session.login(gestore.email, 'segreta')
    await connection.next().fail(socketError('BadConnectionError'))
    expect(state()).toMatchObject({ phase: 'expired', busy: false, message: 'Connessione interrotta' })
    // no notice: it would lie on the dialog's fields
    expect(messages).toEqual([])
  })

  it('loads the page again when the answer is another user: what is on screen is not for that one', async () => {
    const { connection, session, state, reloads } = await openExpired()
    void session.login(gestore.email, 'segreta')
    connection.giveToken(aToken('x'))
    await connection.next().answer({ u: unUsr('admin') })
    await connection.next().answer({ u: unUsr('admin') })
    expect([reloads(), state().usr]).toEqual([1, null])
  })

  it('goes on when another tab has logged in as the same user', async () => {
    const { connection, state } = await openExpired()
    inOtherTab(aToken(gestore._id, 'nuovo'))
    const call = connection.next()
    expect(call.data).toEqual({ t: aToken(gestore._id, 'nuovo') })
    await call.answer({ u: gestore })
    expect(state().phase).toBe('active')
  })

  it('is over in this tab too when another tab gave the token up', async () => {
    const { connection, state, reloads } = await openActive()
    inOtherTab(null)
    expect(state()).toMatchObject({ phase: 'expired', usr: gestore })
    expect([connection.calls.length, reloads()]).toEqual([0, 0])
  })

  it('does not give up the token that another tab got while this one asked about the old', async () => {
    const { connection, state } = await openActive()
    connection.takeToken()
    const old = connection.next()
    localStorage.setItem('socketcluster.authToken', aToken(gestore._id, 'nuovo'))
    await old.answer(ENDED)
    const fresh = connection.next()
    expect(fresh.data).toEqual({ t: aToken(gestore._id, 'nuovo') })
    await fresh.answer({ u: gestore })
    expect(state().phase).toBe('active')
  })

  it('can be left', async () => {
    const { session, state } = await openExpired()
    session.end()
    expect(state()).toMatchObject({ phase: 'anonymous', usr: null, message: null })
  })
})
