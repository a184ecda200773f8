// Two people on one record: an update says in `$set.versione` which version it was made on. Unmodified realm-web.
import type { FieldConflict } from '@bandiera/domain'
import { conflictInLink } from '@bandiera/wire'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  for (const name of Object.keys(users)) delete users[name as Person]
})
afterEach(() => portal.stop())

const { _id } = aziende.mia
type Update = { $set?: Record<string, unknown>; [operator: string]: unknown }
const realm = async (person: Person, coll: string) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)
const update = async (person: Person, { $set, ...rest }: Update, base?: number) => {
  const set = { ...$set, ...(base === undefined ? {} : { versione: base }) }
  return (await realm(person, 'aziende')).updateOne({ _id }, { $set: set, ...rest } as never)
}
const stored = async () => (await portal.tenant('localhost').store.get('aziende', _id))!.doc as Record<string, unknown>
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('it was accepted')),
    (error: { statusCode: number; errorCode: string; error: string; link: string }) => error,
  )
const conflictOf = async (work: Promise<unknown>): Promise<FieldConflict[]> => {
  const error = await refusal(work)
  expect([error.statusCode, error.errorCode]).toEqual([409, 'RECORD_CONFLICT'])
  return conflictInLink(error.link)!.conflict
}

describe('of two people who start from the same version', () => {
  it('both win when they change different fields, also inside one object', async () => {
    await update('gestore', { $set: { telefono: '1', referente: { nome: 'Ada', email: 'a@b.it' } } }, 1)
    await update('gestore', { $set: { 'referente.nome': 'Bea', note: 'di Bea' } }, 2)
    await update('professionista', { $set: { capitaleSociale: 10, referente: { nome: 'Ada', email: 'c@d.it' } } }, 2)
    expect(await stored()).toMatchObject({
      telefono: '1',
      note: 'di Bea',
      capitaleSociale: 10,
      referente: { nome: 'Bea', email: 'c@d.it' },
      versione: 4,
      aggiornatoDa: people.professionista._id,
    })
  })

  it('the later one learns of the same field: what both wrote, who was first and when; nothing is stored', async () => {
    await update('gestore', { $set: { telefono: '1' } }, 1)
    await update('gestore', { $set: { telefono: '2' } }, 2)
    const before = await stored()
    const error = await refusal(update('professionista', { $set: { telefono: '3', note: 'mia' } }, 2))
    expect(error.error).toBe(
      'gestore ha modificato nel frattempo: telefono. Scegli quale valore tenere e salva di nuovo.',
    )
    expect(conflictInLink(error.link)).toEqual({
      versione: 3,
      conflict: [
        {
          field: 'telefono',
          label: 'Telefono',
          base: '1',
          mine: '3',
          theirs: '2',
          words: { base: '1', mine: '3', theirs: '2' },
          by: 'gestore',
          at: expect.stringMatching(/^20.*Z$/),
        },
      ],
    })
    expect(await stored()).toEqual(before)
    await update('professionista', { $set: { telefono: '3', note: 'mia' } }, 3)
    expect(await stored()).toMatchObject({ telefono: '3', note: 'mia' })
  })

  it('who sends back what it had read takes nothing from the other', async () => {
    await update('gestore', { $set: { telefono: '1', note: 'uno' } }, 1)
    await update('gestore', { $set: { telefono: '2' }, $unset: { note: '' } }, 2)
    await update('professionista', { $set: { telefono: '1', note: 'uno', sito: 'https://x.it' } }, 2)
    expect(await stored()).toMatchObject({ telefono: '2', sito: 'https://x.it' })
    expect(await stored()).not.toHaveProperty('note')
  })

  it('who has seen the other’s version and says so wins where both changed the same, and nowhere else', async () => {
    await update('gestore', { $set: { telefono: '1', referente: { nome: 'Ada' } } }, 1)
    await update('gestore', { $set: { telefono: '2', 'referente.email': 'a@b.it' } }, 2)
    const mine = { $set: { telefono: '3', referente: { nome: 'Bea' }, versione: 2 } }
    const own = await realm('professionista', 'aziende')
    expect(await own.updateOne({ _id, versione: 2 }, mine as never)).toMatchObject({ matchedCount: 0 })
    expect(await own.updateOne({ _id, versione: 3 }, mine as never)).toMatchObject({ modifiedCount: 1 })
    expect(await stored()).toMatchObject({ telefono: '3', referente: { nome: 'Bea', email: 'a@b.it' } })
  })

  it('the same change of both is no conflict, and taking away what the other changed is one', async () => {
    await update('gestore', { $set: { telefono: '1' } }, 1)
    await update('professionista', { $set: { telefono: '1' } }, 1)
    await update('gestore', { $set: { telefono: '2' } }, 2)
    expect(await conflictOf(update('professionista', { $unset: { telefono: '' } }, 2))).toMatchObject([
      { field: 'telefono', theirs: '2' },
    ])
  })

  it('lines added to a list by both are all there; a list rewritten by both is a conflict', async () => {
    await update('gestore', { $push: { tag: 'uno' } }, 1)
    await update('professionista', { $push: { tag: 'due' } }, 1)
    expect((await stored()).tag).toEqual(['uno', 'due'])
    const [clash] = await conflictOf(update('professionista', { $set: { tag: ['tre'] } }, 1))
    expect(clash).toMatchObject({ field: 'tag', mine: ['tre'], theirs: ['uno', 'due'] })
  })

  it('a line of a list is not taken for the one that moved to its place', async () => {
    const sede = (comune: string) => ({ tipo: 'operativa', comune })
    await update('gestore', { $set: { sedi: [sede('Bari'), sede('Lecce')] } }, 1)
    await update('gestore', { $set: { sedi: [sede('Lecce')] } }, 2)
    const [clash] = await conflictOf(update('professionista', { $set: { 'sedi.0.cap': '70100' } }, 2))
    expect(clash).toMatchObject({ field: 'sedi', theirs: [sede('Lecce')] })
    await update('gestore', { $set: { 'sedi.0.via': 'Via Roma' } }, 3)
    await update('professionista', { $set: { 'sedi.0.cap': '73100' } }, 3)
    expect((await stored()).sedi).toEqual([{ ...sede('Lecce'), via: 'Via Roma', cap: '73100' }])
  })

  it('both win in a list whose lines have a name, also when one has moved what the other changes', async () => {
    const persona = (id: string, over = {}) => ({ id, nome: id, ...over })
    await update('gestore', { $set: { prova: [persona('a'), persona('b')] } }, 1)
    await update('gestore', { $set: { prova: [persona('c'), persona('b')] } }, 2)
    await update('professionista', { $set: { 'prova.1.nome': 'Bea' }, $push: { altro: 1 } }, 2)
    expect((await stored()).prova).toEqual([persona('c'), persona('b', { nome: 'Bea' })])
    const [clash] = await conflictOf(update('professionista', { $set: { 'prova.1.nome': 'Eva' } }, 3))
    expect(clash).toMatchObject({ field: 'prova.1.nome', mine: 'Eva', theirs: 'Bea' })
  })

  it('both win in the people of a company: one adds, the other takes away', async () => {
    const [uno, due] = [people.professionista._id, people.collega._id]
    await update('gestore', { $set: { professionisti: [uno, due] } }, 1)
    await update('gestore', { $set: { professionisti: [] } }, 1)
    expect((await stored()).professionisti).toEqual([due])
  })

  it('two roles are never mixed into a third', async () => {
    const usr = await realm('admin', 'usr')
    const become = (role: object) => usr.updateOne({ _id: people.collega._id }, { $set: { role, versione: 1 } })
    await become({ gestore: true })
    expect(await conflictOf(become({ editore: true }))).toMatchObject([
      { field: 'role', mine: { editore: true }, theirs: { gestore: true } },
    ])
  })
})

describe('the base version', () => {
  it('opens nothing: rights are tried on the merged record', async () => {
    await update('gestore', { $set: { telefono: '1' } }, 1)
    const error = await refusal(update('gestore', { $set: { gestoreId: people.gestore2._id } }, 1))
    expect(error.errorCode).toBe('WRITE_FIELD')
    expect((await refusal(update('gestore', { $set: { ragioneSociale: '' } }, 1))).errorCode).toBe('RECORD_INVALID')
  })

  it('reveals nothing of a time when the record was another user’s', async () => {
    await update('gestore', { $set: { note: 'segreta' } }, 1)
    await update('admin', { $set: { gestoreId: people.gestore2._id, professionisti: [], note: 'pulita' } }, 2)
    const error = await refusal(update('gestore2', { $set: { note: 'x' } }, 2))
    expect([error.errorCode, error.link]).toEqual(['RECORD_CHANGED', ''])
  })

  it.each([0, 99, 1.5, -1, '1', null])('%j, which never was, is refused', async (base) => {
    expect((await refusal(update('gestore', { $set: { telefono: '1', versione: base } }))).errorCode).toBe(
      'RECORD_CHANGED',
    )
    expect((await stored()).versione).toBe(1)
  })

  it('an author whose name the reader may not know is named by role', async () => {
    await update('admin', { $set: { telefono: '1' } }, 1)
    expect(await conflictOf(update('gestore', { $set: { telefono: '2' } }, 1))).toMatchObject([
      { by: 'Amministratore' },
    ])
  })

  it('without it the last one wins, as ever', async () => {
    await update('gestore', { $set: { telefono: '1' } })
    await update('professionista', { $set: { telefono: '2' } })
    expect((await stored()).telefono).toBe('2')
  })
})
