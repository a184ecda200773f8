// A header that any client can write must not choose the tenant, not even where the proxy that passes it on is trusted.
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

const [HOST, OTHER] = ['localhost', 'altro.localhost']
let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, tenants: [HOST, OTHER], env: { BANDIERA_PROXY: '127.0.0.1' } })
  for (const id of [HOST, OTHER]) {
    await portal
      .tenant(id)
      .documents.transact(null, (writer) => writer.replace('settings', { _id: id, nome: `Portale ${id}` }))
  }
  token = (await portal.tenant(HOST).sessions.start(people.admin)).token
})
afterAll(() => portal.stop())

const CLAIMS = ['x-forwarded-host', 'x-forwarded-server', 'x-host', 'x-original-host', 'forwarded']
const get = (url: string, host: string, claimed: string) => {
  const claims = Object.fromEntries(CLAIMS.map((name) => [name, name === 'forwarded' ? `host=${claimed}` : claimed]))
  return portal.app.inject({ url, headers: { ...claims, host, authorization: `Bearer ${token}` } })
}

it.each(['/sync/pull?since=0&ep=&colls=settings', '/api/moduli', '/api/sessioni', '/api/account/dati'])(
  '%s is answered by the tenant of the Host header alone',
  async (url) => {
    const plain = await portal.app.inject({ url, headers: { host: HOST, authorization: `Bearer ${token}` } })
    const claiming = await get(url, HOST, OTHER)
    expect([plain.statusCode, claiming.statusCode]).toEqual([200, 200])
    expect(claiming.body).not.toContain(OTHER)
    expect((await get(url, OTHER, HOST)).statusCode).toBe(401)
  },
)

it('gives the settings of the Host header in the feed and the manifest', async () => {
  for (const url of ['/sync/pull?since=0&ep=&colls=settings', '/manifest.webmanifest']) {
    const { body } = await get(url, HOST, OTHER)
    expect(body).toContain(`Portale ${HOST}`)
    expect(body).not.toContain(`Portale ${OTHER}`)
  }
})

it('finds no portal at a host that only such a header names', async () => {
  expect((await get('/api/moduli', 'evil.example', HOST)).json()).toMatchObject({ error_code: 'HOST_UNKNOWN' })
})
