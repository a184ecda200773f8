import { endpointsOf } from './endpoints.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { registryRows } from '../registry/rows-by-role.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { aziende, docs, fillWorld, people, pratiche, type Person } from './world.ts'

const OTHER = 'altro.localhost'
let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, tenants: ['localhost', OTHER] })
})
afterAll(() => portal.stop())

const PERSONS = Object.keys(people) as Person[]
const ofMia: Person[] = ['admin', 'gestore', 'professionista']
const designers: Person[] = ['admin', 'editore', 'editore2']
const inviting: Person[] = ['admin', 'gestore', 'gestore2']
const matching: Person[] = ['admin', 'gestore', 'gestore2', 'professionista', 'collega', 'professionista2']
const ID = '6'.repeat(24)

interface Row {
  /** The address, where the route has parameters; with a query, if any. */
  url?: string
  body?: unknown
  /** Whom it answers; every other person gets `others`. */
  who: Person[]
  /** Status for those, by default 200. */
  ok?: number
  /**
   * 403 for a role without the right, or for another author's record; 404 for a record that they may not see: as if it were
   * not there.
   */
  others?: 403 | 404
  /** What a preview as an admin is answered; nothing else is for one. */
  preview?: number
}

/** Every endpoint of ours that needs a login: what is asked of it, and which roles it answers. */
const rows: Record<string, Row> = {
  'GET /sync/pull': { who: PERSONS, preview: 200 },
  'GET /sync/manifest': { url: '/sync/manifest?colls=aziende', who: PERSONS, preview: 200 },
  'POST /sync/records': { body: { c: 'aziende', ids: [aziende.mia._id] }, who: PERSONS, preview: 200 },
  'GET /sync/first-rows': { url: '/sync/first-rows?path=/aziende', who: PERSONS, ok: 204, preview: 204 },
  'POST /sync/window': { body: { c: 'aziende', q: 'azienda' }, who: PERSONS, preview: 200 },
  'GET /api/account/dati': { who: PERSONS },
  'POST /api/dispositivo': { who: PERSONS, ok: 204 },
  'POST /api/account/password': { body: { attuale: 'x', nuova: 'y' }, who: PERSONS, ok: 422 },
  'POST /api/annulla': { body: { operazioni: [{ da: 1, a: 1 }] }, who: [], others: 403 },
  'POST /api/avvisi/letti': { who: PERSONS, ok: 204 },
  'GET /api/cestino': { who: PERSONS },
  'DELETE /api/cestino': { who: ['admin'], others: 403 },
  'POST /api/cestino/:coll/:id': { url: `/api/cestino/aziende/${ID}`, who: [], others: 404 },
  'GET /api/cronologia/:coll/:id': { url: `/api/cronologia/aziende/${aziende.mia._id}`, who: ofMia, others: 404 },
  'PUT /api/documenti/:id/file': {
    url: `/api/documenti/${docs.mio._id}/file?file=visura.pdf`,
    body: bytesOf.pdf,
    who: ofMia,
    others: 404,
  },
  'POST /api/documenti/:id/indirizzo': { url: `/api/documenti/${docs.mio._id}/indirizzo`, who: ofMia, others: 404 },
  'GET /api/documenti/:id/file': { url: `/api/documenti/${docs.mio._id}/file`, who: ofMia, others: 404 },
  'GET /api/documenti/limiti': { who: PERSONS },
  'POST /api/immagini': { body: bytesOf.png, who: PERSONS },
  'POST /api/import/incentivi': {
    url: '/api/import/incentivi?prova=1',
    body: [],
    who: designers,
    ok: 422,
    others: 403,
  },
  'POST /api/import/incentivi/rilettura': {
    url: '/api/import/incentivi/rilettura?prova=1',
    who: designers,
    others: 403,
  },
  'GET /api/importazioni': { who: PERSONS },
  'POST /api/importazioni': {
    body: { tipo: 'aziende', conteggi: { nuovi: 1, aggiornati: 0 }, operazioni: [{ da: 1, a: 1 }] },
    who: [],
    others: 403,
  },
  'POST /api/importazioni/:id/annulla': { url: `/api/importazioni/${ID}/annulla`, who: [], others: 404 },
  'POST /api/incroci': { body: { tab: 'azienda', id: aziende.mia._id }, who: matching, others: 403, preview: 200 },
  'POST /api/incroci/conteggi': { body: {}, who: matching, others: 403, preview: 200 },
  'POST /api/incroci/da-completare': { body: {}, who: matching, others: 403, preview: 200 },
  'POST /api/incroci/primo-bando': { body: {}, who: matching, others: 403, preview: 200 },
  'POST /api/incroci/prova': { body: { criteri: [] }, who: ['admin'], others: 403, preview: 200 },
  'POST /api/inviti': {
    body: { email: 'nuova@demo.test', name: 'Nora', role: 'editore' },
    who: ['admin'],
    ok: 201,
    others: 403,
  },
  'POST /api/inviti/:id/invia': { url: `/api/inviti/${ID}/invia`, who: inviting, ok: 404, others: 403 },
  'DELETE /api/inviti/:id': { url: `/api/inviti/${ID}`, who: inviting, ok: 404, others: 403 },
  'GET /api/moduli': { who: designers, others: 403 },
  'GET /api/moduli/manifesto': { who: PERSONS, preview: 200 },
  'GET /api/paese': { who: PERSONS },
  'POST /api/popup/chiudi': { who: PERSONS, ok: 204 },
  'POST /api/pratiche/:id/richiesta': {
    url: `/api/pratiche/${pratiche.mia._id}/richiesta`,
    body: { email: 'cliente@demo.test', voci: ['Visura'] },
    who: ofMia,
    ok: 422,
    others: 404,
  },
  'POST /api/pratiche/:id/fascicolo': { url: `/api/pratiche/${pratiche.mia._id}/fascicolo`, who: ofMia, others: 404 },
  'GET /api/pratiche/:id/fascicolo': {
    url: `/api/pratiche/${pratiche.mia._id}/fascicolo?indice=1`,
    who: ofMia,
    others: 404,
  },
  ...registryRows,
  'GET /api/spazio': { who: ['admin'], others: 403 },
  'GET /api/riferimenti/ateco': { url: '/api/riferimenti/ateco?q=62', who: PERSONS, preview: 200 },
  'POST /api/riferimenti/ateco': { body: { codici: [{ codice: '62.01' }] }, who: PERSONS, preview: 200 },
  'GET /api/riferimenti/comuni': { url: '/api/riferimenti/comuni?q=mila', who: PERSONS, preview: 200 },
  'POST /api/riferimenti/comuni': { body: { nomi: [{ nome: 'Milano' }] }, who: PERSONS, preview: 200 },
  'GET /api/riferimenti/tabelle': { who: ['admin'], others: 403 },
  'POST /api/riferimenti/tabelle/:nome': {
    url: '/api/riferimenti/tabelle/comuni?prova=1',
    who: ['admin'],
    ok: 422,
    others: 403,
  },
  'DELETE /api/riferimenti/tabelle/:nome': {
    url: '/api/riferimenti/tabelle/comuni',
    who: ['admin'],
    ok: 204,
    others: 403,
  },

  'GET /api/riferimenti/raccordo-ateco': { who: PERSONS, preview: 200 },
  'GET /api/riferimenti/variazioni': { who: PERSONS, preview: 200 },
  'GET /api/sessioni': {
    url: `/api/sessioni?utente=${people.professionista._id}`,
    who: ['admin', 'gestore', 'professionista'],
    others: 404,
  },
  'DELETE /api/sessioni': {
    url: `/api/sessioni?utente=${people.professionista2._id}`,
    who: ['admin', 'gestore2', 'professionista2'],
    others: 404,
  },
  'DELETE /api/sessioni/:id': { url: `/api/sessioni/${ID}`, who: [], others: 404 },
}
/** Answered without a login (cookie.test.ts says why), and the App Services API, whose tokens are others. */
const ELSEWHERE =
  /^(?:POST \/api\/(?:password|registrazione)(?:\/|$)|GET \/api\/privacy$|POST \/api\/moduli\/uso$|\w+ \/api\/client\/)/

const ask = async (name: string, person: Person | null, host = 'localhost', signedInAt = host): Promise<number> =>
  askWith(name, { ...(await headersOf(portal, person, signedInAt)), host })

async function askWith(name: string, given: Record<string, string>): Promise<number> {
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const { url = path, body } = rows[name]!
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
  const headers = { ...given, ...(body ? { 'content-type': type } : {}) }
  const payload = body as Buffer | object | undefined
  return (await portal.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode
}

it('has a line for every endpoint of the server', () => {
  expect(endpointsOf(portal.app).filter((name) => !ELSEWHERE.test(name))).toEqual(
    expect.arrayContaining(Object.keys(rows)),
  )
  expect(endpointsOf(portal.app).filter((name) => !ELSEWHERE.test(name) && !(name in rows))).toEqual([])
})

describe.each(Object.entries(rows))('%s', (name, { who, ok = 200, others, preview = 403 }) => {
  it('answers those it is for, and no other user', async () => {
    const answers: Record<string, number | undefined> = {}
    for (const person of PERSONS) answers[person] = await ask(name, person)
    expect(answers).toEqual(Object.fromEntries(PERSONS.map((person) => [person, who.includes(person) ? ok : others])))
  })

  it('asks a visitor to sign in, and takes no session of another tenant', async () => {
    expect([await ask(name, null), await ask(name, 'admin', 'localhost', OTHER)]).toEqual([401, 401])
  })

  it('shows a preview no more than every user has, in any role', async () => {
    const { sessions } = portal.tenant('localhost')
    const { token } = await sessions.startPreview({ role: 'admin', generation: 0 }, Date.now() + 60_000)
    expect(await askWith(name, { host: 'localhost', authorization: `Bearer ${token}` })).toBe(preview)
  })

  it('is closed to a suspended user', async () => {
    const tenant = portal.tenant('localhost')
    const { token } = await tenant.sessions.start(people.collega)
    const suspend = (attivo: boolean) =>
      tenant.documents.transact(null, (writer) => writer.replace('usr', { ...people.collega, attivo }))
    await suspend(false)
    const [method, path] = name.split(' ') as ['GET', string]
    const headers = { host: 'localhost', authorization: `Bearer ${token}` }
    const { statusCode } = await portal.app.inject({ method, url: rows[name]!.url ?? path, headers })
    await suspend(true)
    expect([401, 403]).toContain(statusCode)
  })
})
