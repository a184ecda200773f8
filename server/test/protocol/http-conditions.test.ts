// Conditions, ranges and addresses as RFC 9110 and its readers mean them; each case names its report.
import { once } from 'node:events'
import { connect } from 'node:net'
import { openFiles, type Files } from './documents-portal.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { docs } from './world.ts'

let at: Files
let etag: string
beforeAll(async () => {
  at = await openFiles()
  await at.put(docs.mio._id)
  etag = String((await at.get(docs.mio._id, 'gestore')).headers.etag)
})
afterAll(() => at.portal.stop())

const file = (headers: Record<string, string> = {}) => at.get(docs.mio._id, 'gestore', '', headers)
const whole = bytesOf.pdf.length

it('BP-61: If-Range of another file brings the whole (RFC 9110 13.1.5, https://github.com/aio-libs/aiohttp/pull/13480)', async () => {
  const range = 'bytes=5-'
  const other = await file({ range, 'if-range': '"another"' })
  expect([other.statusCode, other.rawPayload.length, other.headers['content-range']]).toEqual([200, whole, undefined])
  const same = await file({ range, 'if-range': etag })
  expect([same.statusCode, same.rawPayload.length]).toEqual([206, whole - 5])
})

it('BP-63: an encoding with q=0 is not used (https://github.com/eustas/ngx_brotli/issues/27)', async () => {
  const headers = { ...(await headersOf(at.portal, 'gestore')), 'accept-encoding': 'gzip, br;q=0' }
  const page = await at.portal.app.inject({ url: '/api/riferimenti/raccordo-ateco', headers })
  expect([page.statusCode, page.headers['content-encoding']]).toEqual([200, 'gzip'])
})

it.each(['W/', ''])('BP-65: If-None-Match with %s and in a list is the same file (RFC 9110 13.1.2)', async (weak) => {
  for (const header of [`${weak}${etag}`, `"x", ${weak}${etag}`, `"a,b" ,${weak}${etag} , W/"c"`, '*']) {
    expect([header, (await file({ 'if-none-match': header })).statusCode]).toEqual([header, 304])
  }
})

/** The path of an address as a mail program, a person or a robot cut or wrote it. */
const CUT = [
  '/bando/100%/66165e6ed1b472562f3ced97',
  '/bando/100%25%/66165e6ed1b472562f3ced97',
  '/bando/perch%C3/66165e6ed1b472562f3ced97?da=50%',
  '/bando/perch%E8/66165e6ed1b472562f3ced97',
  '/bando/%ff%fe/66165e6ed1b472562f3ced97',
  '/bando/a%2/66165e6ed1b472562f3ced97',
  '/bando/%zz%/66165e6ed1b472562f3ced97',
  '/bando/a%00b/66165e6ed1b472562f3ced97',
  '/bando/a\\..\\b/66165e6ed1b472562f3ced97',
  `/bando/${'titolo-lungo-'.repeat(20)}/66165e6ed1b472562f3ced97`,
]
it.each(CUT)('BP-67: %s brings the page that says so (https://github.com/fastify/fastify/issues/5735)', async (url) => {
  const ask = { url, headers: { host: 'localhost', accept: 'text/html' } }
  const { statusCode, headers, body } = await at.portal.app.inject(ask)
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  expect(body).toContain('Questa pagina non c’è')
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

it.each([
  '/%',
  '/%00',
  '//login',
  '/login//',
  '//evil.example/x',
  '/api//privacy',
  '/api/documenti/%00/file',
  '/api/%zz',
  '/s/%E0%A4%A',
  '/immagini/%c3',
  `/bando/${'x'.repeat(1001)}/1`,
  '/api/documenti/%ff/file',
])('%s is refused with the texts and headers of every answer', async (url) => {
  for (const accept of ['text/html', 'application/json']) {
    const { statusCode, headers, body } = await at.portal.app.inject({ url, headers: { host: 'localhost', accept } })
    expect([url, [401, 404, 503].includes(statusCode)]).toEqual([url, true])
    expect(body).toMatch(/^\{"error":"[A-Z]|<html lang="it">/)
    expect(body).not.toContain('FST_')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  }
})

it.each([
  ['no HTTP', 'buongiorno\r\n\r\n', 400, 'REQUEST_INVALID'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400, 'REQUEST_INVALID'],
  [
    'a length beside chunks',
    'POST /api/password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'REQUEST_INVALID',
  ],
  [
    'two lengths',
    'POST /api/password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}',
    400,
    'REQUEST_INVALID',
  ],
  [
    'more headers than fit',
    `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(70_000)}\r\n\r\n`,
    431,
    'REQUEST_HEADERS',
  ],
  [
    'an address longer than fits',
    `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    431,
    'REQUEST_HEADERS',
  ],
])('%s is answered by the catalogue on the bare connection', async (_what, bytes, status, code) => {
  const answer = await sent(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
  const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
  const text = status === 431 ? 'accorcia l’indirizzo' : ''
  expect(body).toMatchObject({ error_code: code, error: expect.stringContaining(text) })
})

it.each(['TRACE', 'OPTIONS'])(
  '%s is answered as a page that is not there, and lets no other site read',
  async (method) => {
    const lines = [`${method} / HTTP/1.1`, 'Host: localhost', 'Origin: https://evil.example', 'Connection: close']
    const answer = await sent([...lines, 'Cookie: t=secret', '', ''].join('\r\n'))
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toMatch(/access-control-allow|secret/i)
  },
)

/** All that the server answers to these bytes before it closes the connection. */
async function sent(bytes: string): Promise<string> {
  const socket = connect(at.portal.port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  await once(socket, 'close')
  return answer
}

it.each(['application/json', 'application/json; charset=utf-8'])(
  'BP-69: an empty body that says it is %s is no body',
  async (type) => {
    const headers = await headersOf(at.portal, 'gestore')
    const ask = (more: object) =>
      at.portal.app.inject({ method: 'DELETE', url: '/api/sessioni/x', headers: { ...headers, ...more } })
    const plain = await ask({})
    const typed = await ask({ 'content-type': type })
    expect([typed.statusCode, typed.body]).toEqual([plain.statusCode, plain.body])
  },
)

it('an answer that is not the same byte for byte has a weak tag, and its condition is a weak one', async () => {
  const url = '/api/riferimenti/raccordo-ateco'
  const headers = await headersOf(at.portal, 'gestore')
  const whole = await at.portal.app.inject({ url, headers: { ...headers, 'accept-encoding': 'br' } })
  expect(whole.headers).toMatchObject({ etag: expect.stringMatching(/^W\//), vary: 'accept-encoding' })
  for (const tag of [String(whole.headers.etag), String(whole.headers.etag).slice(2)]) {
    const again = await at.portal.app.inject({ url, headers: { ...headers, 'if-none-match': tag } })
    expect([again.statusCode, again.headers.etag, again.headers.vary]).toEqual([
      304,
      whole.headers.etag,
      'accept-encoding',
    ])
  }
})
