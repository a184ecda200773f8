// Specification sections 7 and 9: the figures and names that do not live in one screen.
import {
  AUTH_COOKIE,
  AUTH_TOKEN_KEY,
  AZIENDE_CHANNEL,
  CLOSE_POPUP_CHANNEL,
  LOGIN_WAIT,
  NOTICE_DEFAULT,
  NOTICE_LOGIN_ERROR,
  parseChannel,
  privateChannel,
  PROCEDURES,
  SOCKET_OPTIONS,
  THEME_KEY,
  TITLE_DELAY,
} from './constants.ts'
import { LoginAnswerSchema, TokenLoginRequestSchema } from './login.ts'

it('waits for the times of the specification', () => {
  expect({ TITLE_DELAY, NOTICE_DEFAULT, NOTICE_LOGIN_ERROR, LOGIN_WAIT }).toEqual({
    TITLE_DELAY: 1000,
    NOTICE_DEFAULT: 5000,
    NOTICE_LOGIN_ERROR: 2000,
    LOGIN_WAIT: 3000,
  })
})

it('gives an answer of the socket twenty seconds, not the ten of the library', () => {
  expect(SOCKET_OPTIONS.ackTimeout).toBe(20_000)
})

it('reconnects after one second, with randomness, up to four seconds', () => {
  expect(SOCKET_OPTIONS.autoReconnectOptions).toEqual({
    initialDelay: 1000,
    randomness: 2000,
    multiplier: 1.5,
    maxDelay: 4000,
  })
})

it('keeps the token under the key of the socket and in the cookie t, the theme under theme', () => {
  expect([AUTH_TOKEN_KEY, AUTH_COOKIE, THEME_KEY]).toEqual(['socketcluster.authToken', 't', 'theme'])
})

describe('channels', () => {
  it('have the names of the specification', () => {
    expect([AZIENDE_CHANNEL, CLOSE_POPUP_CHANNEL]).toEqual(['aziende', 'closePopup'])
    expect(privateChannel('u1', 'feed')).toBe('priv/u1/feed')
  })

  it('mean what their name says', () => {
    expect(parseChannel('aziende')).toEqual({ shared: 'aziende' })
    expect(parseChannel('closePopup')).toEqual({ shared: 'closePopup' })
    expect(parseChannel('priv/u1/feed')).toEqual({ uid: 'u1', topic: 'feed' })
  })

  it.each(['', 'Aziende', 'priv/u1', 'priv/u1/a/b', 'priv/u 1/feed', '__proto__', 'priv/u1/feed\n', 7, null])(
    'are no others: %j',
    (name) => expect(parseChannel(name)).toBeNull(),
  )
})

describe('the calls', () => {
  it('are the login by form, the token login and the logout', () => {
    expect(PROCEDURES).toEqual(['login', 'tokenLogin', 'logout'])
  })

  it('of a token login send {t}, and are answered by a text or {u}', () => {
    expect(TokenLoginRequestSchema.parse({ t: 'abc' })).toEqual({ t: 'abc' })
    expect(TokenLoginRequestSchema.safeParse({}).success).toBe(false)
    const u = { _id: 'u1', name: 'Rosa', email: 'rosa@demo.test', role: { admin: true } }
    expect(LoginAnswerSchema.parse({ u })).toEqual({ u })
    // another version stored it
    const older = { ...u, role: { consulente: true }, preferenze: { densita: 'larghissima' } }
    expect(LoginAnswerSchema.parse({ u: older })).toEqual({ u: older })
    expect(LoginAnswerSchema.parse('no: accedi di nuovo')).toBe('no: accedi di nuovo')
    for (const other of [{}, { u: {} }, 7, null]) expect(LoginAnswerSchema.safeParse(other).success).toBe(false)
  })
})
