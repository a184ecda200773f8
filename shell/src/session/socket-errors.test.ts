import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { socketError } from '../../test/hand-connection.ts'
import { gestore, openActive, openSession, storedToken } from '../../test/open-session.ts'
import { failureOf, followErrors, socketErrors, type SocketReaction } from './socket-errors.ts'
import { sessionTexts } from './texts.ts'

const ROOT = join(__dirname, '../../..')
const { errori } = sessionTexts
/** What the page does, kind by kind; the texts are those of `texts.ts`. */
const reactions: Record<string, [SocketReaction, string]> = {
  AuthTokenExpiredError: ['login', errori.expired],
  AuthTokenInvalidError: ['login', errori.ended],
  AuthTokenNotBeforeError: ['retry', errori.clock],
  AuthTokenError: ['login', errori.notRecognised],
  AuthError: ['login', errori.notCompleted],
  SilentMiddlewareBlockedError: ['retry', errori.refused],
  InvalidActionError: ['reload', errori.oldPage],
  InvalidArgumentsError: ['reload', errori.oldPage],
  InvalidOptionsError: ['reload', errori.options],
  InvalidMessageError: ['reload', errori.unreadable],
  SocketProtocolError: ['reconnect', 'Connessione interrotta'],
  ServerProtocolError: ['reload', errori.unreadable],
  HTTPServerError: ['retry', errori.server],
  ResourceLimitError: ['retry', errori.tooMuch],
  TimeoutError: ['retry', errori.silence],
  BadConnectionError: ['reconnect', 'Connessione interrotta'],
  BrokerError: ['retry', errori.updates],
  ProcessExitError: ['retry', errori.restart],
  UnknownError: ['retry', errori.unknown],
}
const kinds = Object.keys(reactions)
const errorOf = (kind: string) => socketError(kind, 'English words for developers')

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the table of socket errors', () => {
  it('names every kind that the library of the socket has, and no other', () => {
    const library = readFileSync(join(ROOT, 'node_modules/sc-errors/index.js'), 'utf8')
    const known = [...library.matchAll(/^function (\w+Error)\(/gm)].map(([, kind]) => kind!)
    expect(known.length).toBeGreaterThanOrEqual(19)
    expect(Object.keys(socketErrors).sort()).toEqual(known.sort())
  })

  it.each(kinds)('%s has its one reaction and an Italian text', (kind) => {
    const [reaction, text] = reactions[kind]!
    expect(failureOf(errorOf(kind))).toEqual({ kind, reaction, text })
  })

  it('is in docs/protocol.md as it is', () => {
    const text = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `(\w+Error)` +\| `(\w+)` +\|$/gm)].map(([, kind, reaction]) => [kind, reaction])
    expect(rows).toEqual([...kinds.map((kind) => [kind, reactions[kind]![0]]), ['RefusedError', 'tell']])
  })

  it("takes a refusal of our server in the server's words", () => {
    const failure = failureOf(socketError('RefusedError', 'Questo canale non esiste o non è tuo.'))
    expect(failure).toMatchObject({ reaction: 'tell', text: 'Questo canale non esiste o non è tuo.' })
  })

  it.each([
    ['an unknown kind', socketError('ComingError')],
    ['an error of the browser', new TypeError('x is not a function')],
    ['a name that every object has', socketError('constructor')],
    ['a refusal without words', socketError('RefusedError', '')],
    ['no error at all', 'boom'],
    ['nothing', undefined],
  ])('has an answer to %s', (_, error) => {
    expect(failureOf(error)).toMatchObject({ reaction: 'retry', text: errori.unknown })
  })
})

describe.each(kinds)('%s', (kind) => {
  const [reaction, text] = reactions[kind]!

  it('fails the token login at the start', async () => {
    const { connection, state } = openSession('t')
    await connection.next().fail(errorOf(kind))
    expect(state()).toMatchObject({ phase: reaction === 'login' ? 'anonymous' : 'stalled', usr: null, message: text })
    expect(storedToken()).toBe(reaction === 'login' ? null : 't')
  })

  it('fails the login form', async () => {
    const { connection, session, state } = openSession()
    void session.login('g@x.it', 'segreta')
    await connection.next().fail(errorOf(kind))
    expect(state()).toMatchObject({ phase: 'anonymous', busy: false, message: text })
  })

  it('fails the re-login of an open page, which stays', async () => {
    const { connection, state, messages } = await openActive()
    connection.become({ state: 'connect' })
    await connection.next().fail(errorOf(kind))
    expect(state()).toMatchObject({ phase: reaction === 'login' ? 'expired' : 'active', usr: gestore, message: null })
    const silent = reaction === 'login' || reaction === 'reconnect' || kind === 'TimeoutError'
    expect(messages).toEqual(silent ? [] : [text])
  })

  it('does not keep a user from logging out', async () => {
    const { connection, session, reloads } = await openActive()
    const done = session.logout()
    await connection.next().fail(errorOf(kind))
    await done
    expect([reloads(), storedToken()]).toEqual([1, null])
  })

  it('arrives by itself, or from a subscription', () => {
    const { connection, session } = openSession()
    const doubt = jest.spyOn(session, 'doubt')
    const notices: string[] = []
    followErrors(connection, session, (notice) => notices.push(notice.text))
    connection.breakWith(errorOf(kind))
    connection.breakWith(errorOf(kind))
    expect(doubt).toHaveBeenCalledTimes(reaction === 'login' ? 1 : 0)
    expect(notices).toEqual(reaction === 'retry' || reaction === 'reload' ? [text] : [])
  })
})

describe('errors that no call answers for', () => {
  it('are worth a word again after half a minute', () => {
    const { connection, session } = openSession()
    const notices: unknown[] = []
    followErrors(connection, session, (notice) => notices.push(notice))
    connection.breakWith(errorOf('BrokerError'))
    jest.advanceTimersByTime(29_999)
    connection.breakWith(errorOf('BrokerError'))
    connection.breakWith(errorOf('ResourceLimitError'))
    expect(notices).toHaveLength(2)
    jest.advanceTimersByTime(1)
    connection.breakWith(errorOf('BrokerError'))
    expect(notices[2]).toEqual({ text: errori.updates, kind: 'error' })
  })

  it('make the page ask who it is when a channel was refused', async () => {
    const { connection, session } = await openActive()
    followErrors(connection, session, () => {})
    connection.breakWith(socketError('RefusedError', 'Questo canale non esiste o non è tuo.'))
    expect(connection.next().procedure).toBe('tokenLogin')
  })
})
