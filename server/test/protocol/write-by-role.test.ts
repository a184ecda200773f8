import { newId, type CollectionName } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, bandi, docs, fillWorld, istituti, people, pratiche, type Person } from './world.ts'

// Written by hand from section 6 of the specification: each collection, each operation, each person. Whoever is not named
// in a line does not even find the record, and an insert of whoever is not named is refused for the role.

let portal: TestPortal
const users: Partial<Record<Person, User>> = {}
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

type Outcome = 'stores' | 'WRITE_ROLE' | 'WRITE_OWNER' | 'WRITE_FIELD'
type Line = Partial<Record<Person, Outcome>>
interface Row {
  /** The record that the line is about; each attempt has a copy of its own. */
  record: { _id: string; [field: string]: unknown }
  change: Record<string, unknown>
  update: Line
  delete: Line
  insert: Line
}
const PERSONS = Object.keys(people) as Person[]
/** Who only reads it: the same answer to a change and to a deletion. */
const readers = (names: Person[]): Line => Object.fromEntries(names.map((name) => [name, 'WRITE_ROLE']))
const may = (...names: Person[]): Line => Object.fromEntries(names.map((name) => [name, 'stores']))
const mineOrNot = (...names: Person[]): Line => Object.fromEntries(names.map((name) => [name, 'WRITE_OWNER']))
const companyReaders = readers(['professionista'])
const grantReaders = readers(['gestore', 'professionista', 'collega'])

const rows: Record<string, Row & { coll: CollectionName }> = {
  'a company of the gestore': {
    coll: 'aziende',
    record: aziende.mia as never,
    change: { telefono: '+390212345678' },
    insert: { ...may('admin', 'gestore'), ...mineOrNot('gestore2') },
    update: may('admin', 'gestore', 'professionista'),
    delete: { ...may('admin', 'gestore'), ...companyReaders },
  },
  'a grant of the editore for the gestore': {
    coll: 'bandi',
    record: bandi.mio as never,
    change: { 'data.titolo': 'Un altro titolo' },
    insert: may('admin', 'editore', 'editore2'),
    update: { ...may('admin', 'editore'), ...grantReaders },
    delete: { ...may('admin', 'editore'), ...grantReaders },
  },
  'an institute of the editore for the gestore': {
    coll: 'istituti',
    record: istituti.mio as never,
    change: { nome: 'Un altro nome' },
    insert: may('admin', 'editore', 'editore2'),
    update: { ...may('admin', 'editore'), ...grantReaders },
    delete: { ...may('admin', 'editore'), ...grantReaders },
  },
  'a case file of a company of the gestore': {
    coll: 'pratiche',
    record: pratiche.mia as never,
    change: { titolo: 'Un altro titolo' },
    insert: { ...may('admin', 'gestore', 'professionista'), ...mineOrNot('gestore2', 'collega', 'professionista2') },
    update: may('admin', 'gestore', 'professionista'),
    delete: { ...may('admin', 'gestore'), ...companyReaders },
  },
  'a case file that another gestore shares with the gestore': {
    coll: 'pratiche',
    record: pratiche.condivisa as never,
    change: { titolo: 'Un altro titolo' },
    // whoever opens one shares it; only its own company gives that right
    insert: { ...may('admin', 'gestore2'), ...mineOrNot('gestore', 'professionista', 'collega', 'professionista2') },
    update: { ...may('admin', 'gestore2'), ...mineOrNot('gestore') },
    delete: { ...may('admin', 'gestore2'), ...mineOrNot('gestore') },
  },
  'a document of a company of the gestore': {
    coll: 'docs',
    record: docs.mio as never,
    change: { nome: 'un-altro.pdf' },
    insert: { ...may('admin', 'gestore', 'professionista'), ...mineOrNot('gestore2', 'collega', 'professionista2') },
    update: may('admin', 'gestore', 'professionista'),
    delete: { ...may('admin', 'gestore'), ...companyReaders },
  },
  'a professionista of the gestore': {
    coll: 'usr',
    record: people.professionista as never,
    change: { telefono: '+390212345678' },
    insert: may('admin'),
    // an editore knows the name of everybody, so it finds the record
    update: { ...may('admin', 'gestore'), ...mineOrNot('editore', 'editore2') },
    delete: readers(['admin', 'editore', 'editore2', 'gestore']),
  },
  'the role of a professionista': {
    coll: 'usr',
    record: people.professionista as never,
    change: { role: { admin: true } },
    insert: may('admin'),
    update: { ...may('admin'), gestore: 'WRITE_FIELD', ...mineOrNot('editore', 'editore2') },
    delete: readers(['admin', 'editore', 'editore2', 'gestore']),
  },
}

const as = async (person: Person, coll: string) =>
  collectionOf((users[person] ??= await realmLogin(portal, person)), coll)

/** What the write came to: stored, not found, or the code of its refusal. */
async function outcomeOf(work: Promise<Record<string, unknown>>): Promise<string> {
  const answer = await work.catch(({ errorCode }: { errorCode: string }) => ({ errorCode }))
  if ('errorCode' in answer) return String(answer.errorCode)
  return (answer.matchedCount ?? answer.deletedCount ?? 1) === 0 ? 'does not find' : 'stores'
}

/** A copy with an id of its own: a case file keeps its company, a person has another e-mail. */
function copyOf({ _id, ...rest }: Row['record']): Row['record'] {
  const [, company] = _id.split('-')
  const id = company ? `${newId()}-${company}` : newId()
  return { ...rest, ...('email' in rest ? { email: `${id}@demo.test` } : {}), _id: id }
}
async function placed(coll: CollectionName, record: Row['record']): Promise<string> {
  const copy = copyOf(record)
  await portal.tenant('localhost').documents.transact(null, (writer) => writer.insert(coll, copy as never))
  return copy._id
}
const stored = async (coll: CollectionName, id: string) => (await portal.tenant('localhost').store.get(coll, id))?.doc

describe.each(Object.entries(rows))('%s', (_name, { coll, record, change, ...expected }) => {
  it.each(PERSONS)('inserted, changed and deleted by %s', async (person) => {
    const own = await as(person, coll)
    const added = copyOf(record)
    const inserted = await outcomeOf(own.insertOne(added as never) as never)
    expect({ inserted }).toEqual({ inserted: expected.insert[person] ?? 'WRITE_ROLE' })
    expect((await stored(coll, added._id)) !== undefined).toBe(inserted === 'stores')

    const id = await placed(coll, record)
    const before = await stored(coll, id)
    const updated = await outcomeOf(own.updateOne({ _id: id }, { $set: change }) as never)
    expect({ updated }).toEqual({ updated: expected.update[person] ?? 'does not find' })
    expect(JSON.stringify(await stored(coll, id)) === JSON.stringify(before)).toBe(updated !== 'stores')

    const doomed = await placed(coll, record)
    const deleted = await outcomeOf(own.deleteOne({ _id: doomed }) as never)
    expect({ deleted }).toEqual({ deleted: expected.delete[person] ?? 'does not find' })
    expect((await stored(coll, doomed)) === undefined).toBe(deleted === 'stores')
  })
})

it.each(PERSONS)(
  'the settings are inserted and deleted by nobody, changed by admin and editori: %s',
  async (person) => {
    const own = await as(person, 'settings')
    const change = own.updateOne({ _id: 'localhost' }, { $set: { mailContatti: `${person}@demo.test` } })
    const designer = person === 'admin' || person.startsWith('editore')
    expect([
      await outcomeOf(change as never),
      await outcomeOf(own.insertOne({ _id: 'altro', nome: 'Altro' } as never) as never),
      await outcomeOf(own.deleteOne({ _id: 'localhost' }) as never),
    ]).toEqual([designer ? 'stores' : 'WRITE_ROLE', 'WRITE_ROLE', 'WRITE_ROLE'])
  },
)
