import { newId, type AnyRecord, type Usr } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { fetchAs } from './fetch-as.ts'
import { pulled } from './feeding.ts'
import { seenBy, type OracleCollection } from '@bandiera/testing/oracle'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person, world } from './world.ts'
import { mayDo, type Operation, type Write } from './write-oracle.ts'

const PERSONS = Object.keys(people) as Person[]
const COLLECTIONS = Object.keys(world) as OracleCollection[]
const OTHER = 'sofabis.localhost'

let portal: TestPortal
const users = new Map<Person, User>()
const strangers = new Map<Person, User>()
beforeAll(async () => {
  portal = await startPortal({ tenants: ['localhost', OTHER] })
  for (const tenant of ['localhost', OTHER]) await fillWorld(portal.tenant(tenant))
  for (const person of PERSONS) {
    users.set(person, await realmLogin(portal, person))
    strangers.set(person, await realmLogin(portal, person, OTHER))
  }
})
afterAll(() => portal.stop())

/** A change of one field that no workflow has an opinion on. */
const patches: Record<OracleCollection, object> = {
  aziende: { telefono: '02 1234567' },
  bandi: { 'data.ente': 'Regione Umbria' },
  docs: { nome: 'altro.pdf' },
  istituti: { nome: 'Altro istituto' },
  pratiche: { titolo: 'Altro titolo' },
  usr: { telefono: '02 1234567' },
}

/** A record like this one under an `_id` of its own. */
function copyOf(coll: OracleCollection, record: AnyRecord): AnyRecord {
  if (coll === 'pratiche') return { ...record, _id: `${newId()}-${record._id.split('-')[1]}` }
  const _id = newId()
  return { ...record, _id, ...(coll === 'usr' ? { email: `${_id}@demo.test` } : {}) }
}

const operations: Record<Operation, (user: User, coll: OracleCollection, record: AnyRecord) => Promise<unknown>> = {
  insert: (user, coll, record) => collectionOf(user, coll).insertOne(copyOf(coll, record)),
  update: (user, coll, { _id }) => collectionOf(user, coll).updateOne({ _id }, { $set: patches[coll] }),
  delete: (user, coll, { _id }) => collectionOf(user, coll).deleteOne({ _id }),
}

/** Rules of the work itself, which hold for whoever has the right: they come after the question of rights. */
const RULES_OF_WORK = ['AZIENDA_IN_USE']

type Outcome = 'may' | 'refused' | 'unseen'

/** What the server made of a write; `unseen` is the answer for a record that does not exist. */
async function outcome(work: Promise<unknown>): Promise<Outcome | string> {
  try {
    const answer = (await work) as { matchedCount?: number; deletedCount?: number }
    return answer.matchedCount === 0 || answer.deletedCount === 0 ? 'unseen' : 'may'
  } catch (error) {
    const { errorCode = '' } = error as { errorCode?: string }
    if (RULES_OF_WORK.includes(errorCode)) return 'may'
    return ['WRITE_ROLE', 'WRITE_OWNER', 'WRITE_FIELD'].includes(errorCode) ? 'refused' : String(error)
  }
}

/** The same question put to the specification. */
function expectedOutcome(usr: Usr, write: Write): Outcome {
  if (mayDo(usr, write, world)) return 'may'
  return write.operation === 'insert' || seenBy(usr, write.coll, write.record, world) ? 'refused' : 'unseen'
}

const seq = (tenant = 'localhost') => portal.tenant(tenant).store.seq()
const stored = async (coll: OracleCollection, id: string) => (await portal.tenant('localhost').store.get(coll, id))?.doc

/** As it was before the write: each cell starts from the same world. */
const restore = (coll: OracleCollection, record: AnyRecord, inserted: string[]): Promise<void> =>
  portal.tenant('localhost').documents.transact(null, async (writer) => {
    for (const id of inserted) await writer.remove(coll, id)
    const { versione: _, ...doc } = record
    if (await writer.get(coll, record._id)) await writer.replace(coll, doc as never)
    else await writer.insert(coll, doc as never)
  })

const known = (coll: OracleCollection): string[] => world[coll].map(({ _id }) => _id)
async function added(coll: OracleCollection): Promise<string[]> {
  const ids: string[] = []
  for await (const { doc } of portal.tenant('localhost').store.scan(coll)) ids.push(doc._id)
  return ids.filter((id) => !known(coll).includes(id))
}

const cells = PERSONS.flatMap((person) =>
  COLLECTIONS.flatMap((coll) =>
    (Object.keys(operations) as Operation[]).map((operation) => [person, operation, coll] as const),
  ),
)

it.each(cells)('%s may %s in %s where the specification says so, and nowhere else', async (person, operation, coll) => {
  const expected = new Map<string, unknown>()
  const found = new Map<string, unknown>()
  for (const record of world[coll]) {
    const position = await seq()
    const result = await outcome(operations[operation](users.get(person)!, coll, record))
    const written = (await seq()) > position
    found.set(record._id, { result, refusedButWritten: written && result !== 'may' })
    const wanted = expectedOutcome(people[person], { operation, coll, record })
    expected.set(record._id, { result: wanted, refusedButWritten: false })
    if (written) await restore(coll, record, await added(coll))
  }
  expect(found).toEqual(expected)
})

it.each(PERSONS)('a login of %s in one tenant opens nothing in another', async (person) => {
  const before = [await seq(), await stored('aziende', world.aziende[0]!._id)]
  const token = strangers.get(person)!.accessToken!
  const { token: session } = await portal.tenant(OTHER).sessions.start(people[person])
  const call = (name: string, args: object) =>
    fetchAs('localhost', portal.port)(`${portal.url}/api/client/v2.0/app/bandiera/functions/call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, service: 'mongodb-atlas', arguments: [{ database: 'bandiera', ...args }] }),
    })
  for (const coll of COLLECTIONS) {
    const query = { _id: world[coll][0]!._id }
    const asked = { collection: coll, query, update: { $set: patches[coll] }, documents: [], pipeline: [] }
    for (const name of ['find', 'findOne', 'count', 'aggregate', 'updateOne', 'updateMany', 'deleteOne', 'insertMany'])
      expect([name, coll, (await call(name, asked)).status]).toEqual([name, coll, 401])
  }
  await expect(pulled(portal, session, { colls: COLLECTIONS })).rejects.toThrow('401')
  expect([await seq(), await stored('aziende', world.aziende[0]!._id)]).toEqual(before)
})
