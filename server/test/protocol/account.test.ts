import type { ClientSocket } from './clients.ts'
import { openSocket, signIn } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, PASSWORD, people, type Person } from './world.ts'

const NEW = 'cavallo-blu-nel-fiume-72'
const HERE = { address: '127.0.0.1' }
const ROLES: Person[] = ['admin', 'editore', 'gestore', 'professionista']
let portal: TestPortal
let sockets: ClientSocket[] = []
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
  await portal.stop()
})

async function signedIn(
  person: Person,
  agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
) {
  const socket = openSocket(portal, {
    wsOptions: { headers: { Host: `localhost:${portal.port}`, 'User-Agent': agent } },
  })
  sockets.push(socket)
  await signIn(socket, person)
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    portal.app.inject({
      method,
      url,
      headers: { host: 'localhost', authorization: `Bearer ${socket.signedAuthToken}` },
      ...(payload && { payload }),
    })
  return { socket, ask, tokenLogin: () => socket.invoke('tokenLogin', { t: socket.signedAuthToken ?? '' }) }
}
const sessionsOf = async ({ ask }: Awaited<ReturnType<typeof signedIn>>) =>
  (await ask('GET', '/api/sessioni')).json().sessioni as { id: string; dispositivo: string; questa: boolean }[]
const ended = (socket: ClientSocket) => socket.listener('deauthenticate').once()

describe('the own sessions', () => {
  it.each(ROLES)('are listed for %s by device, this one marked, and those of others are not', async (person) => {
    const here = await signedIn(person)
    await signedIn(person, 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36')
    await signedIn(person === 'admin' ? 'editore' : 'admin')
    const found = await sessionsOf(here)
    expect(found.map(({ dispositivo, questa }) => [dispositivo, questa])).toEqual(
      expect.arrayContaining([
        ['Firefox su Linux', true],
        ['Chrome su Windows', false],
      ]),
    )
    expect(found).toHaveLength(2)
  })

  it('end one by one, at once in the other browser', async () => {
    const [here, there] = [await signedIn('gestore'), await signedIn('gestore', 'Altro/1')]
    const other = (await sessionsOf(here)).find(({ questa }) => !questa)!
    const left = ended(there.socket)
    expect((await here.ask('DELETE', `/api/sessioni/${other.id}`)).statusCode).toBe(204)
    await left
    expect(await there.tokenLogin()).toMatch(/^no/)
    expect(await sessionsOf(here)).toHaveLength(1)
    expect((await here.ask('DELETE', `/api/sessioni/${other.id}`)).json()).toMatchObject({ error_code: 'SESSION_GONE' })
  })

  it('end all but this one', async () => {
    const [here, second, third] = [await signedIn('gestore'), await signedIn('gestore'), await signedIn('gestore')]
    const stranger = await signedIn('gestore2')
    const left = Promise.all([ended(second.socket), ended(third.socket)])
    expect((await here.ask('DELETE', '/api/sessioni')).json()).toEqual({ finite: 2 })
    await left
    expect(await here.tokenLogin()).toMatchObject({ u: { _id: people.gestore._id } })
    expect(await stranger.tokenLogin()).toMatchObject({ u: { _id: people.gestore2._id } })
  })

  it('of another user cannot be ended, in any role', async () => {
    const [admin, gestore] = [await signedIn('admin'), await signedIn('gestore')]
    const [{ id } = { id: '' }] = await sessionsOf(gestore)
    expect((await admin.ask('DELETE', `/api/sessioni/${id}`)).statusCode).toBe(404)
    expect(await gestore.tokenLogin()).toMatchObject({ u: { _id: people.gestore._id } })
  })

  it('are closed without a login', async () => {
    for (const url of ['/api/sessioni', '/api/account/dati']) {
      expect((await portal.app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(401)
    }
  })
})

describe('the own password', () => {
  const change = ({ ask }: Awaited<ReturnType<typeof signedIn>>, attuale: string, nuova: string) =>
    ask('POST', '/api/account/password', { attuale, nuova })

  it.each(ROLES)('is changed by %s, and ends the other sessions, not this one', async (person) => {
    const [here, there] = [await signedIn(person), await signedIn(person)]
    const left = ended(there.socket)
    expect((await change(here, PASSWORD, NEW)).statusCode).toBe(204)
    await left
    expect(await here.tokenLogin()).toMatchObject({ u: { _id: people[person]._id } })
    const { users } = portal.tenant('localhost')
    expect(await users.verify(people[person].email, PASSWORD, HERE)).toBeNull()
    expect(await users.verify(people[person].email, NEW, HERE)).toMatchObject({ _id: people[person]._id })
  })

  it.each([
    ['a wrong password of today', 'sbagliata-2026', NEW, 'PASSWORD_WRONG'],
    ['the same again', PASSWORD, PASSWORD, 'PASSWORD_SAME'],
    ['a short one', PASSWORD, 'corta', 'PASSWORD_SHORT'],
  ])('is not changed with %s', async (_name, attuale, nuova, code) => {
    const [here, there] = [await signedIn('gestore'), await signedIn('gestore')]
    expect((await change(here, attuale, nuova)).json()).toMatchObject({ error_code: code })
    expect(await there.tokenLogin()).toMatchObject({ u: { _id: people.gestore._id } })
    expect(await portal.tenant('localhost').users.verify(people.gestore.email, PASSWORD, HERE)).not.toBeNull()
  })

  it('makes who guesses the one of today wait', async () => {
    const here = await signedIn('gestore')
    for (let n = 0; n < 5; n++) await change(here, `tentativo-${n}-2026`, NEW)
    expect((await change(here, PASSWORD, NEW)).json()).toMatchObject({ error_code: 'LOGIN_TOO_MANY' })
  })
})

it('gives each user its own data as a file, with nothing secret and nothing of others', async () => {
  const answer = await (await signedIn('professionista')).ask('GET', '/api/account/dati')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="i-miei-dati.json"')
  expect(answer.json()).toMatchObject({
    portale: 'localhost',
    utente: { _id: people.professionista._id, email: people.professionista.email },
    sessioni: [{ questa: true, dispositivo: 'Firefox su Linux' }],
  })
  expect(answer.body).not.toMatch(/scrypt|gestore2|"sid"/)
})
