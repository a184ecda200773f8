import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const as = async (person: Person) => collectionOf((users[person] ??= await realmLogin(portal, person)), 'aziende')
const stored = async (id: string) => (await portal.tenant('localhost').store.get('aziende', id))?.doc
const refusal = (code: string, words = /\S/) => ({ errorCode: code, error: expect.stringMatching(words) })
const nuova = { ragioneSociale: 'Nuova Srl', professionisti: [] as string[], gestoreId: people.gestore._id }
const { mia, senzaNessuno, altra } = aziende
const set = async (who: Person, id: string, fields: object) => (await as(who)).updateOne({ _id: id }, { $set: fields })

describe('what a person may do with a company', () => {
  it.each<[Person, 'stores' | 'does not find' | 'is refused']>([
    ['admin', 'stores'],
    ['gestore', 'stores'],
    ['professionista', 'stores'],
    ['collega', 'does not find'],
    ['gestore2', 'does not find'],
    ['editore', 'does not find'],
  ])('%s, who updates one of the gestore: %s', async (who, outcome) => {
    const answer = await set(who, mia._id, { telefono: '+390212345678' })
    expect(answer.matchedCount).toBe(outcome === 'stores' ? 1 : 0)
    expect((await stored(mia._id))?.telefono).toBe(outcome === 'stores' ? '+390212345678' : undefined)
  })

  it.each([
    ['its gestore', { gestoreId: people.gestore2._id }],
    ['its professionisti', { professionisti: [] }],
    ['whether it is archived', { archiviata: true }],
  ])('a professionista does not decide %s', async (_what, fields) => {
    await expect(set('professionista', mia._id, fields)).rejects.toMatchObject(refusal('WRITE_FIELD'))
  })

  it('a professionista neither adds nor deletes one', async () => {
    const own = await as('professionista')
    await expect(own.insertOne(nuova as never)).rejects.toMatchObject(refusal('WRITE_ROLE'))
    await expect(own.deleteOne({ _id: mia._id })).rejects.toMatchObject(refusal('WRITE_ROLE'))
  })

  it('a gestore archives one and takes it back, and cannot hand it over', async () => {
    await set('gestore', mia._id, { archiviata: true })
    expect(await stored(mia._id)).toMatchObject({ archiviata: true })
    await expect(set('gestore', mia._id, { gestoreId: people.gestore2._id })).rejects.toMatchObject(
      refusal('WRITE_FIELD', /Gestore/),
    )
  })
})

describe('the team of a company', () => {
  it('takes professionisti of its gestore only, from every author', async () => {
    await set('gestore', senzaNessuno._id, { professionisti: [people.professionista._id, people.collega._id] })
    expect((await stored(senzaNessuno._id))?.professionisti).toHaveLength(2)
    for (const who of ['gestore', 'admin'] as const)
      for (const id of [people.professionista2._id, people.gestore2._id, 'nobody'])
        await expect(set(who, mia._id, { professionisti: [id] })).rejects.toMatchObject(
          refusal('RECORD_INVALID', /non lavora per il gestore/),
        )
  })

  it('changes with the gestore: those of the one before no longer see it', async () => {
    await set('admin', mia._id, { gestoreId: people.gestore2._id })
    expect(await stored(mia._id)).toMatchObject({ gestoreId: people.gestore2._id, professionisti: [] })
    expect(await (await as('professionista')).count({ _id: mia._id })).toBe(0)
  })

  it('may be added with the new gestore in one write', async () => {
    const fields = { gestoreId: people.gestore2._id, professionisti: [people.professionista2._id] }
    await set('admin', mia._id, fields)
    expect(await stored(mia._id)).toMatchObject(fields)
  })

  it('is of a gestore and of no other role', async () => {
    for (const gestoreId of [people.editore._id, people.professionista._id, 'nobody'])
      await expect(set('admin', mia._id, { gestoreId })).rejects.toMatchObject(
        refusal('RECORD_INVALID', /non è un gestore/),
      )
  })
})

describe('identifiers', () => {
  it.each([
    ['partitaIva', '12345678901', /Partita IVA.*cifra di controllo/],
    ['codiceFiscale', 'RSSMRA85T10A562A', /Codice fiscale.*carattere di controllo/],
    ['rea', '1234', /REA.*sigla/],
    ['sdi', 'ABC', /Codice SDI.*3 caratteri/],
    ['pec', 'pec.esempio.it', /PEC.*manca la @/],
    ['email', 'a@b', /E-mail.*dominio/],
  ])('a wrong %s is refused with the reason, and the one stored stays', async (field, value, words) => {
    await expect(set('gestore', mia._id, { [field]: value })).rejects.toMatchObject(refusal('RECORD_INVALID', words))
    await expect((await as('gestore')).insertOne({ ...nuova, [field]: value } as never)).rejects.toMatchObject(
      refusal('RECORD_INVALID', words),
    )
  })

  it('that were wrong before do not stop the change of something else', async () => {
    await portal.tenant('localhost').documents.transact(null, async (w) => {
      await w.replace('aziende', { ...mia, partitaIva: '12345678901' })
    })
    await set('gestore', mia._id, { telefono: '+390212345678' })
    expect(await stored(mia._id)).toMatchObject({ telefono: '+390212345678', partitaIva: '12345678901' })
  })

  it('are once for each gestore; the refusal says nothing of the company that has them', async () => {
    const codiceFiscale = '01234567897'
    await set('gestore', mia._id, { codiceFiscale })
    await set('gestore2', altra._id, { codiceFiscale })
    const twice = set('gestore', senzaNessuno._id, { codiceFiscale })
    await expect(twice).rejects.toMatchObject(
      refusal(
        'RECORD_EXISTS',
        /^Esiste già un elemento con lo stesso codice fiscale: controlla il valore e riprova\.$/,
      ),
    )
  })
})

describe('deleting a company', () => {
  it('is for its gestore, as long as nothing belongs to it', async () => {
    const own = await as('gestore')
    await expect(own.deleteOne({ _id: mia._id })).rejects.toMatchObject(refusal('AZIENDA_IN_USE', /pratiche \(1\)/))
    expect(await stored(mia._id)).toBeDefined()
    expect(await own.deleteOne({ _id: senzaNessuno._id })).toMatchObject({ deletedCount: 1 })
  })

  it('is for an admin in any case; what belonged to it stays, for admins alone', async () => {
    const admin = await as('admin')
    expect(await admin.deleteOne({ _id: mia._id })).toMatchObject({ deletedCount: 1 })
    const seen = async (who: Person) =>
      collectionOf((users[who] ??= await realmLogin(portal, who)), 'pratiche').count({ _id: pratiche.mia._id })
    expect([await seen('admin'), await seen('gestore'), await seen('professionista')]).toEqual([1, 0, 0])
  })

  it('finds nothing for another gestore', async () => {
    expect(await (await as('gestore2')).deleteOne({ _id: senzaNessuno._id })).toEqual({ deletedCount: 0 })
  })
})

describe('codes of a company, from a client without forms', () => {
  const untidy = {
    partitaIva: 'IT 01234567897',
    codiceFiscale: 'rss mra 80a01 h501u',
    rea: 'N. REA MI 1234567',
    pec: 'PEC: Rossi@PEC.it',
    sito: 'www.rossi.it',
    sedi: [{ tipo: 'legale', operativa: true, cap: 'I-20 121\u200b' }],
  }
  const tidy = {
    partitaIva: '01234567897',
    codiceFiscale: 'RSSMRA80A01H501U',
    rea: 'MI-1234567',
    pec: 'rossi@pec.it',
    sito: 'https://www.rossi.it',
    sedi: [{ tipo: 'legale', operativa: true, cap: '20121' }],
  }

  it('are stored in the form in which the page stores them', async () => {
    const { insertedId } = await (await as('gestore')).insertOne({ ...nuova, ...untidy } as never)
    expect(await stored(String(insertedId))).toMatchObject(tidy)
    await set('gestore', senzaNessuno._id, { sedi: untidy.sedi })
    expect(await stored(senzaNessuno._id)).toMatchObject({ sedi: tidy.sedi })
  })

  it.each([
    [{ rea: 'da chiedere' }, /REA/],
    [{ partitaIva: 'IT 01234567890' }, /cifra di controllo/],
    [{ sedi: [{ tipo: 'legale', operativa: true, cap: '144' }] }, /CAP/],
  ])('are refused where they are none: %j', async (fields, words) => {
    await expect(set('gestore', senzaNessuno._id, fields)).rejects.toMatchObject(refusal('RECORD_INVALID', words))
  })
})
