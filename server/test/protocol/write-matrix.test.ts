// What the generated matrix is made of: `visibility.test.ts` reads, `write-matrix-*.test.ts` write one record at a time,
// and here whole collections are written in one call.
import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { viewOfAll } from '@bandiera/factories/oracle'
import { functions } from '../../src/realm/functions.ts'
import { collectionOf } from './clients.ts'
import { cells, copyOf, OTHER, patches, matrixOfFile } from './matrix.ts'
import { readRows } from './read-rows.ts'
import { people, type Person, world } from './world.ts'
import { mayDo, type Operation } from './write-oracle.ts'
import { deleteRows, insertRows, outcomeOf, updateRows, insertOrUpdateRows, type Outcome } from './write-rows.ts'

const used = matrixOfFile()

it('has a row for every function of the service, and no row without a function', () => {
  const writes = Object.values({ ...insertRows, ...insertOrUpdateRows, ...updateRows, ...deleteRows }).map(
    ({ calls }) => calls,
  )
  expect([...new Set([...Object.keys(readRows), ...writes])].sort()).toEqual(Object.keys(functions).sort())
})

it('has records of every collection', () => {
  expect(Object.keys(world).sort()).toEqual([...COLLECTIONS].sort())
  for (const coll of COLLECTIONS) expect(world[coll]).not.toEqual([])
})

interface Bulk {
  operation: Operation
  write: (found: ReturnType<typeof collectionOf>, coll: CollectionName) => Promise<unknown>
}
const bulks: Record<string, Bulk> = {
  insertMany: {
    operation: 'insert',
    write: (found, coll) => found.insertMany(world[coll].map((record) => copyOf(coll, record))),
  },
  updateMany: { operation: 'update', write: (found, coll) => found.updateMany({}, { $set: patches[coll] }) },
  deleteMany: { operation: 'delete', write: (found) => found.deleteMany({}) },
}

/** All that a call names is written, or nothing: it names all it sees, an insertion one of each. */
function expectedOfAll(person: Person, coll: CollectionName, operation: Operation): Outcome {
  const seen = viewOfAll(people[person], coll, world)
  const named = world[coll].filter(({ _id }) => operation === 'insert' || seen.has(_id))
  if (named.length === 0) return 'unseen'
  return named.every((record) => mayDo(people[person], { operation, coll, record }, world)) ? 'may' : 'refused'
}

describe.each(Object.entries(bulks))('%s of all there is', (_name, { operation, write }) => {
  it.each(cells)('by %s in %s: the specification allows each record, or none is written', async (person, coll) => {
    const { matrix, elsewhere } = used
    const position = await matrix.seq()
    const result = await outcomeOf(write(collectionOf(matrix.user(person), coll), coll))
    const written = (await matrix.seq()) > position
    expect(result).toBe(expectedOfAll(person, coll, operation))
    expect(written && result !== 'may').toBe(false)
    if (written) await matrix.restore(coll)
    expect(await matrix.seq(OTHER)).toBe(elsewhere)
  })
})
