// The bin of every person holds the deleted records of the world that it could delete, and gives back only those.
import { COLLECTIONS, type AnyRecord, type CollectionName, type BinEntry } from '@bandiera/domain'
import { ask } from './asking.ts'
import { copyOf, PERSONS } from './matrix.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person, world } from './world.ts'
import { mayDo } from './write-oracle.ts'

let portal: TestPortal
/** One of each record of the world, deleted by the system. */
const deleted: { coll: CollectionName; record: AnyRecord }[] = COLLECTIONS.flatMap((coll) =>
  world[coll].map((record) => ({ coll, record: copyOf(coll, record) })),
)
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  await transact(async (writer) => {
    for (const { coll, record } of deleted) await writer.insert(coll, record as never)
  })
  await transact(async (writer) => {
    for (const { coll, record } of deleted) await writer.remove(coll, record._id)
  })
})
afterAll(() => portal.stop())

const transact: Transact = (work) => portal.tenant('localhost').documents.transact(null, work)
type Transact = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]) => Promise<unknown>
const mayDelete = (person: Person, { coll, record }: (typeof deleted)[number]): boolean =>
  mayDo(people[person], { operation: 'delete', coll, record }, world)

describe.each(PERSONS)('%s', (person) => {
  it('finds in the bin what it could delete', async () => {
    const { body } = await ask(portal, person, ['GET', '/api/cestino'])
    const found = (body.voci as BinEntry[]).map(({ coll, id }) => `${coll} ${id}`)
    const wanted = deleted.filter((one) => mayDelete(person, one)).map(({ coll, record }) => `${coll} ${record._id}`)
    expect(found.sort()).toEqual(wanted.sort())
  })

  it.each(COLLECTIONS)('brings that back of %s, and nothing else', async (coll) => {
    const { store } = portal.tenant('localhost')
    for (const one of deleted.filter((each) => each.coll === coll)) {
      const { _id } = one.record
      const { status } = await ask(portal, person, ['POST', `/api/cestino/${coll}/${_id}`])
      const back = await store.get(coll, _id)
      if (back) await transact((writer) => writer.remove(coll, _id))
      expect([_id, status, back !== null]).toEqual([_id, ...(mayDelete(person, one) ? [200, true] : [404, false])])
    }
  })
})
