// Behind a proxy all clients have one address: the word of the proxy counts, headers of a stranger never do.
import { openSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'

const PROVIDER = '/api/client/v2.0/app/bandiera/auth/providers/custom-token/login'
let portal: TestPortal
const start = async (proxy?: string) => {
  portal = await startPortal({ loginsPerMinute: 1, env: proxy === undefined ? {} : { BANDIERA_PROXY: proxy } })
}
afterEach(() => portal.stop())

const overHttp = async (forwarded: string) => {
  const headers = { host: 'localhost', 'x-forwarded-for': forwarded }
  const { statusCode } = await portal.app.inject({ method: 'POST', url: PROVIDER, headers, payload: { token: 'x' } })
  return statusCode === 429
}
const overSocket = async (forwarded: string) => {
  const headers = { Host: `localhost:${portal.port}`, 'X-Forwarded-For': forwarded }
  const socket = openSocket(portal, { wsOptions: { headers } })
  const answer = await socket.invoke('tokenLogin', { t: 'x' })
  socket.disconnect()
  return String(answer).startsWith('Troppe richieste')
}

describe.each([
  ['HTTP', overHttp],
  ['the socket', overSocket],
])('the limit of logins over %s', (_over, isRefused) => {
  const refusals = async (...forwarded: string[]) => {
    const refused: boolean[] = []
    for (const text of forwarded) refused.push(await isRefused(text))
    return refused
  }

  it.each([
    ['without a setting', undefined],
    ['unless the peer is the proxy', '10.0.0.5'],
  ])('does not believe the header %s', async (_when, proxy) => {
    await start(proxy)
    expect(await refusals('203.0.113.1', '203.0.113.2')).toEqual([false, true])
  })

  it('counts for each visitor behind the proxy', async () => {
    await start('127.0.0.0/8, 10.0.0.5')
    expect(await refusals('203.0.113.1', '203.0.113.2', '203.0.113.1, 10.0.0.5')).toEqual([false, false, true])
  })

  it('is not widened by what a visitor writes into the header, nor by the addresses of its own IPv6 network', async () => {
    await start('127.0.0.1')
    expect(await refusals('203.0.113.1', '198.51.100.1, 203.0.113.1', '127.0.0.1, 203.0.113.1')).toEqual([
      false,
      true,
      true,
    ])
    expect(await refusals('2001:db8::1', '2001:db8::2')).toEqual([false, true])
  })
})

it('never lends its host or scheme to an answer', async () => {
  await start('127.0.0.1')
  const headers = { host: 'localhost', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const answer = await portal.app.inject({ url: '/api/client/v2.0/app/bandiera/location', headers })
  expect(answer.json()).toMatchObject({ hostname: 'http://localhost', ws_hostname: 'ws://localhost' })
})
