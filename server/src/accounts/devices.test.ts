import { createDevices, deviceOf } from './devices.ts'

const KEY = new Uint8Array(48).fill(7)
let now = Date.parse('2026-11-21T10:00:00Z')
const devicesOf = (tenantId = 'localhost', key = KEY) => createDevices({ key, tenantId, now: () => now })
const cookieOf = async (id: string | null = null) => (await devicesOf().cookieFor(id)).cookie.split(';')[0]!

it('is a number that no script reads and no other site sends along', async () => {
  const { id, cookie } = await devicesOf().cookieFor(null)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(cookie).toMatch(/^dispositivo=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax$/)
  expect(await devicesOf().idOf(`t=x; ${cookie.split(';')[0]}; altro=1`)).toBe(id)
})

it('stays the same browser when the cookie is written again', async () => {
  const { id } = await devicesOf().cookieFor(null)
  expect(await devicesOf().idOf(await cookieOf(id))).toBe(id)
})

it.each<[string, (cookie: string) => Promise<string | null>]>([
  ['of another tenant', (cookie) => devicesOf('altro').idOf(cookie)],
  ['of another key', (cookie) => devicesOf('localhost', new Uint8Array(48).fill(8)).idOf(cookie)],
  ['that was altered', (cookie) => devicesOf().idOf(`${cookie.slice(0, -2)}xx`)],
  ['without a name', (cookie) => devicesOf().idOf(cookie.replace('dispositivo=', 'x-dispositivo='))],
  ['that is no token', () => devicesOf().idOf('dispositivo=a.b.c')],
  ['that is endless', () => devicesOf().idOf(`dispositivo=${'a'.repeat(60_000)}`)],
])('knows no browser by a cookie %s', async (_which, idOf) => {
  expect(await idOf(await cookieOf())).toBeNull()
})

it('knows no browser after four hundred days, nor without a cookie', async () => {
  const cookie = await cookieOf()
  expect(await devicesOf().idOf(undefined)).toBeNull()
  now += 400 * 24 * 3600_000
  expect(await devicesOf().idOf(cookie)).toBeNull()
})

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome su Windows', 'computer'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/141.0.0.0`, 'Edge su Windows', 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox su Linux', 'computer'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari su iPhone',
    'telefono',
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME}`, 'Chrome su Android', 'telefono'],
  ['node', 'node', 'altro'],
  ['', 'Dispositivo sconosciuto', 'altro'],
  ['<script>', 'Dispositivo sconosciuto', 'altro'],
])('calls %p %s', (agent, nome, tipo) => {
  expect(deviceOf(agent)).toEqual({ nome, tipo })
})
