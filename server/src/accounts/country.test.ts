import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFindCountry, isPublic, type CountryOptions } from './country.ts'

const ITALIAN = '203.0.113.7'
const running: Server[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A lookup service on this machine; `asked` are the paths it was asked for. */
async function service(answer: RequestListener, over: Partial<CountryOptions> = {}) {
  const asked: string[] = []
  const problems: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?ip={ip}`
  const findCountry = createFindCountry({ url, onProblem: (problem) => problems.push(problem), ...over })
  return { findCountry, asked, problems, url }
}
const text =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(body)

it.each(['1;IT;ITA;Italy', '1;it', '1 IT', '1,IT,Italy', '1IT'])('reads the answer %s', async (body) => {
  const { findCountry, asked } = await service(text(body))
  expect(await findCountry(ITALIAN)).toBe('IT')
  expect(asked).toEqual([`GET /?ip=${ITALIAN}`])
})

it.each(['0;;;WRONG INPUT', '2;;;UNKNOWN', '', '1', '1;', '1;ITA;Italy', '<html>1;IT</html>'])(
  'does not know the country after %p',
  async (body) => {
    const { findCountry } = await service(text(body))
    expect(await findCountry(ITALIAN)).toBeNull()
  },
)

it('follows no redirect', async () => {
  const elsewhere = await service(text('1;IT'))
  const { findCountry, problems } = await service((_request, response) =>
    response.writeHead(302, { location: elsewhere.url.replace('{ip}', ITALIAN) }).end(),
  )
  expect([await findCountry(ITALIAN), elsewhere.asked, problems.length]).toEqual([null, [], 1])
})

it('asks once for an address, also while the answer is on its way, and again after a day', async () => {
  let time = 0
  const { findCountry, asked } = await service(text('1;IT'), { now: () => time })
  expect(await Promise.all([findCountry(ITALIAN), findCountry(ITALIAN), findCountry('203.0.113.8')])).toEqual([
    'IT',
    'IT',
    'IT',
  ])
  time += 23 * 3_600_000
  await findCountry(ITALIAN)
  expect(asked).toHaveLength(2)
  time += 2 * 3_600_000
  await findCountry(ITALIAN)
  expect(asked).toHaveLength(3)
})

it('leaves a service that fails alone for five minutes', async () => {
  let time = 0
  const { findCountry, asked, problems } = await service(text('1;IT', 503), { now: () => time })
  expect([await findCountry(ITALIAN), await findCountry(ITALIAN)]).toEqual([null, null])
  expect([asked.length, problems]).toEqual([1, ['the service answered 503']])
  time += 5 * 60_000
  await findCountry(ITALIAN)
  expect(asked).toHaveLength(2)
})

it('forgets the address that was used longest ago when it remembers enough others', async () => {
  const { findCountry, asked } = await service(text('1;IT'), { most: 2 })
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.3']) await findCountry(address)
  expect(asked).toHaveLength(3)
  await findCountry('203.0.113.1')
  expect(asked).toHaveLength(3)
  await findCountry('203.0.113.2')
  expect(asked).toHaveLength(4)
})

it('does not wait for a service that is silent, and never rejects', async () => {
  const { findCountry, problems } = await service(() => {}, { wait: 50 })
  expect(await findCountry(ITALIAN)).toBeNull()
  expect(problems).toEqual([expect.stringMatching(/timeout/)])
  const gone = createFindCountry({ url: 'http://127.0.0.1:9/{ip}', onProblem: (problem) => problems.push(problem) })
  expect(await gone(ITALIAN)).toBeNull()
  expect(problems.join()).not.toContain(ITALIAN)
})

it('reads no more of an answer than it needs', async () => {
  const { findCountry } = await service((_request, response) => {
    response.write(`1;IT;ITA;Italy${' '.repeat(200)}`)
  })
  expect(await findCountry(ITALIAN)).toBe('IT')
})

it.each(['203.0.113.7', '93.40.0.1', '2001:4860::8'])('takes %s for the visitor', (address) => {
  expect(isPublic(address)).toBe(true)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.1.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  'fe80::1',
  'fd00::1',
  'unknown',
  '',
])('never takes %s, which is of this machine, of a private network, or none', (address) => {
  expect(isPublic(address)).toBe(false)
})
