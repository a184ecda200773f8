import type { Usr } from '@bandiera/domain'
import { ask } from './asking.ts'
import { openSocket } from './clients.ts'
import { lettersOf } from './mailbox.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterEach(() => portal.stop())

const INVITE = ['POST', '/api/inviti'] as const
const invite = (person: Person | null, over: Record<string, unknown> = {}) =>
  ask(portal, person, INVITE, { email: 'nuova@studio.test', name: 'Nora Nuova', role: 'professionista', ...over })
const usrOf = async (id: unknown): Promise<Usr | undefined> =>
  (await portal.tenant('localhost').store.get('usr', String(id)))?.doc
const register = (jwt: string | null, over: Record<string, unknown> = {}) =>
  ask(portal, null, ['POST', '/api/registrazione'], {
    jwt,
    name: 'Nora Nuova',
    password: 'tre gatti sul tetto rosso',
    telefono: '+390212345678',
    privacy: true,
    ...over,
  })
const readLink = (jwt: string | null) => ask(portal, null, ['POST', '/api/registrazione/invito'], { jwt })
const lastToken = async () => (await lettersOf(portal)).at(-1)!.token

describe('an invitation', () => {
  it('of an admin may give every role, and a professionista the manager it names', async () => {
    const under = { role: 'professionista', by: people.gestore2._id }
    const wanted = [{ role: 'admin' }, { role: 'editore' }, { role: 'gestore' }, under]
    for (const [at, flags] of wanted.entries()) {
      const { status, body } = await invite('admin', { email: `p${at}@studio.test`, ...flags })
      expect(status).toBe(201)
      expect((await usrOf(body.id))?.role).toEqual(
        flags.role === 'professionista' ? { professionista: { by: people.gestore2._id } } : { [flags.role]: true },
      )
    }
    const letters = await lettersOf(portal)
    expect(letters.map(({ to }) => /<?([^<> ]+@[^<> ]+?)>?$/.exec(to)?.[1])).toEqual(
      expect.arrayContaining(wanted.map((_flags, at) => `p${at}@studio.test`)),
    )
  })

  it('of a gestore is for its own professionisti only; the other roles invite no one', async () => {
    const { status, body } = await invite('gestore')
    expect(status).toBe(201)
    expect(await usrOf(body.id)).toMatchObject({
      role: { professionista: { by: people.gestore._id } },
      attivo: false,
      invitatoDa: people.gestore._id,
      invito: { da: people.gestore._id },
    })
    const refused = [
      await invite('gestore', { email: 'a@studio.test', role: 'gestore' }),
      await invite('gestore', { email: 'b@studio.test', by: people.gestore2._id }),
      await invite('editore', { email: 'c@studio.test' }),
      await invite('professionista', { email: 'd@studio.test' }),
    ]
    for (const one of refused) expect(one).toMatchObject({ status: 403, body: { error_code: 'INVITE_ROLE' } })
    expect(await invite(null)).toMatchObject({ status: 401 })
  })

  it('refuses what is no person, with the field and the reason, and invites no one', async () => {
    const before = await portal.tenant('localhost').store.seq()
    const reasons = [
      [await invite('admin', { email: 'nora', by: people.gestore._id }), /campo email: .*@/],
      [await invite('admin', { name: '  ', by: people.gestore._id }), /campo name: scrivi nome e cognome/],
      [await invite('admin', { role: 'capo' }), /campo role/],
      [await invite('admin', {}), /Scegli un gestore attivo/],
      [await invite('admin', { by: people.editore._id }), /Scegli un gestore attivo/],
    ] as const
    for (const [{ status, body }, reason] of reasons) {
      expect(status).toBe(422)
      expect(body.error).toMatch(reason)
    }
    expect(await portal.tenant('localhost').store.seq()).toBe(before)
    expect(await lettersOf(portal)).toEqual([])
  })

  it('is seen by users who may see the person, with the state of its mail', async () => {
    const { body } = await invite('gestore')
    await portal.app.posta.settled()
    expect((await usrOf(body.id))?.invito).toMatchObject({ stato: 'inviato' })
    const [letter] = await lettersOf(portal)
    expect(letter).toMatchObject({ subject: '[localhost] gestore ti invita come professionista' })
    expect(letter!.text).toMatch(/^Ciao Nora Nuova,/)
    expect(letter!.text).toMatch(/Il link vale 7 giorni, fino a \S+ \d+ \S+ alle \d\d:\d\d, e si usa una volta sola/)
    expect(letter!.raw).toContain('text/html')
  })

  it('tells a gestore nothing about people it does not see, and who they are gets a mail that says so', async () => {
    const unknown = await invite('gestore')
    const known = await invite('gestore', { email: people.professionista2.email })
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
    await portal.app.posta.settled()
    const [shown, shadow] = [(await usrOf(unknown.body.id))!, (await usrOf(known.body.id))!]
    expect(Object.keys(shadow).sort()).toEqual(Object.keys(shown).sort())
    expect(shadow.invito?.stato).toBe('inviato')
    const letter = (await lettersOf(portal)).find(({ to }) => to.includes(people.professionista2.email))!
    expect(letter.token).toBeNull()
    expect(letter.text).toContain('con questo indirizzo hai già un accesso')
    // it can see this person anyway, so the answer names it
    expect(await invite('gestore', { email: people.collega.email })).toMatchObject({
      body: { error_code: 'INVITE_TAKEN' },
    })
    expect(await invite('gestore')).toMatchObject({ status: 409, body: { error_code: 'INVITE_PENDING' } })
    const byAdmin = { email: people.editore.email, role: 'editore' }
    expect(await invite('admin', byAdmin)).toMatchObject({ status: 409, body: { error_code: 'INVITE_TAKEN' } })
    // and the owner of the address signs in as before
    expect((await portal.tenant('localhost').users.byEmail(people.professionista2.email))?._id).toBe(
      people.professionista2._id,
    )
  })

  it('sent again makes the older link useless', async () => {
    const { body } = await invite('gestore')
    const first = await lastToken()
    expect(await ask(portal, 'gestore', ['POST', `/api/inviti/${String(body.id)}/invia`])).toMatchObject({
      status: 204,
    })
    const second = await lastToken()
    expect(second).not.toBe(first)
    expect(await readLink(first)).toMatchObject({ status: 410, body: { error_code: 'LINK_USED' } })
    expect(await readLink(second)).toMatchObject({ status: 200, body: { name: 'Nora Nuova' } })
  })

  it('taken back is gone with its link; only who may invite the person may do so', async () => {
    const { body } = await invite('gestore')
    const jwt = await lastToken()
    const withdraw = ['DELETE', `/api/inviti/${String(body.id)}`] as const
    for (const other of ['gestore2', 'editore', 'professionista'] as const) {
      expect((await ask(portal, other, withdraw)).status).toBeGreaterThanOrEqual(403)
    }
    expect(await usrOf(body.id)).toBeDefined()
    expect(await ask(portal, 'gestore', withdraw)).toMatchObject({ status: 204 })
    expect(await usrOf(body.id)).toBeUndefined()
    expect(await register(jwt)).toMatchObject({ status: 410, body: { error_code: 'LINK_USED' } })
    const answered = await ask(portal, 'admin', ['DELETE', `/api/inviti/${people.collega._id}`])
    expect(answered).toMatchObject({ status: 409, body: { error_code: 'INVITE_ANSWERED' } })
  })
})

describe('the registration', () => {
  it('shows who invites and as what, makes the person a user and signs it in', async () => {
    const { body } = await invite('admin', { by: people.gestore._id })
    const jwt = await lastToken()
    expect((await readLink(jwt)).body).toMatchObject({
      name: 'Nora Nuova',
      email: 'nuova@studio.test',
      role: 'professionista',
      invitatoDa: 'admin',
      gestore: 'gestore',
    })
    const { status, body: done } = await register(jwt, { name: 'Nora  De Nuova' })
    expect(status).toBe(201)
    const usr = (await usrOf(body.id))!
    expect(usr).toMatchObject({ name: 'Nora De Nuova', attivo: true, telefono: '+390212345678' })
    expect(usr.invito).toBeUndefined()
    expect(Date.parse(usr.privacyIl!)).toBeGreaterThan(Date.now() - 60_000)
    const socket = openSocket(portal)
    expect(await socket.invoke('tokenLogin', { t: done.token })).toMatchObject({ u: { _id: usr._id } })
    const login = { email: 'Nuova@Studio.test', password: 'tre gatti sul tetto rosso' }
    expect(await socket.invoke('login', login)).toMatchObject({ u: { _id: usr._id } })
    socket.disconnect()
  })

  it('works once', async () => {
    await invite('gestore')
    const jwt = await lastToken()
    const both = await Promise.all([register(jwt), register(jwt)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
    expect(await readLink(jwt)).toMatchObject({ status: 410, body: { error_code: 'LINK_USED' } })
  })

  it('refuses a weak password, a missing consent and a wrong phone with the reason, and the link still works', async () => {
    await invite('gestore')
    const jwt = await lastToken()
    const refused = [
      [await register(jwt, { password: 'corta' }), 'PASSWORD_SHORT', /almeno 10 caratteri/],
      [await register(jwt, { password: 'password123' }), 'PASSWORD_WEAK', /facile da indovinare/],
      [await register(jwt, { password: 'NoraNuova1' }), 'PASSWORD_WEAK', /facile da indovinare/],
      [await register(jwt, { privacy: false }), 'RECORD_INVALID', /serve il consenso/],
      [await register(jwt, { telefono: 'abc' }), 'RECORD_INVALID', /numero di telefono/],
      [await register(jwt, { name: '' }), 'RECORD_INVALID', /nome e cognome/],
    ] as const
    for (const [{ status, body }, code, reason] of refused) {
      expect([status, body.error_code]).toEqual([422, code])
      expect(body.error).toMatch(reason)
    }
    expect((await register(jwt)).status).toBe(201)
  })

  it('takes no other token for an invitation', async () => {
    const { links, documents, sessions } = portal.tenant('localhost')
    const session = await sessions.start(people.gestore)
    const reset = await documents.transact(null, (tx) => links.issue(tx, 'resetPwd', people.gestore._id))
    await invite('gestore')
    const jwt = (await lastToken())!
    for (const token of [session.token, reset.token, `${jwt.slice(0, -2)}xx`, 'a.b.c', 'niente'])
      expect(await register(token)).toMatchObject({ status: 422, body: { error_code: 'LINK_ALTERED' } })
  })

  it('of an address that has since got an access says so', async () => {
    await invite('gestore')
    const first = await lastToken()
    await invite('gestore2')
    const second = await lastToken()
    expect((await register(first)).status).toBe(201)
    expect(await register(second)).toMatchObject({ status: 409, body: { error_code: 'EMAIL_TAKEN' } })
  })
})

describe('a request for a new invitation', () => {
  const askAgain = (jwt: string | null) => ask(portal, null, ['POST', '/api/registrazione/richiesta'], { jwt })
  const requests = async () => (await lettersOf(portal)).filter(({ subject }) => /chiede un nuovo invito/.test(subject))

  it('is answered alike for every link, and reaches the inviting person only while the invitation is unanswered', async () => {
    const { body } = await invite('gestore')
    const replaced = await lastToken()
    await ask(portal, 'gestore', ['POST', `/api/inviti/${String(body.id)}/invia`])
    const newest = await lastToken()
    await invite('admin', { email: 'altra@studio.test', name: 'Altra', role: 'editore' })
    const answered = await lastToken()
    await register(answered, { name: 'Altra' })
    const links = [replaced, answered, 'a.b.c', `${newest!.slice(0, -2)}xx`]
    const answers = []
    for (const jwt of links) answers.push(await askAgain(jwt))
    expect(answers).toEqual(links.map(() => ({ status: 202, body: {} })))
    const letters = await requests()
    expect(letters).toHaveLength(1)
    expect(letters[0]!.to).toContain(people.gestore.email)
    expect(letters[0]!.text).toContain(`/utenti/${String(body.id)}`)
    expect(letters[0]!.token).toBeNull()
  })

  it('goes to an admin when who invited cannot sign in any more, twice a day at most', async () => {
    await invite('gestore')
    const jwt = await lastToken()
    await portal.tenant('localhost').documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('usr', people.gestore._id))!
      await writer.replace('usr', { ...doc, attivo: false })
    })
    for (let at = 0; at < 4; at++) expect((await askAgain(jwt)).status).toBe(202)
    const letters = await requests()
    expect(letters).toHaveLength(2)
    expect(letters[0]!.to).toContain(people.admin.email)
  })
})

it('the page of a link is the portal’s, for every ending of the link', async () => {
  const answer = await fetch(`${portal.url}/registrazione/${'a'.repeat(120)}.b.${'c'.repeat(43)}`)
  // the shell is not built here: what matters is that it was asked for
  expect(((await answer.json()) as { error_code: string }).error_code).toBe('PAGE_UNBUILT')
})
