import { isImageAddress } from '@bandiera/domain'
import { startPortal, type TestPortal } from './portal.ts'
import { bytesOf, headersOf, sendFile } from './send-file.ts'
import { fillWorld, type Person } from './world.ts'

/** Offsets of the height and the width. */
const SIDES = {
  png: { at: 16, bytes: [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff] },
  jpg: { at: 13, bytes: [0xff, 0xff, 0xff, 0xff] },
  gif: { at: 6, bytes: [0xff, 0xff, 0xff, 0xff] },
  webp: { at: 26, bytes: [0xff, 0x3f, 0xff, 0x3f] },
} as const
const OTHER = 'altro.localhost'
let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, tenants: ['localhost', OTHER] })
})
afterAll(() => portal.stop())

const send = (bytes: Buffer, as: Person | null = 'editore') =>
  sendFile(portal, '/api/immagini', bytes, { as, method: 'POST', type: 'image/png' })
const get = (url: string, host = 'localhost', headers = {}) => portal.app.inject({ url, headers: { host, ...headers } })
const svg = (inside: string) =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

it.each(['png', 'jpg', 'gif', 'webp'] as const)(
  'keeps a %s of any user under the hash of its content',
  async (kind) => {
    const { status, body } = await send(bytesOf[kind], 'professionista')
    expect([status, body.indirizzo]).toEqual([200, expect.stringMatching(/^\/immagini\/[0-9a-f]{64}\.\w+$/)])
    expect(isImageAddress(String(body.indirizzo))).toBe(true)
    const answer = await get(String(body.indirizzo))
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytesOf[kind]])
    expect(answer.headers).toMatchObject({
      'content-type': kind === 'jpg' ? 'image/jpeg' : `image/${kind}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  },
)

it('answers the same address for the same image, and 304 to a client that has it', async () => {
  const [first, second] = [await send(bytesOf.png, 'admin'), await send(bytesOf.png, 'gestore')]
  expect(second).toEqual(first)
  const address = String(first.body.indirizzo)
  const etag = String((await get(address)).headers.etag)
  expect((await get(address, 'localhost', { 'if-none-match': etag })).statusCode).toBe(304)
})

/** An image that says it is as wide and as high as its kind can be. */
function wide(kind: keyof typeof SIDES): Buffer {
  const bytes = Buffer.from(bytesOf[kind])
  bytes.set(SIDES[kind].bytes, SIDES[kind].at)
  return bytes
}

it('shows an image to no user of another tenant', async () => {
  const { body } = await send(bytesOf.png)
  expect((await get(String(body.indirizzo), OTHER)).statusCode).toBe(404)
})

it.each<[string, Buffer, number, string]>([
  ['text', Buffer.from('non sono un’immagine'), 415, 'IMAGE_TYPE'],
  ['a page in an image’s name', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'IMAGE_TYPE'],
  ['nothing', Buffer.alloc(0), 422, 'FILE_EMPTY'],
  ['an image that ends before its size', bytesOf.png.subarray(0, 16), 415, 'IMAGE_TYPE'],
  ...(['png', 'jpg', 'gif', 'webp'] as const).map((kind): [string, Buffer, number, string] => [
    `a ${kind} of too many pixels`,
    wide(kind),
    422,
    'IMAGE_PIXELS',
  ]),
  ['more than 2 MB', Buffer.concat([bytesOf.png, Buffer.alloc(2 * 1024 * 1024)]), 413, 'FILE_LARGE'],
])('refuses %s', async (_what, bytes, status, code) => {
  const answer = await send(bytes)
  expect([answer.status, answer.body.error_code]).toEqual([status, code])
})

it('refuses who is not signed in', async () => {
  expect((await send(bytesOf.png, null)).status).toBe(401)
})

describe('a drawing', () => {
  it('that only draws is kept for admin and editore; no user may have one as a photo', async () => {
    const plain = svg('<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/><use href="#a"/>')
    for (const person of ['admin', 'editore'] as const) expect((await send(plain, person)).status).toBe(200)
    expect((await send(plain, 'gestore')).body.error_code).toBe('IMAGE_TYPE')
  })

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)"/>',
    '<path/onclick=alert(1) />',
    '<a href="javascript:alert(1)"><path/></a>',
    '<a href="java&#115;cript:alert(1)"><path/></a>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<image href="https://esterno.test/x.png"/>',
    '<use xlink:href="//esterno.test/x.svg#a"/>',
    '<style>@import "https://esterno.test/x.css"</style>',
    '<path fill="url(https://esterno.test/x#a)"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
  ])('with %s is refused', async (inside) => {
    const answer = await send(svg(inside))
    expect([answer.status, answer.body.error_code]).toEqual([422, 'IMAGE_ACTIVE'])
  })
})

it('leaves nothing behind of what was refused', async () => {
  const kept = async () => (await portal.tenant('localhost').files.list('immagini')).length
  const before = await kept()
  await send(Buffer.from('niente'))
  expect(await kept()).toBe(before)
})

it('is limited to 30 a minute for one user, over all its tokens', async () => {
  const codes = new Set<number>()
  for (let time = 0; time < 31; time += 1) {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/api/immagini',
      headers: { ...(await headersOf(portal, 'collega')), 'content-type': 'image/png' },
      payload: bytesOf.gif,
    })
    codes.add(statusCode)
  }
  expect([...codes]).toEqual([200, 429])
})
