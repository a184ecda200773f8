import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { openSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'

const CLOSED = 'altro.localhost'
let dataDir: string
let portal: TestPortal
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-closed-'))
  await (await startPortal({ dataDir, tenants: ['localhost', CLOSED] })).stop()
  await writeFile(path.join(dataDir, 'tenants', `${CLOSED}.db`), '')
  portal = await startPortal({ dataDir, tenants: ['localhost', CLOSED] })
})
afterAll(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true })
})

const get = (url: string, host: string, accept = '*/*') => portal.app.inject({ url, headers: { host, accept } })

describe('a tenant whose data cannot be opened', () => {
  it('answers 503 with what happened and who works on it, as a page and as JSON', async () => {
    for (const url of ['/api/moduli/manifesto', '/sync/pull', '/aziende'])
      expect(await get(url, CLOSED)).toMatchObject({ statusCode: 503, body: expect.stringContaining('TENANT_CLOSED') })
    const page = await get('/', CLOSED, 'text/html')
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.body).toContain('fermo per un guasto')
  })

  it('lets no socket in, and those of the others go on connecting', async () => {
    const refused = openSocket(portal, { host: CLOSED })
    expect(await refused.listener('connectAbort').once(5000)).toBeDefined()
    refused.disconnect()
    const other = openSocket(portal)
    expect(await other.listener('connect').once(5000)).toBeDefined()
    other.disconnect()
  })

  it('keeps no other from being ready, and is counted', async () => {
    expect((await get('/readyz', 'localhost')).json()).toEqual({ ok: true, tenants: 1, closed: 1 })
  })
})
