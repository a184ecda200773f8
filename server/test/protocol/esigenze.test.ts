import type { Azienda, Settings } from '@bandiera/domain'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  const need = (id: string, nome: string) => ({ id, nome, obiettivi: [] })
  await set('admin', { esigenze: [need('a', 'Digitale'), need('b', 'Impianti'), need('c', 'Formazione')] })
})
afterEach(() => portal.stop())

const settings = async () => (await portal.tenant('localhost').store.get('settings', 'localhost'))!.doc as Settings
async function set(person: Person, fields: object, where: object = {}) {
  const coll = collectionOf(await realmLogin(portal, person), 'settings')
  return coll.updateOne({ ...where, _id: 'localhost' }, { $set: fields }).then(
    ({ matchedCount }) => (matchedCount ? 'stored' : 'no match'),
    (error: { errorCode?: string; message: string }) => error.errorCode ?? error.message,
  )
}
/** A company that has these needs; gives back a way to read them. */
async function withNeeds(...ids: string[]) {
  const { documents, store } = portal.tenant('localhost')
  for await (const { doc } of store.scan('aziende')) {
    const { versione: _any, ...azienda } = doc
    const esigenze = ids.map((esigenzaId) => ({ esigenzaId, stato: 'aperta' as const, importo: 1000 }))
    await documents.transact(null, (writer) => writer.replace('aziende', { ...azienda, esigenze } as Azienda))
    return async () => (await store.get('aziende', doc._id))!.doc.esigenze?.map((one) => one.esigenzaId)
  }
  throw new Error('the world has no company')
}

describe('the catalogue of needs', () => {
  it.each<[Person, string]>([
    ['admin', 'stored'],
    ['editore', 'stored'],
    ['gestore', 'WRITE_ROLE'],
    ['professionista', 'WRITE_ROLE'],
  ])('written by %s: %s', async (person, outcome) => {
    expect(await set(person, { 'esigenze.0.nome': 'Digitalizzazione' })).toBe(outcome)
  })

  it('keeps what two people change of two needs, and refuses the one who looked at another order', async () => {
    expect(await set('editore', { 'esigenze.0.nome': 'Uno' }, { 'esigenze.0.id': 'a' })).toBe('stored')
    expect(await set('admin', { 'esigenze.1.nome': 'Due' }, { 'esigenze.1.id': 'b' })).toBe('stored')
    expect(await set('admin', { 'esigenze.1.nome': 'Tre' }, { 'esigenze.1.id': 'c' })).toBe('no match')
    expect((await settings()).esigenze?.map(({ nome }) => nome)).toEqual(['Uno', 'Due', 'Formazione'])
  })

  it('adds at the end only where no one else has added', async () => {
    const added = { id: 'd', nome: 'Estero', obiettivi: [] }
    const end = { 'esigenze.3': { $exists: false } }
    expect(await set('admin', { 'esigenze.3': added }, end)).toBe('stored')
    expect(await set('editore', { 'esigenze.3': { ...added, id: 'e', nome: 'Altra' } }, end)).toBe('no match')
  })

  it('refuses a name that is taken', async () => {
    expect(await set('editore', { 'esigenze.0.nome': 'impianti' })).toBe('RECORD_INVALID')
  })
})

describe('merging two needs', () => {
  const merge = { 'esigenze.0.unitaIn': 'b', 'esigenze.0.attiva': false }

  it('gives the companies the need that stays, each once', async () => {
    const needs = await withNeeds('a', 'c')
    expect(await set('admin', merge)).toBe('stored')
    expect(await needs()).toEqual(['b', 'c'])
    const both = await withNeeds('b', 'c')
    expect(await set('admin', { 'esigenze.2.unitaIn': 'b' })).toBe('stored')
    expect(await both()).toEqual(['b'])
  })

  it('is for an admin, who may write every company', async () => {
    const needs = await withNeeds('a')
    expect(await set('editore', merge)).toBe('WRITE_FIELD')
    expect(await needs()).toEqual(['a'])
  })

  it.each([
    ['itself', 'a'],
    ['one that does not exist', 'z'],
  ])('refuses %s as the one that stays', async (_name, unitaIn) => {
    expect(await set('admin', { 'esigenze.0.unitaIn': unitaIn })).toBe('RECORD_INVALID')
  })

  it('does not let a need go while a company has it', async () => {
    await withNeeds('a')
    expect(await set('editore', { esigenze: (await settings()).esigenze!.slice(1) })).toBe('RECORD_INVALID')
    expect(await set('editore', { esigenze: (await settings()).esigenze!.slice(0, 2) })).toBe('stored')
  })
})
