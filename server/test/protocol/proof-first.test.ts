import { REALM_APP_ID, REALM_BASE } from '@bandiera/wire'
import { endpointsOf } from './endpoints.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { headOf, rawConnection, type RawConnection } from './raw-request.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { docs, fillWorld, people } from './world.ts'

let portal: TestPortal
const open: RawConnection[] = []
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterEach(() => open.splice(0).forEach((one) => one.end()))
afterAll(() => portal.stop())

const connect = (): RawConnection => {
  const one = rawConnection(portal)
  open.push(one)
  return one
}
const LOGIN = `POST ${REALM_BASE}/app/:app/auth/providers/:provider/login`
/** Routes that a stranger may send to; a logout is one that needs no session any more. */
const PUBLIC = [
  'POST /api/moduli/uso',
  'POST /api/password',
  'POST /api/password/dimenticata',
  'POST /api/password/link',
  'POST /api/registrazione',
  'POST /api/registrazione/invito',
  'POST /api/registrazione/richiesta',
  LOGIN,
  `DELETE ${REALM_BASE}/auth/session`,
]
const urlOf = (path: string): string => path.replaceAll(/:\w+/g, '6'.repeat(24))
const json = { 'content-type': 'application/json' }

/** Every route that takes a body, as the server has it now. */
const bringing = (): string[] =>
  endpointsOf(portal.app).filter((name) => !name.startsWith('GET') && name !== 'POST /api/password/forza')

describe('a body is not read before its sender is known', () => {
  it('on any route that needs a session: the answer arrives without the body', async () => {
    const answers: Record<string, number> = {}
    const wanted = bringing().filter((name) => !PUBLIC.includes(name))
    await Promise.all(
      wanted.map(async (name) => {
        const [method = '', path = ''] = name.split(' ')
        const line = connect()
        line.write(headOf({ method, url: urlOf(path), headers: { ...json, 'content-length': 900_000 } }) + '[{"a":1},')
        answers[name] = (await line.answer()).status
      }),
    )
    expect(answers).toEqual(Object.fromEntries(wanted.map((name) => [name, 401])))
  })

  it('nor the body of a role that may not send it: an import of a gestore', async () => {
    const { authorization = '' } = await headersOf(portal, 'gestore')
    const line = connect()
    line.write(
      headOf({ url: '/api/import/incentivi', headers: { ...json, authorization, 'content-length': 30_000_000 } }) + '[',
    )
    expect(await line.answer()).toMatchObject({ status: 403, body: expect.stringContaining('ROLE_REFUSED') })
  })

  it('and a stranger sends little: a large body is refused by its length, a chunked one when it has grown', async () => {
    for (const name of PUBLIC) {
      const [method = '', path = ''] = name.split(' ')
      const line = connect()
      line.write(headOf({ method, url: urlOf(path), headers: { ...json, 'content-length': 900_000 } }))
      expect([name, (await line.answer()).status]).toEqual([name, 413])
      const chunked = connect()
      chunked.write(headOf({ method, url: urlOf(path), headers: { ...json, 'transfer-encoding': 'chunked' } }))
      const piece = `"${'x'.repeat(65_534)}"`
      chunked.write(`10000\r\n${piece}\r\n10000\r\n${piece}\r\n`)
      expect([name, (await chunked.answer()).status]).toEqual([name, 413])
    }
  })
})

describe('a connection whose upload is refused in the middle', () => {
  const image = async (headers: Record<string, string | number>): Promise<string> =>
    headOf({
      url: '/api/immagini',
      headers: { ...(await headersOf(portal, 'gestore')), 'content-type': 'image/png', ...headers },
    })
  const chunkOf = (bytes: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  const next = headOf({ method: 'GET', url: '/healthz' })

  it('answers the next request: an image of three megabytes in chunks', async () => {
    const line = connect()
    line.write(await image({ 'transfer-encoding': 'chunked' }))
    for (let n = 0; n < 48; n++) line.write(chunkOf(Buffer.alloc(64 * 1024, n === 0 ? bytesOf.png : undefined)))
    line.write('0\r\n\r\n')
    expect((await line.answer()).status).toBe(413)
    line.write(next)
    expect(await line.answer()).toMatchObject({ status: 200, body: '{"ok":true}' })
  })

  it('answers the next request: a document of a refused kind, a call with too many values, text that is no JSON', async () => {
    const tenant = portal.tenant('localhost')
    const { sid } = await tenant.sessions.start(people.gestore)
    const authorization = `Bearer ${await tenant.sessions.accessToken(sid)}`
    const call = { url: `${REALM_BASE}/app/${REALM_APP_ID}/functions/call`, headers: { ...json, authorization } }
    const many = `{"name":"find","arguments":[${'1,'.repeat(500_000)}1]}`
    const upload = {
      method: 'PUT',
      url: `/api/documenti/${docs.mio._id}/file?file=x.exe`,
      headers: { ...(await headersOf(portal, 'gestore')), 'content-type': 'application/pdf' },
    }
    const line = connect()
    for (const [request, body, status] of [
      [call, many, 413],
      [call, `{"name":"find","arguments":["${'x'.repeat(2_000_000)}"`, 400],
      [call, '{"name":', 400],
      [upload, 'MZ'.padEnd(3_000_000, 'x'), 415],
    ] as const) {
      line.write(headOf({ ...request, headers: { ...request.headers, 'content-length': body.length } }))
      line.write(body)
      expect((await line.answer()).status).toBe(status)
      line.write(next)
      expect((await line.answer()).status).toBe(200)
    }
  })
})

describe('a request that does not end', () => {
  it('is given up at every address: its headers, and its body', async () => {
    const both = await startPortal({ addresses: ['127.0.0.1', '127.0.0.2'] })
    try {
      for (const server of both.servers) {
        expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 300_000])
        Object.assign(server, { headersTimeout: 100, requestTimeout: 200 })
      }
      const halves = [
        'GET /healthz HTTP/1.1\r\nhost: loc',
        headOf({ url: '/api/password', headers: { ...json, 'content-length': 9 } }),
      ]
      const lines = ['127.0.0.1', '127.0.0.2'].flatMap((address) =>
        halves.map((half) => ({ half, line: rawConnection(both, address) })),
      )
      open.push(...lines.map(({ line }) => line))
      for (const { half, line } of lines) line.write(half)
      for (const { line } of lines) expect(await line.answer()).toMatchObject({ status: 408 })
      await Promise.all(lines.map(({ line }) => line.closed))
    } finally {
      await both.stop()
    }
  })
})
