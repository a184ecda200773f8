import type { Usr } from '@bandiera/domain'
import type { User } from 'realm-web'
import { ask } from './asking.ts'
import { collectionOf, openSocket, realmLogin, signIn } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const usrOf = async (person: Person): Promise<Usr> =>
  (await portal.tenant('localhost').store.get('usr', people[person]._id))!.doc
const change = async (by: Person, who: Person | string, set: Record<string, unknown>) => {
  users[by] ??= await realmLogin(portal, by)
  const _id = who in people ? people[who as Person]._id : who
  return collectionOf(users[by], 'usr').updateOne({ _id }, { $set: set })
}
const expectRefusal = (work: Promise<unknown>, errorCode: string, text = /\S/): Promise<void> =>
  expect(work).rejects.toMatchObject({ errorCode, error: expect.stringMatching(text) })
const under = (person: Person) => ({ professionista: { by: people[person]._id } })

it('suspension ends every session of the person at once, and signs it in no more; reactivation does', async () => {
  const [one, two] = [openSocket(portal), openSocket(portal)]
  for (const socket of [one, two]) await signIn(socket, 'professionista')
  const out = Promise.all([one, two].map((socket) => socket.listener('deauthenticate').once()))
  await change('gestore', 'professionista', { attivo: false })
  await out
  expect(await signIn(one, 'professionista')).toMatch(/^puoi/)
  await change('gestore', 'professionista', { attivo: true })
  expect(await signIn(one, 'professionista')).toMatchObject({ u: { _id: people.professionista._id } })
  for (const socket of [one, two]) socket.disconnect()
})

it('only the login sets the last access of a person: no write changes it, not even of its own record', async () => {
  const socket = openSocket(portal)
  const { versione } = await usrOf('gestore')
  await signIn(socket, 'gestore')
  const { ultimoAccesso } = await usrOf('gestore')
  expect(Date.now() - Date.parse(ultimoAccesso!)).toBeLessThan(60_000)
  for (const by of ['gestore', 'admin'] as const) {
    await expectRefusal(change(by, 'gestore', { ultimoAccesso: '2002-01-01T00:00:00.000Z' }), 'WRITE_FIELD')
    await change(by, 'gestore', { ultimoAccesso, telefono: `02 ${by}` })
  }
  expect(await usrOf('gestore')).toMatchObject({ ultimoAccesso, versione: versione! + 2 })
  socket.disconnect()
})

const SERVERS = {
  ultimoAccesso: '2002-01-01T00:00:00.000Z',
  registratoIl: '2002-01-01T00:00:00.000Z',
  privacyIl: '2002-01-01T00:00:00.000Z',
  invitatoDa: '655f0a01cccccccccccccccc',
}
const ROLES = ['admin', 'editore', 'gestore', 'professionista'] as const

it.each(ROLES)('%s writes none of what the server alone writes of a person, one field at a time', async (by) => {
  const before = await usrOf(by)
  for (const [field, value] of Object.entries(SERVERS))
    await expectRefusal(change(by, by, { [field]: value }), 'WRITE_FIELD')
  expect({ ...(await usrOf(by)), ultimoAccesso: '' }).toEqual({ ...before, ultimoAccesso: '' })
})

it('an admin adds no person with a past login', async () => {
  users.admin ??= await realmLogin(portal, 'admin')
  const usr = { name: 'Nuova', email: 'nuova@demo.test', role: { editore: true } }
  const insert = collectionOf(users.admin, 'usr').insertOne({ ...usr, ultimoAccesso: SERVERS.ultimoAccesso })
  await expectRefusal(insert, 'WRITE_FIELD')
})

describe('a person without a name', () => {
  const BLANK = ['', ' ', '   ', '\t\n', '\u00a0', '\u200b', '\ufeff', '\u2060\u200d']

  it.each(ROLES)('is not what %s makes of itself', async (by) => {
    const { name } = await usrOf(by)
    for (const blank of BLANK) await expectRefusal(change(by, by, { name: blank }), 'RECORD_INVALID', /nome/i)
    expect((await usrOf(by)).name).toBe(name)
  })

  it('is changed and added by no admin or gestore', async () => {
    await expectRefusal(change('admin', 'editore', { name: ' ' }), 'RECORD_INVALID', /nome/i)
    await expectRefusal(change('gestore', 'professionista', { name: ' ' }), 'RECORD_INVALID', /nome/i)
    const usr = { name: '\u00a0', email: 'nuova@demo.test', role: { editore: true } }
    await expectRefusal(collectionOf(users.admin!, 'usr').insertOne(usr), 'RECORD_INVALID', /nome/i)
  })

  it('who was stored by an older portal changes everything else, and takes a name', async () => {
    const { store } = portal.tenant('localhost')
    const stored = (await store.get('usr', people.gestore._id))!
    await store.transact(null, (tx) => tx.put('usr', { ...stored.doc, name: '' }, stored.audience, 'update'))
    await change('gestore', 'gestore', { telefono: '+3902123456' })
    await change('gestore', 'gestore', { name: 'Ada' })
    expect(await usrOf('gestore')).toMatchObject({ name: 'Ada', telefono: '+3902123456' })
  })
})

it('no user suspends itself, not even an admin', async () => {
  await expectRefusal(change('admin', 'admin', { attivo: false }), 'USER_SELF', /altro admin/)
  await expectRefusal(change('gestore', 'gestore', { attivo: false }), 'WRITE_FIELD')
  expect((await usrOf('admin')).attivo).not.toBe(false)
})

it('the last admin who can sign in keeps its role; of two, one may go', async () => {
  await expectRefusal(change('admin', 'admin', { role: { editore: true } }), 'USER_LAST_ADMIN')
  await change('admin', 'editore2', { role: { admin: true } })
  await change('admin', 'editore2', { attivo: false })
  await expectRefusal(change('admin', 'admin', { role: { editore: true } }), 'USER_LAST_ADMIN')
  await change('admin', 'editore2', { attivo: true })
  await change('admin', 'admin', { role: { editore: true } })
  expect((await usrOf('admin')).role).toEqual({ editore: true })
  await expectRefusal(change('editore2', 'editore2', { attivo: false }), 'USER_SELF')
})

it('a professionista works for a manager who is one and can sign in', async () => {
  await expectRefusal(change('admin', 'collega', { role: under('editore') }), 'USER_MANAGER')
  await expectRefusal(change('admin', 'collega', { role: { professionista: { by: 'f'.repeat(24) } } }), 'USER_MANAGER')
  await change('admin', 'gestore2', { attivo: false })
  await expectRefusal(change('admin', 'collega', { role: under('gestore2') }), 'USER_MANAGER')
})

it('a gestore with companies or people stays one, and the refusal says what there is', async () => {
  await expectRefusal(
    change('admin', 'gestore', { role: { editore: true } }),
    'USER_NEEDED',
    /ancora 3 aziende e 2 professionisti/,
  )
  expect((await usrOf('gestore')).role).toEqual({ gestore: true })
})

it('a professionista who changes manager or role leaves the companies of the manager before, in the same step', async () => {
  await change('admin', 'professionista', { role: under('gestore2') })
  const { store } = portal.tenant('localhost')
  expect((await store.get('aziende', aziende.mia._id))?.doc).toMatchObject({
    professionisti: [],
    gestoreId: people.gestore._id,
  })
  await change('admin', 'collega', { role: { gestore: true } })
  expect((await store.get('aziende', aziende.delCollega._id))?.doc.professionisti).toEqual([])
})

it('a new role counts at once: the page loads again what it may see now', async () => {
  const socket = openSocket(portal)
  await signIn(socket, 'collega')
  const channel = socket.subscribe(`priv/${people.collega._id}/feed`)
  await channel.listener('subscribe').once()
  const kicked = channel.listener('kickOut').once()
  await change('admin', 'collega', { role: { editore: true } })
  await kicked
  const collega = await realmLogin(portal, 'collega')
  expect(await collectionOf(collega, 'aziende').count({})).toBe(0)
  socket.disconnect()
})

it('who has not answered an invitation is neither suspended nor reactivated', async () => {
  const invited = { email: 'x@studio.test', name: 'Xenia', role: 'professionista' }
  const { body } = await ask(portal, 'gestore', ['POST', '/api/inviti'], invited)
  await portal.app.posta.settled()
  await expectRefusal(change('gestore', String(body.id), { attivo: true }), 'USER_INVITED')
  await expectRefusal(change('admin', String(body.id), { attivo: true }), 'USER_INVITED')
})

it('people are deleted by no role', async () => {
  const admin = collectionOf(await realmLogin(portal, 'admin'), 'usr')
  await expectRefusal(admin.deleteOne({ _id: people.collega._id }), 'WRITE_ROLE')
})
