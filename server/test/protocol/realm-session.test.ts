import { Credentials } from 'realm-web'
import { collectionOf, realmApp, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ tenants: ['localhost', 'agevolaitalia.localhost'] })
  await fillWorld(portal.tenant('localhost'))
  await fillWorld(portal.tenant('agevolaitalia.localhost'))
})
afterAll(() => portal.stop())

const sessionToken = async (tenant = 'localhost'): Promise<string> =>
  (await portal.tenant(tenant).sessions.start(people.gestore)).token

describe('a realm-web session', () => {
  it('starts with the session token of the socket and knows the user', async () => {
    const user = await realmApp(portal).logIn(Credentials.jwt(await sessionToken()))
    expect(user.id).toBe(people.gestore._id)
    expect(user.profile).toMatchObject({ name: 'gestore', email: 'gestore@demo.test' })
    expect(await collectionOf(user, 'settings').findOne({ _id: 'localhost' })).toMatchObject({ _id: 'localhost' })
  })

  it('starts with e-mail and password', async () => {
    const user = await realmLogin(portal, 'professionista')
    expect(user.id).toBe(people.professionista._id)
    expect(user.isLoggedIn).toBe(true)
  })

  it('is refused with a wrong password, in Italian', async () => {
    const login = realmApp(portal).logIn(Credentials.emailPassword('gestore@demo.test', 'sbagliata'))
    await expect(login).rejects.toMatchObject({
      statusCode: 401,
      errorCode: 'LOGIN_WRONG',
      error: expect.stringContaining('non corretti'),
    })
  })

  it('is refused with an object where a text belongs', async () => {
    const injected = Credentials.emailPassword({ $ne: '' } as unknown as string, 'x')
    await expect(realmApp(portal).logIn(injected)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('is refused with a token of another tenant, and with an access token', async () => {
    const other = await sessionToken('agevolaitalia.localhost')
    await expect(realmApp(portal).logIn(Credentials.jwt(other))).rejects.toMatchObject({ statusCode: 401 })
    const { accessToken } = await realmLogin(portal, 'gestore')
    await expect(realmApp(portal).logIn(Credentials.jwt(accessToken!))).rejects.toMatchObject({ statusCode: 401 })
  })

  it('is refused by a provider that is not served', async () => {
    await expect(realmApp(portal).logIn(Credentials.anonymous())).rejects.toMatchObject({ errorCode: 'LOGIN_PROVIDER' })
  })

  it('renews a dead access token and repeats the call by itself', async () => {
    const user = await realmLogin(portal, 'gestore')
    const dead = 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'
    ;(user as unknown as { accessToken: string }).accessToken = dead
    expect(await collectionOf(user, 'aziende').count()).toBe(4)
    expect(user.accessToken).not.toBe(dead)
  })

  it('ends with logout: its tokens are worthless from then on', async () => {
    const user = await realmLogin(portal, 'gestore')
    const [access, refresh] = [user.accessToken!, user.refreshToken!]
    await user.logOut()
    expect(user.isLoggedIn).toBe(false)
    const ask = (method: string, path: string, token: string) =>
      fetch(`${portal.url}/api/client/v2.0${path}`, { method, headers: { authorization: `Bearer ${token}` } })
    expect((await ask('GET', '/auth/profile', access)).status).toBe(401)
    const refused = await ask('POST', '/auth/session', refresh)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/accedi/),
      error_code: 'InvalidSession',
      link: '',
    })
  })

  it('belongs to its tenant: its tokens open nothing at another host', async () => {
    const user = await realmLogin(portal, 'gestore', 'agevolaitalia.localhost')
    const answer = await fetch(`${portal.url}/api/client/v2.0/auth/profile`, {
      headers: { authorization: `Bearer ${user.accessToken}` },
    })
    expect(answer.status).toBe(401)
  })

  it('gets the address that it asked, never one that a header claims', async () => {
    const answer = await fetch(`${portal.url}/api/client/v2.0/app/bandiera/location`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    expect(await answer.json()).toMatchObject({ hostname: portal.url })
  })
})
