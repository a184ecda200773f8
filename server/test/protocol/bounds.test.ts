import {
  boundOf,
  ImageAddress,
  imagesIn,
  schemas,
  tableOf,
  usrFields,
  type AnyRecord,
  type CollectionName,
  type Collections,
} from '@bandiera/domain'
import { audienceIn } from '../../src/records/documents.ts'
import { unRecord } from '../../src/imports/incentivi/testing/import-tenant.ts'
import { openPlaces } from '../text-places.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { importing } from './importing.ts'
import { bytesOf } from './send-file.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, world, type Person } from './world.ts'

let portal: TestPortal
beforeAll(async () => void (portal = await startPortal({ fill: fillWorld })))
afterAll(() => portal.stop())

/** An earlier version stored the record: nothing of this one looked at it. */
async function store<C extends CollectionName>(coll: C, doc: Collections[C]): Promise<void> {
  const { store: database } = portal.tenant('localhost')
  await database.transact(null, async (tx) => tx.put(coll, doc, await audienceIn(tx, coll, doc), 'update'))
}
const MB = 'x'.repeat(1_000_000)
/** 1.2 MB in texts none of which is too long: two bytes a letter. */
const many = Object.fromEntries(Array.from({ length: 30 }, (_none, n) => [`nota${n}`, 'è'.repeat(20_000)]))
const refusal = (code: string, words = '') =>
  expect.objectContaining({ errorCode: code, error: expect.stringContaining(words) })
const roles: Person[] = ['admin', 'editore', 'gestore', 'professionista']

describe.each(roles)('%s', (person) => {
  const { _id } = people[person]

  it.each(['name', 'photo'])('writes no %s of a megabyte about itself', async (field) => {
    const own = collectionOf(await realmLogin(portal, person), 'usr')
    const before = await own.findOne({ _id })
    await expect(own.updateOne({ _id }, { $set: { [field]: MB } })).rejects.toEqual(refusal('RECORD_INVALID'))
    expect(await own.findOne({ _id })).toEqual(before)
  })

  it('whose name is too long since an earlier version still gets a phone number, and no other long name', async () => {
    const name = 'N'.repeat(boundOf(usrFields.name).longest + 1)
    const { store: database } = portal.tenant('localhost')
    const stored = (await database.get('usr', _id))!.doc
    await store('usr', { ...stored, name })
    const own = collectionOf(await realmLogin(portal, person), 'usr')
    expect(await own.updateOne({ _id }, { $set: { telefono: '+390212345678' } })).toMatchObject({ modifiedCount: 1 })
    expect(await own.findOne({ _id })).toMatchObject({ name, telefono: '+390212345678' })
    await expect(own.updateOne({ _id }, { $set: { name: `${name}o` } })).rejects.toEqual(
      refusal('RECORD_INVALID', 'Nome e cognome: 202 caratteri, al massimo 200'),
    )
    await store('usr', { ...stored, versione: stored.versione! + 2 } as never)
  })
})

it('an older company that is too long in many places takes every other change', async () => {
  const company = world.aziende[0]!
  const older = {
    ...company,
    altro: MB,
    tag: Array.from({ length: 2500 }, (_none, n) => `t${n}`),
  } as never as AnyRecord
  await store('aziende', older as never)
  const records = collectionOf(await realmLogin(portal, 'admin'), 'aziende')
  const { _id } = company
  expect(await records.updateOne({ _id }, { $set: { telefono: '+390212345679' } })).toMatchObject({ modifiedCount: 1 })
  expect(await records.updateOne({ _id }, { $set: { tag: ['uno'] } })).toMatchObject({ modifiedCount: 1 })
  await expect(records.updateOne({ _id }, { $set: { altro: `${MB}y` } })).rejects.toEqual(
    refusal('RECORD_INVALID', 'al massimo'),
  )
  expect(await records.updateOne({ _id }, { $set: { altro: 'breve' } })).toMatchObject({ modifiedCount: 1 })
})

describe('a record of more than 1 MB', () => {
  it.each(['admin', 'professionista'] as const)('is not stored by %s, in bytes and not in letters', async (person) => {
    const records = collectionOf(await realmLogin(portal, person), 'aziende')
    const { _id } = world.aziende[0]!
    const half = Object.fromEntries(Object.entries(many).slice(0, 15))
    await expect(records.updateOne({ _id }, { $set: many })).rejects.toEqual(refusal('RECORD_LARGE', 'supera 1 MB'))
    expect(await records.updateOne({ _id }, { $set: half })).toMatchObject({ modifiedCount: 1 })
    expect(await records.updateOne({ _id }, { $unset: half })).toMatchObject({ modifiedCount: 1 })
  })

  it('that an earlier version stored takes a change, and does not grow', async () => {
    const older = { ...world.aziende[1]!, ...many } as Collections['aziende']
    await store('aziende', older)
    const records = collectionOf(await realmLogin(portal, 'admin'), 'aziende')
    const { _id } = older
    expect(await records.updateOne({ _id }, { $set: { nota0: 'breve', telefono: '1' } })).toMatchObject({
      modifiedCount: 1,
    })
    await expect(records.updateOne({ _id }, { $set: { nota0: 'è'.repeat(20_000) } })).rejects.toEqual(
      refusal('RECORD_LARGE'),
    )
  })

  it('is reported by its row in an import, rehearsed or real, and stops no other', async () => {
    const { importa } = importing(() => portal)
    const raw = Object.fromEntries(Object.keys(many).map((name) => [name, 'è'.repeat(20_000)]))
    const records = [unRecord({ ID_Incentivo: 'a1' }), unRecord({ ID_Incentivo: 'a2', ...raw })]
    for (const prova of [true, false])
      expect((await importa('editore', records, {}, prova)).righe).toMatchObject([
        { riga: 1, esito: 'nuovo' },
        { riga: 2, esito: 'errore', motivo: expect.stringContaining('supera 1 MB') },
      ])
  })
})

describe('a field that holds an image', () => {
  const data = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`
  const svg = (inside: string) =>
    data('svg+xml', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`))
  const bomb = Buffer.from(bytesOf.png)
  bomb.writeUInt32BE(40_000, 16)
  const refused: [string, string][] = [
    ['runs code', 'javascript:alert(1)'],
    ['is a page', 'data:text/html,<script>alert(1)</script>'],
    ['is on another site', 'https://altrove.example/io.png'],
    ['is a path of no image', '/api/account/dati'],
    ['is no image by its content', data('png', Buffer.from('<script>alert(1)</script>'))],
    ['is an image of another kind', data('jpeg', bytesOf.png)],
    ['draws and runs code', svg('<script>alert(1)</script>')],
    ['has too many pixels', data('png', bomb)],
    ['has too many bytes', data('png', Buffer.concat([bytesOf.png, Buffer.alloc(300_000)]))],
  ]
  const fields = [
    ['the photo of a person', 'usr', 'professionista', (text: string) => ({ photo: text })],
    ['the logo', 'settings', 'admin', (text: string) => ({ logo: text })],
    [
      'the logo of the dark theme',
      'settings',
      'editore',
      (text: string) => ({ logo: { chiaro: '/s/l.svg', scuro: text } }),
    ],
    ['a slide', 'settings', 'admin', (text: string) => ({ slides: [{ titolo: 'a', alt: '', img: text }] })],
  ] as const

  it.each(fields)('%s takes an image of this site, and an image as data', async (_what, coll, person, holding) => {
    const records = collectionOf(await realmLogin(portal, person), coll)
    const _id = coll === 'settings' ? 'localhost' : people[person]._id
    for (const text of ['/immagini/io.png', data('png', bytesOf.png), data('webp', bytesOf.webp)])
      expect(await records.updateOne({ _id }, { $set: holding(text) })).toMatchObject({ modifiedCount: 1 })
    for (const [why, text] of refused)
      expect([why, await codeOf(records.updateOne({ _id }, { $set: holding(text) }))]).toEqual([why, 'RECORD_INVALID'])
  })

  it('is known by the tables: no schema takes an image where no table says so', () => {
    const found = (Object.keys(schemas) as CollectionName[]).flatMap((coll) =>
      openPlaces
        .filter((one) => one.coll === coll && one.takes === ImageAddress)
        .filter(({ holding }) => imagesIn(tableOf[coll], holding('/x.png')).length === 0)
        .map(({ at }) => `${coll}.${at}`),
    )
    expect(openPlaces.filter((one) => one.takes === ImageAddress).length).toBeGreaterThan(5)
    expect(found).toEqual([])
  })
})

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'stored',
    ({ errorCode }: { errorCode: string }) => errorCode,
  )
