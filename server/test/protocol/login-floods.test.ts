// Floods of logins against the real server, which believes the addresses that its proxy names.
import { newId } from '@bandiera/domain'
import { PortalError } from '../../src/errors.ts'
import { hashPassword } from '../../src/accounts/password.ts'
import { PASSWORDS } from '../../src/accounts/users.ts'
import { openSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, PASSWORD, people } from './world.ts'

/** Dear enough that a flood waits, cheap enough for a test. */
const COST = 13
const LOGIN = '/api/client/v2.0/app/bandiera/auth/providers/local-userpass/login'
let portal: TestPortal
beforeEach(async () => {
  const env = { BANDIERA_PROXY: '127.0.0.1' }
  portal = await startPortal({ env, scryptLogN: COST, loginsPerMinute: 1000, fill: fillWorld })
})
afterEach(() => portal.stop())

interface Login {
  email: string
  password?: string
  cookie?: string
}
async function signIn(address: string, { email, password = PASSWORD, cookie }: Login) {
  const headers = {
    host: 'localhost',
    'x-forwarded-for': address,
    'content-type': 'application/json',
    ...(cookie ? { cookie } : {}),
  }
  const body = JSON.stringify({ username: email, password })
  const answer = await fetch(`${portal.url}${LOGIN}`, { method: 'POST', headers, body })
  const { error_code: code, error } = (await answer.json()) as { error_code?: string; error?: string }
  return { status: answer.status, code, error, retryAfter: answer.headers.get('retry-after') }
}
type Answer = Awaited<ReturnType<typeof signIn>>

/** Wrong logins, all at once: their answers in order of arrival, and when the first of them was refused. */
function flood(count: number, addressOf: (n: number) => string) {
  const answers: Answer[] = []
  let full = (): void => undefined
  const isFull = new Promise<void>((resolve) => (full = resolve))
  const all = Array.from({ length: count }, async (_, n) => {
    const answer = await signIn(addressOf(n), { email: `nessuno${n}@demo.test`, password: 'Primavera2026' })
    answers.push(answer)
    if (answer.status === 429) full()
  })
  return { answers, isFull, over: Promise.all(all) }
}

const deviceCookie = async (email: string): Promise<string> => {
  const { sessions, users } = portal.tenant('localhost')
  const { token } = await sessions.start((await users.byEmail(email))!)
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const answer = await fetch(`${portal.url}/api/dispositivo`, { method: 'POST', headers })
  expect(answer.status).toBe(204)
  return answer.headers.get('set-cookie')!.split(';')[0]!
}

it('from one address is tried thirty times and refuses no other address', async () => {
  const { answers, isFull, over } = flood(70, () => '198.51.100.1')
  await isFull
  const waiting = 70 - answers.length
  expect(await signIn('203.0.113.5', { email: people.gestore.email })).toMatchObject({ status: 200 })
  await over
  expect(waiting).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(30)
  const refused = answers.filter(({ status }) => status !== 401)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  for (const { code, error, retryAfter } of refused) {
    expect(code).toMatch(/^LOGIN_(?:BUSY|TOO_MANY)$/)
    expect(error).toContain(`riprova tra ${retryAfter} secondi.`)
  }
})

it('from an address lets those behind it go on who signed in there before, or with this browser', async () => {
  expect(await signIn('203.0.113.5', { email: people.gestore.email })).toMatchObject({ status: 200 })
  const cookie = await deviceCookie(people.editore.email)
  const { isFull, over } = flood(70, () => '203.0.113.5')
  await isFull
  const [known, browser] = await Promise.all([
    signIn('203.0.113.5', { email: people.gestore.email }),
    signIn('203.0.113.5', { email: people.editore.email, cookie }),
  ])
  expect([known.status, browser.status]).toEqual([200, 200])
  await over
  // thirty wrong passwords within the minute: a stranger waits, who is known does not
  expect(await signIn('203.0.113.5', { email: people.admin.email })).toMatchObject({ code: 'LOGIN_TOO_MANY' })
  expect(await signIn('203.0.113.5', { email: people.gestore.email })).toMatchObject({ status: 200 })
})

it('from many addresses keeps half of the work for addresses and browsers that are known', async () => {
  expect(await signIn('203.0.113.5', { email: people.gestore.email })).toMatchObject({ status: 200 })
  const cookie = await deviceCookie(people.editore.email)
  const { answers, isFull, over } = flood(140, (n) => `198.51.${n >> 8}.${n & 255}`)
  await isFull
  const tried = (): number => answers.filter(({ status }) => status === 401).length
  const before = tried()
  const known = await Promise.all([
    signIn('203.0.113.5', { email: people.gestore.email }),
    signIn('203.0.113.5', { email: people.admin.email }),
    signIn('192.0.2.77', { email: people.editore.email, cookie }),
  ])
  const meanwhile = tried() - before
  expect(known.map(({ status }) => status)).toEqual([200, 200, 200])
  await over
  const busy = answers.filter(({ code }) => code === 'LOGIN_BUSY')
  expect(busy.length).toBeGreaterThan(0)
  // strangers had their turns between, not before: far fewer than the sixty-four that waited
  expect(meanwhile).toBeLessThan(20)
})

it('of honest people, twenty behind one new address, is let in whole over both protocols', async () => {
  const tenant = portal.tenant('localhost')
  const hash = await hashPassword(PASSWORD, COST)
  const emails = Array.from({ length: 20 }, (_, n) => `collega${n}@studio.test`)
  await tenant.documents.transact(null, async (writer) => {
    for (const email of emails) {
      const _id = newId()
      await writer.insert('usr', { _id, name: email, email, role: { editore: true } })
      await writer.setSecret(PASSWORDS, _id, hash)
    }
  })
  const bySocket = async (email: string) => {
    const wsOptions = { headers: { Host: `localhost:${portal.port}`, 'X-Forwarded-For': '203.0.113.8' } }
    const socket = openSocket(portal, { wsOptions })
    const answer = await socket.invoke('login', { email, password: PASSWORD })
    socket.disconnect()
    return typeof answer === 'object'
  }
  const byHttp = async (email: string) => (await signIn('203.0.113.8', { email })).status === 200
  const isIn = await Promise.all(emails.map((email, n) => (n % 2 ? bySocket(email) : byHttp(email))))
  expect(isIn).toEqual(emails.map(() => true))
})

it('has the words of the catalogue on a socket, as over HTTP', async () => {
  portal.tenant('localhost').users.verify = async () => {
    throw new PortalError('LOGIN_BUSY', 4)
  }
  const socket = openSocket(portal)
  const answer = await socket.invoke('login', { email: people.gestore.email, password: PASSWORD })
  expect(answer).toMatch(/^Il portale sta controllando molte password .*: riprova tra 4 secondi\.$/)
  socket.disconnect()
})

it('gives the cookie of a browser to a person with a session, and to no one else', async () => {
  const asked = await fetch(`${portal.url}/api/dispositivo`, { method: 'POST', headers: { host: 'localhost' } })
  expect([asked.status, asked.headers.get('set-cookie')]).toEqual([401, null])
  const cookie = await deviceCookie(people.gestore.email)
  expect(await portal.tenant('localhost').devices.idOf(cookie)).toMatch(/^[0-9a-f]{32}$/)
})
