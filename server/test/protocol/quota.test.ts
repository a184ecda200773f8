import type { Documento } from '@bandiera/domain'
import { readdir } from 'node:fs/promises'
import * as path from 'node:path'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../postgres.ts'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { bytesOf, headersOf, sendFile } from './send-file.ts'
import { aziende, fillWorld, people, world, type Person } from './world.ts'

let portal: TestPortal
const open = async (env: Record<string, string>) => void (portal = await startPortal({ fill: fillWorld, env }))
afterEach(() => portal.stop())

let number = 0
const newId = () => `6d${(number++).toString(16).padStart(22, '0')}`
const pdf = (kb: number) => Buffer.concat([bytesOf.pdf, Buffer.alloc(kb * 1024 - bytesOf.pdf.length, newId())])
const upload = async (as: Person, bytes: Buffer) => {
  const { status, body } = await sendFile(
    portal,
    `/api/documenti/${newId()}/file?file=a.pdf&clienteId=${aziende.mia._id}`,
    bytes,
    { as },
  )
  return [status, body.error_code ?? body._id] as [number, string]
}
const image = async (as: Person, kb: number) => {
  const bytes = Buffer.concat([bytesOf.png, Buffer.alloc(kb * 1024, newId())])
  const { status, body } = await sendFile(portal, '/api/immagini', bytes, { as, method: 'POST' })
  return [status, body.error_code ?? 'stored']
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'stored',
    ({ errorCode }: { errorCode: string }) => errorCode,
  )
/** Megabytes. */
const GB = (mb: number) => String(mb / 1024)
const note = (kb: number) => Array.from({ length: kb * 5 }, () => 'x'.repeat(200))

describe('bytes of one person', () => {
  it('are counted over documents, images and records; the others go on', async () => {
    await open({ BANDIERA_QUOTA: `${GB(100)},${GB(1)}` })
    expect((await upload('professionista', pdf(400)))[0]).toBe(200)
    expect(await image('professionista', 400)).toEqual([200, 'stored'])
    expect(await upload('professionista', pdf(400))).toEqual([413, 'QUOTA_PERSON'])
    expect(await image('professionista', 400)).toEqual([413, 'QUOTA_PERSON'])
    expect((await upload('gestore', pdf(400)))[0]).toBe(200)
    const incoming = path.join(portal.dataDir, 'files/localhost/in-arrivo')
    expect(await readdir(incoming)).toEqual([])
  })

  it('a file that was deleted leaves its room', async () => {
    await open({ BANDIERA_QUOTA: `${GB(100)},${GB(1)}`, BANDIERA_FILE_MB: '0.5' })
    const [, first] = await upload('gestore', pdf(400))
    await upload('gestore', pdf(400))
    expect(await upload('gestore', pdf(400))).toEqual([413, 'QUOTA_PERSON'])
    await collectionOf(await realmLogin(portal, 'gestore'), 'docs').deleteOne({
      _id: first,
    } as Partial<Documento>)
    expect((await upload('gestore', pdf(400)))[0]).toBe(200)
  })

  it('refuse a record that grows, and never one that becomes shorter', async () => {
    await open({ BANDIERA_QUOTA: `${GB(100)},${GB(0.05)}` })
    const records = collectionOf(await realmLogin(portal, 'gestore'), 'aziende')
    const { _id } = aziende.mia
    const set = (kb: number) => codeOf(records.updateOne({ _id }, { $set: { tag: note(kb) } }))
    expect([await set(40), await set(80), await set(20), await set(45)]).toEqual([
      'stored',
      'QUOTA_PERSON',
      'stored',
      'stored',
    ])
  })
})

it('bytes of a tenant are those of all its people, and another tenant has its own', async () => {
  await open({ BANDIERA_QUOTA: `${GB(1)},${GB(100)}` })
  expect((await upload('professionista', pdf(400)))[0]).toBe(200)
  expect((await upload('gestore', pdf(400)))[0]).toBe(200)
  for (const person of ['admin', 'gestore', 'professionista'] as const)
    expect(await upload(person, pdf(400))).toEqual([413, 'QUOTA_TENANT'])
  expect(portal.tenants.brakes.list()[0]).toMatchObject({ tenant: 'localhost', tipo: 'spazio', volte: 1 })
})

describe('writes of a minute', () => {
  it.each(['admin', 'editore', 'gestore', 'professionista'] as const)(
    '%s who wrote too many waits for the time that the answer says, uploads too; others, logins and reads do not',
    async (person) => {
      await open({ BANDIERA_WRITES: '1000,2' })
      const own = collectionOf(await realmLogin(portal, person), 'usr')
      const { _id } = people[person]
      const codes = new Set<string>()
      for (let n = 0; n < 14; n++)
        codes.add(await codeOf(own.updateOne({ _id }, { $set: { telefono: `+39021234567${n}` } })))
      expect([...codes]).toEqual(['stored', 'WRITES_TOO_MANY'])
      const headers = await headersOf(portal, person)
      const answer = await portal.app.inject({
        method: 'POST',
        url: `/api/immagini`,
        headers: { ...headers, 'content-type': 'image/png' },
        payload: bytesOf.png,
      })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
      expect(await own.findOne({ _id })).toMatchObject({ telefono: '+3902123456711' })
      const other = person === 'admin' ? 'gestore' : 'admin'
      const others = collectionOf(await realmLogin(portal, other), 'usr')
      expect(await codeOf(others.updateOne({ _id: people[other]._id }, { $set: { telefono: '+390212345670' } }))).toBe(
        'stored',
      )
      await realmLogin(portal, person)
      expect(portal.tenants.brakes.list()).toMatchObject([
        { tenant: 'localhost', chi: _id, tipo: 'scritture', volte: 3 },
      ])
    },
  )

  it('of a tenant are those of all its people; the answer is 429 with the seconds', async () => {
    await open({ BANDIERA_WRITES: '2,1000' })
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'usr')
    for (let n = 0; n < 12; n++)
      await own.updateOne({ _id: people.gestore._id }, { $set: { telefono: `+39021234567${n}` } })
    const [, taken] = await upload('professionista', pdf(1))
    expect(taken).toBe('WRITES_BUSY')
    const headers = await headersOf(portal, 'professionista')
    const answer = await portal.app.inject({
      method: 'PUT',
      url: `/api/documenti/${newId()}/file?file=a.pdf&clienteId=${aziende.mia._id}`,
      headers: { ...headers, 'content-type': 'application/pdf' },
      payload: pdf(1),
    })
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(JSON.parse(answer.body).error).toMatch(/riprova tra \d+ secondi/)
  })

  it('take an import of 5,000 companies, here all at a tenth', async () => {
    await open({ BANDIERA_WRITES: '1200,300' })
    const records = collectionOf(await realmLogin(portal, 'admin'), 'aziende')
    const { partitaIva: _iva, codiceFiscale: _cf, ...sample } = world.aziende[0]!
    const many = Array.from({ length: 500 }, (_none, n) => ({
      ...sample,
      _id: newId(),
      ragioneSociale: `Azienda ${n}`,
    }))
    for (let from = 0; from < many.length; from += 100) await records.insertMany(many.slice(from, from + 100) as never)
    expect(portal.tenants.brakes.list()).toEqual([])
  })
})

it('what a tenant takes is what its database holds', async () => {
  await open({})
  const own = collectionOf(await realmLogin(portal, 'gestore'), 'aziende')
  await own.updateOne({ _id: aziende.mia._id }, { $set: { tag: ['a', 'b'] } })
  await upload('gestore', pdf(3))
  const { quota, store } = portal.tenant('localhost')
  const held = await store.held()
  const { byte, file, elementi, persone } = await quota.use()
  expect(byte).toBe(held.reduce((sum, { bytes }) => sum + bytes, 0))
  expect(elementi.aziende.elementi).toBe(world.aziende.length)
  expect([file, persone.get(people.gestore._id)]).toEqual([3072, expect.objectContaining({ elementi: 2, file: 3072 })])
  const { status, body } = await ask(portal, 'admin', ['GET', '/api/spazio'])
  expect([status, body]).toEqual([
    200,
    {
      elementi: held.reduce((sum, { records }) => sum + records, 0),
      byte,
      file,
      limiti: { portale: 50 * 1024 ** 3, persona: 10 * 1024 ** 3 },
      persone: [{ _id: people.gestore._id, nome: 'gestore', ...persone.get(people.gestore._id) }],
    },
  ])
})

it('operators see whom the server refused work, with name, tenant, kind and count; no other does', async () => {
  await open({ BANDIERA_QUOTA: `${GB(100)},${GB(0.1)}` })
  for (let n = 0; n < 3; n++) await upload('professionista', pdf(200))
  const freni = async (as: Person) => (await ask(portal, as, ['GET', '/api/registro/freni'])).body
  expect(await freni('admin')).toEqual({
    freni: [
      {
        tenant: 'localhost',
        chi: people.professionista._id,
        nome: 'professionista',
        tipo: 'spazio',
        volte: 3,
        ultima: expect.stringMatching(/Z$/),
      },
    ],
  })
  expect(await freni('gestore')).toMatchObject({ error_code: 'REGISTRO_OPERATOR' })
})

describeOnPostgres('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => void (postgres = await startPostgres()))
  afterAll(() => postgres.stop())

  it('the same holds: bounds of a record, bytes and writes of a person, and what the tenant takes', async () => {
    await open({ BANDIERA_DB: postgres.url, BANDIERA_QUOTA: `${GB(100)},${GB(1)}`, BANDIERA_WRITES: '1000,2' })
    const own = collectionOf(await realmLogin(portal, 'gestore'), 'aziende')
    const set = (change: object) => codeOf(own.updateOne({ _id: aziende.mia._id }, { $set: change }))
    const large = Object.fromEntries(Array.from({ length: 60 }, (_none, n) => [`nota${n}`, 'x'.repeat(20_000)]))
    expect([
      await set({ ragioneSociale: 'x'.repeat(501) }),
      await set(large),
      await set({ ragioneSociale: 'Rossi' }),
      (await upload('gestore', pdf(600)))[0],
      await upload('gestore', pdf(600)),
    ]).toEqual(['RECORD_INVALID', 'RECORD_LARGE', 'stored', 200, [413, 'QUOTA_PERSON']])
    const { byte, file } = (await ask(portal, 'admin', ['GET', '/api/spazio'])).body
    const held = await portal.tenant('localhost').store.held()
    expect([byte, file]).toEqual([held.reduce((sum, { bytes }) => sum + bytes, 0), 600 * 1024])
    for (let n = 0; n < 10; n++) await set({ telefono: `+39021234567${n}` })
    expect(await set({ telefono: '+390212345660' })).toBe('WRITES_TOO_MANY')
  })
})
