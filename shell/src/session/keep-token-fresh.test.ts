import { aToken } from '../../test/a-token.ts'
import { gestore, openActive, storedToken } from '../../test/open-session.ts'
import { keepTokenFresh } from './keep-token-fresh.ts'
import { sessionAtom } from '../state.ts'

const HOUR = 3600
const MINUTE = 60_000
/** By a clock that is a day wrong: only how long it lasts counts. */
const lasting = (seconds: number, mark = '') => {
  const iat = Math.floor(Date.now() / 1000) - 24 * HOUR
  return aToken(gestore._id, mark, { iat, exp: iat + seconds })
}

async function openLasting(seconds: number) {
  const all = await openActive()
  keepTokenFresh(all.store, all.session)
  all.connection.giveToken(lasting(seconds))
  return all
}
const phases = ({ store }: Awaited<ReturnType<typeof openActive>>) => {
  const seen = new Set<string>()
  store.sub(sessionAtom, () => seen.add(store.get(sessionAtom).phase))
  return seen
}

describe('a token that gets old', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(Math, 'random').mockReturnValue(0)
    localStorage.clear()
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('is renewed before its end, and the page stays as it is', async () => {
    const all = await openLasting(12 * HOUR)
    const seen = phases(all)
    jest.advanceTimersByTime(12 * HOUR * 1000 - 10 * MINUTE - 1)
    expect(all.connection.calls).toHaveLength(0)
    jest.advanceTimersByTime(1)
    const call = all.connection.next()
    expect([call.procedure, call.data]).toEqual(['tokenLogin', { t: storedToken() }])
    const fresh = lasting(12 * HOUR, 'fresco')
    all.connection.giveToken(fresh)
    await call.answer({ u: gestore })
    expect([storedToken(), [...seen]]).toEqual([fresh, ['active']])
    // and that one in its turn
    jest.advanceTimersByTime(11 * HOUR * 1000)
    expect(all.connection.calls).toHaveLength(0)
    jest.advanceTimersByTime(HOUR * 1000 - 10 * MINUTE)
    expect(all.connection.next().procedure).toBe('tokenLogin')
  })

  it('is renewed once for all tabs: the token that another one got counts here too', async () => {
    const { connection } = await openLasting(12 * HOUR)
    jest.advanceTimersByTime(11 * HOUR * 1000)
    connection.giveToken(lasting(12 * HOUR, 'altrove'))
    jest.advanceTimersByTime(2 * HOUR * 1000)
    expect(connection.calls).toHaveLength(0)
  })

  it('has a quarter of its life left when it is good for minutes only', async () => {
    const { connection } = await openLasting(120)
    jest.advanceTimersByTime(89_000)
    expect(connection.calls).toHaveLength(0)
    jest.advanceTimersByTime(1_000)
    expect(connection.calls).toHaveLength(1)
  })

  it('is asked for again when the server does not answer', async () => {
    const { connection, state } = await openLasting(12 * HOUR)
    jest.advanceTimersByTime(12 * HOUR * 1000 - 10 * MINUTE)
    connection.next()
    await jest.advanceTimersByTimeAsync(MINUTE)
    expect(connection.next().procedure).toBe('tokenLogin')
    expect(state().phase).toBe('active')
  })

  it('is left alone when the session is over', async () => {
    const { connection, state } = await openLasting(12 * HOUR)
    connection.takeToken()
    await connection.next().answer('no: la sessione è finita, accedi di nuovo.')
    jest.advanceTimersByTime(24 * HOUR * 1000)
    expect([connection.calls.length, state().phase]).toEqual([0, 'expired'])
  })
})
