import type { TenantManifest } from '@bandiera/wire'
import { PREVIEW_PARAMETER } from '@bandiera/wire'
import { Credentials } from 'realm-web'
import { carryOut } from '../../src/registry/carry-out.ts'
import { collectionOf, openSocket, realmApp } from '../protocol/clients.ts'
import { pulled } from '../protocol/feeding.ts'
import { fetchAs } from '../protocol/fetch-as.ts'
import { aziende } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'
import { askAs, developer, type Team } from './team.ts'

const THERE = 'altro.localhost'
let portal: ModulesPortal
let operator: Team
beforeEach(async () => {
  portal = await startWithModules()
  operator = await developer(portal)
  await portal.publish('1.1.0', {
    menu: [
      { id: 'b', label: 'Seconda', to: '/b', order: 2, feature: 'prova', roles: ['gestore'], whenSome: 'aziende' },
      { id: 'a', label: 'Prima', to: '/a', order: 1, feature: 'prova' },
      { id: 'c', label: 'Di altri', to: '/c', order: 3, feature: 'prova', roles: ['admin'] },
    ],
    slots: [{ slot: 'azienda.scheda', ref: 'scheda', title: 'Scheda', order: 1, feature: 'prova', roles: ['gestore'] }],
  })
  await carryOut(portal.registry, {
    command: { verb: 'promuovi', id: ID, version: '1.1.0', tenants: [THERE] },
    by: 'Ada',
    why: 'prova',
  })
})
afterEach(() => portal.stop())

const URL = '/api/registro/anteprime'
const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  askAs(portal, operator, { method, url, body })

/** A preview that an operator has opened, as a holder of the address sees it. */
async function open(over: object = {}) {
  const body = { tenant: THERE, ruolo: 'gestore', perche: 'prima della riunione', ...over }
  const { status, body: answer } = await ask('POST', URL, body)
  const { anteprima, indirizzo } = answer as { anteprima: { id: string }; indirizzo: string }
  const token = indirizzo?.split(`#${PREVIEW_PARAMETER}=`)[1] ?? ''
  return { status, answer, id: anteprima?.id, token, indirizzo }
}
const get = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetchAs(THERE, portal.port)(`${portal.url}${path}`, { headers })
  return { status: answer.status, text: await answer.text() }
}
const versions = async (token: string) =>
  (JSON.parse((await get('/api/moduli/manifesto', token)).text) as TenantManifest).modules.map(({ version }) => version)

it('is an address of the tenant, its token where no server sees it', async () => {
  const { status, indirizzo, answer } = await open()
  expect(status).toBe(201)
  expect(indirizzo).toMatch(new RegExp(`^http://${THERE}:${portal.port}/#${PREVIEW_PARAMETER}=`))
  expect(answer['anteprima']).toMatchObject({ tenant: THERE, ruolo: 'gestore', generazione: 1, chi: 'sviluppo' })
})

it('has the modules of the generation that was asked for, and of the current one when none was', async () => {
  expect(await versions((await open()).token)).toEqual(['1.1.0'])
  expect(await versions((await open({ generazione: 0 })).token)).toEqual(['1.0.0'])
})

it('is refused for a portal, a role or a generation that does not exist', async () => {
  const answers = [await open({ tenant: 'nessuno' }), await open({ generazione: 7 }), await open({ ruolo: 'capo' })]
  expect(answers.map(({ answer }) => answer['error_code'])).toEqual([
    'REGISTRO_TENANT',
    'REGISTRO_GENERATION',
    'RECORD_INVALID',
  ])
})

it('signs in over the socket in that role without an account, and leaves no trace among the users', async () => {
  const { token } = await open()
  const socket = openSocket(portal, { host: THERE })
  const answer = await socket.invoke('tokenLogin', { t: token })
  expect(answer).toMatchObject({ u: { name: 'Anteprima', role: { gestore: true } } })
  const { u } = answer as { u: { _id: string } }
  expect(await portal.tenant(THERE).users.byId(u._id)).toBeNull()
  socket.disconnect()
})

it('holds no record of any user, also as an admin: the white label alone', async () => {
  const { token } = await open({ ruolo: 'admin' })
  const { entries } = await pulled(portal, token, { host: THERE })
  expect([...new Set(entries.map(({ c }) => c))]).toEqual(['settings'])
})

it('reads through realm-web and writes nothing', async () => {
  const { token } = await open({ ruolo: 'admin' })
  const user = await realmApp(portal, THERE).logIn(Credentials.jwt(token))
  expect(await collectionOf(user, 'aziende').find({})).toEqual([])
  for (const write of [
    () => collectionOf(user, 'aziende').insertOne({ ...aziende.mia, _id: '7'.repeat(24) }),
    () => collectionOf(user, 'settings').updateOne({ _id: THERE }, { $set: { nome: 'Altro' } }),
    () => collectionOf(user, 'settings').deleteOne({ _id: THERE }),
  ])
    await expect(write()).rejects.toMatchObject({ statusCode: 403, errorCode: 'PREVIEW_REFUSED' })
  expect((await portal.settings(THERE)).nome).not.toBe('Altro')
})

it('operates nothing, even as an admin of the operators’ own tenant', async () => {
  const { token } = await open({ tenant: 'localhost', ruolo: 'admin' })
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const answer = await portal.app.inject({ url: '/api/registro', headers })
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { error_code: 'PREVIEW_REFUSED' }])
})

it('goes on when one of those who look logs out, until an operator ends it', async () => {
  const { token, id } = await open()
  const socket = openSocket(portal, { host: THERE })
  await socket.invoke('tokenLogin', { t: token })
  await socket.invoke('logout')
  expect((await get('/api/moduli/manifesto', token)).status).toBe(200)
  const ended = socket.listener('deauthenticate').once()
  expect((await ask('DELETE', `${URL}/${id}`)).status).toBe(204)
  await ended
  expect((await get('/api/moduli/manifesto', token)).status).toBe(401)
  expect((await ask('DELETE', `${URL}/${id}`)).body['error_code']).toBe('ANTEPRIMA_MISSING')
  socket.disconnect()
})

it('is listed with its author and reason, while it lasts', async () => {
  const [first, second] = [await open(), await open({ ruolo: 'admin', perche: 'menù nuovi' })]
  await ask('DELETE', `${URL}/${first.id}`)
  expect((await ask('GET', URL)).body).toEqual({
    anteprime: [expect.objectContaining({ id: second.id, ruolo: 'admin', perche: 'menù nuovi' })],
  })
})

it('says beforehand which menus, pages and parts of other pages would be there', async () => {
  const { body } = await ask('GET', `${URL}/contenuto?tenant=${THERE}&ruolo=gestore`)
  expect(body).toEqual({
    contenuto: {
      moduli: [{ id: ID, versione: '1.1.0' }],
      menu: [
        { modulo: ID, voce: 'Prima', indirizzo: '/a' },
        { modulo: ID, voce: 'Seconda', indirizzo: '/b', seVede: 'aziende' },
      ],
      pagine: [{ modulo: ID, titolo: 'Prova', indirizzo: '/prova-1.1.0' }],
      comandi: [],
      riquadri: [{ modulo: ID, slot: 'azienda.scheda', titolo: 'Scheda' }],
    },
  })
})
