import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

let portal: TestPortal
let service: Server
let asked: string[]

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(String(request.url))
    response.end('1;CH;CHE;Switzerland')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  portal = await startPortal({
    env: { BANDIERA_COUNTRY_URL: `http://127.0.0.1:${port}/{ip}`, BANDIERA_PROXY: '127.0.0.1' },
  })
  await fillWorld(portal.tenant('localhost'))
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await portal.stop()
  await new Promise((resolve) => service.close(resolve))
})

async function ask(forwarded: string, { app, tenant } = portal) {
  const { token } = await tenant('localhost').sessions.start(people.gestore)
  const headers = { host: 'localhost', authorization: `Bearer ${token}`, 'x-forwarded-for': forwarded }
  return app.inject({ url: '/api/paese', headers })
}

it('tells the country of the visitor behind the proxy, asking the service for that address alone', async () => {
  const answer = await ask('10.9.9.9, 203.0.113.7')
  expect([answer.statusCode, answer.json()]).toEqual([200, { paese: 'CH' }])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(asked).toEqual(['/203.0.113.7'])
})

it.each(['127.0.0.1', '192.168.1.20', '::1', ''])('never sends %p out', async (forwarded) => {
  expect((await ask(forwarded)).json()).toEqual({ paese: null })
  expect(asked).toEqual([])
})

it('answers no one who is not signed in', async () => {
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }
  const answer = await portal.app.inject({ url: '/api/paese', headers })
  expect([answer.statusCode, asked]).toEqual([401, []])
})

it('is limited per visitor, not per proxy', async () => {
  const codes = new Set<number>()
  for (let time = 0; time < 31; time += 1) codes.add((await ask('203.0.113.50')).statusCode)
  expect([...codes]).toEqual([200, 429])
  expect(asked).toEqual(['/203.0.113.50'])
  expect((await ask('203.0.113.51')).statusCode).toBe(200)
})

it('is off unless a service is named', async () => {
  const plain = await startPortal()
  await fillWorld(plain.tenant('localhost'))
  expect((await ask('203.0.113.60', plain)).json()).toEqual({ paese: null })
  expect(asked).toEqual([])
  await plain.stop()
})
