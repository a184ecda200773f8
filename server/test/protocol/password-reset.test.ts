import { ask } from './asking.ts'
import { collectionOf, openSocket, realmLogin, signIn } from './clients.ts'
import { lettersOf } from './mailbox.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, PASSWORD, people } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterEach(() => portal.stop())

const NEW = 'quattro mele nel cestino'
const askMail = (email: string) => ask(portal, null, ['POST', '/api/password/dimenticata'], { email })
const change = (jwt: string | null, password = NEW) => ask(portal, null, ['POST', '/api/password'], { jwt, password })
const suspend = (id: string) =>
  portal.tenant('localhost').documents.transact(null, async (writer) => {
    const { doc } = (await writer.get('usr', id))!
    await writer.replace('usr', { ...doc, attivo: false })
  })

it('is asked for with the same answer for every address, and only users who can sign in get a mail', async () => {
  await suspend(people.gestore2._id)
  await ask(portal, 'admin', ['POST', '/api/inviti'], { email: 'x@studio.test', name: 'X', role: 'editore' })
  const before = (await lettersOf(portal)).length
  const emails = [people.gestore.email, 'NESSUNO@demo.test', people.gestore2.email, 'x@studio.test', 'nessun indirizzo']
  const answers = []
  for (const email of emails) answers.push(await askMail(email))
  expect(answers).toEqual(emails.map(() => ({ status: 202, body: {} })))
  const letters = (await lettersOf(portal)).slice(before)
  expect(letters).toMatchObject([{ subject: '[localhost] Scegli una nuova password', token: expect.any(String) }])
  expect(letters[0]!.to).toContain(people.gestore.email)
  expect(letters[0]!.text).toContain('vale un’ora')
  expect(await askMail('')).toMatchObject({ status: 422, body: { error: expect.stringMatching(/indirizzo/) } })
})

it('is answered before any account is looked up', async () => {
  const { users } = portal.tenant('localhost')
  const find = users.byEmail
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  users.byEmail = async (wanted) => {
    await held
    return find(wanted)
  }
  for (const email of [people.gestore.email, 'nessuno@demo.test']) expect((await askMail(email)).status).toBe(202)
  release()
  expect(await lettersOf(portal)).toHaveLength(1)
})

it('sends no more than five mails an hour to one address, and does not say so', async () => {
  for (let at = 0; at < 7; at++) expect((await askMail(people.gestore.email)).status).toBe(202)
  expect(await lettersOf(portal)).toHaveLength(5)
})

it('sets the password once, ends every session and begins a new one', async () => {
  const [first, second] = [openSocket(portal), openSocket(portal)]
  for (const socket of [first, second]) await signIn(socket, 'gestore')
  const ended = Promise.all([first, second].map((socket) => socket.listener('deauthenticate').once()))
  await askMail(people.gestore.email)
  const { token: jwt } = (await lettersOf(portal))[0]!
  const shown = await ask(portal, null, ['POST', '/api/password/link'], { jwt })
  expect(shown.body).toEqual({ name: 'gestore', email: people.gestore.email })
  const { status, body } = await change(jwt)
  expect(status).toBe(200)
  await ended
  expect(await change(jwt)).toMatchObject({ status: 410, body: { error_code: 'LINK_USED' } })
  expect(await first.invoke('login', { email: people.gestore.email, password: PASSWORD })).toMatch(/non corretti/)
  expect(await first.invoke('login', { email: people.gestore.email, password: NEW })).toMatchObject({ u: {} })
  expect(await second.invoke('tokenLogin', { t: body.token })).toMatchObject({ u: { _id: people.gestore._id } })
  for (const socket of [first, second]) socket.disconnect()
  // and its owner gets a mail
  expect((await lettersOf(portal)).at(-1)).toMatchObject({ subject: '[localhost] La tua password è cambiata' })
})

it('refuses a weak password and the link still works', async () => {
  await askMail(people.gestore.email)
  const { token: older } = (await lettersOf(portal))[0]!
  expect(await change(older, 'corta')).toMatchObject({ status: 422, body: { error_code: 'PASSWORD_SHORT' } })
  expect(await change(older, 'password123')).toMatchObject({ status: 422, body: { error_code: 'PASSWORD_WEAK' } })
  expect(await change('storto')).toMatchObject({ status: 422, body: { error_code: 'LINK_ALTERED' } })
  expect((await change(older)).status).toBe(200)
})

it('is there for its owner however often a stranger asks: the first link works, and ends the others', async () => {
  await askMail(people.gestore.email)
  const { token: own } = (await lettersOf(portal))[0]!
  for (let at = 0; at < 7; at++) await askMail(people.gestore.email)
  const others = (await lettersOf(portal)).slice(1).map(({ token }) => token)
  expect(others).toHaveLength(4)
  expect((await change(own)).status).toBe(200)
  for (const jwt of others) expect(await change(jwt)).toMatchObject({ status: 410, body: { error_code: 'LINK_USED' } })
})

it('is no good to a person who was suspended after asking', async () => {
  await askMail(people.gestore.email)
  const { token } = (await lettersOf(portal))[0]!
  await suspend(people.gestore._id)
  expect(await change(token)).toMatchObject({ status: 403, body: { error_code: 'LOGIN_SUSPENDED' } })
})

describe('an open link', () => {
  const { _id, email } = people.gestore
  const tenant = () => portal.tenant('localhost')
  const opened = async () => {
    await askMail(email)
    return (await lettersOf(portal))[0]!.token
  }
  const used = { status: 410, body: { error_code: 'LINK_USED' } }
  const setEmail = (to: string) =>
    tenant().documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('usr', _id))!
      await writer.replace('usr', { ...doc, email: to }, 'update')
    })

  it('is nothing after the password was changed in the account, and the new one stays', async () => {
    const jwt = await opened()
    const passwords = { attuale: PASSWORD, nuova: 'cavallo-blu-nel-fiume-72' }
    expect((await ask(portal, 'gestore', ['POST', '/api/account/password'], passwords)).status).toBe(204)
    expect(await change(jwt)).toMatchObject(used)
    expect(await tenant().users.verify(email, passwords.nuova, { address: '' })).toMatchObject({ _id })
  })

  it('is no good after any change of the e-mail address, also when it is changed back', async () => {
    const jwt = await opened()
    const users = collectionOf(await realmLogin(portal, 'admin'), 'usr')
    expect(await users.updateOne({ _id }, { $set: { email: 'nuovo@demo.test' } })).toMatchObject({ modifiedCount: 1 })
    expect(await change(jwt)).toMatchObject(used)
    await setEmail(email)
    expect(await change(jwt)).toMatchObject(used)
  })

  it('works after a change of anything else', async () => {
    const jwt = await opened()
    await setEmail(email.toUpperCase())
    expect((await change(jwt)).status).toBe(200)
  })

  it('is not made for an address that is no longer the user’s when the mail is written', async () => {
    const { users } = tenant()
    const find = users.byEmail
    users.byEmail = async (wanted) => {
      const found = await find(wanted)
      await setEmail('nuovo@demo.test')
      return found
    }
    await askMail(email)
    expect(await lettersOf(portal)).toEqual([])
  })

  it('works for one of two who use it at once', async () => {
    const jwt = await opened()
    const answers = await Promise.all([change(jwt), change(jwt, 'sette prugne nel piatto')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })
})

it('never puts a password into a mail or the log of changes', async () => {
  await askMail(people.gestore.email)
  await change((await lettersOf(portal))[0]!.token)
  const letters = await lettersOf(portal)
  const log = await portal.tenant('localhost').store.changesSince(0, 1000)
  expect(JSON.stringify([letters, log])).not.toContain(NEW)
})

it('links lead to the host and port of the server in development, not to those that a request names', async () => {
  await askMail(people.gestore.email)
  expect((await lettersOf(portal))[0]!.text).toContain(`http://localhost:${portal.port}/resetPwd/`)
})
