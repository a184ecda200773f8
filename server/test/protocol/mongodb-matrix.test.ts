// Every update operator on every kind of value, and updates and queries by chance, through an unmodified realm-web: what is stored
// and what is refused is what the oracle of the manual says, and nothing is half done.
import type { User } from 'realm-web'
import { oracleMatches } from '../mongodb/query-oracle.ts'
import { draws } from '../mongodb/random-queries.ts'
import { oracleUpdated, Refused } from '../mongodb/update-oracle.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

type Doc = Record<string, unknown>
let portal: TestPortal
let gestore: User
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  gestore = await realmLogin(portal, 'gestore')
})
afterAll(() => portal.stop())

const aziende = () => collectionOf(gestore, 'aziende')
const azienda = (over: Doc) => ({ ragioneSociale: 'X Srl', professionisti: [], gestoreId: people.gestore._id, ...over })
const put = async (docs: Doc[]): Promise<string[]> =>
  (await aziende().insertMany(docs.map(azienda) as never)).insertedIds.map(String)
const stored = async (id: string): Promise<Doc> =>
  (await portal.tenant('localhost').store.get('aziende', id))?.doc as unknown as Doc

/** The same update of a field `x`, where the drawn ones are of the whole record. */
const below = (field: string, update: Record<string, Doc>): Record<string, Doc> =>
  Object.fromEntries(
    Object.entries(update).map(([operator, changes]) => [
      operator,
      Object.fromEntries(Object.entries(changes).map(([path, operand]) => [`${field}.${path}`, operand])),
    ]),
  )

/** Runs an update and tells what the record is then, and whether it was refused; the oracle says what it must be. */
async function expectAsOracle(id: string, update: Record<string, Doc>): Promise<'done' | 'refused'> {
  const before = await stored(id)
  let wanted: unknown = null
  try {
    wanted = oracleUpdated({ x: before['x'] }, update)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  const answer = await aziende()
    .updateOne({ _id: id }, { ...update, ...merged(update, id) } as never)
    .catch((error: { statusCode: number; errorCode: string }) => error)
  const after = await stored(id)
  const isRefused = wanted === null
  const { x, segno } = isRefused ? before : { ...(wanted as Doc), segno: id }
  expect({ update, answer, x: JSON.stringify(after['x']), segno: after['segno'] }).toEqual({
    update,
    answer: expect.objectContaining(
      isRefused ? { statusCode: 400, errorCode: 'UPDATE_INVALID' } : { matchedCount: 1, modifiedCount: 1 },
    ),
    x: JSON.stringify(x),
    segno,
  })
  return isRefused ? 'refused' : 'done'
}

/** Beside every update another field is set: it must not be stored when the update is refused. */
const merged = ({ $set }: Record<string, Doc>, id: string) => ({ $set: { ...$set, segno: id } })

const KINDS: Doc[] = [{}, ...[null, 5, 'a', true, { a: 1 }, [1, 1, 'a']].map((x) => ({ x }))]
const OPERANDS: Record<string, unknown[]> = {
  $set: [1, { a: 2 }],
  $unset: [''],
  $inc: [1],
  $mul: [2],
  $min: [3, null],
  $max: [9, []],
  $push: [2, { $each: ['b', 'c'], $position: 0 }],
  $addToSet: [2, 1, { $each: [1, 2, 2] }],
  $pull: [1, { $gte: 1 }, { a: 1 }],
  $pullAll: [[1], [{ a: 1 }]],
  $pop: [1, -1],
  $rename: ['y', 'z.w'],
}
const PATHS = ['x', 'x.a', 'x.1', 'x.a.b']

it.each(Object.keys(OPERANDS))('%s on every kind of value, at it and below it', async (operator) => {
  const cells = PATHS.flatMap((path) =>
    OPERANDS[operator]!.flatMap((operand) => KINDS.map((x) => ({ path, operand, x }))),
  )
  const ids = await put(cells.map(({ x }) => x))
  const outcomes = []
  for (const [n, { path, operand }] of cells.entries()) {
    outcomes.push(await expectAsOracle(ids[n]!, { [operator]: { [path]: operand } }))
  }
  expect(outcomes).toContain('done')
  // below a value there is nothing to write, but also nothing to take away
  expect(outcomes.includes('refused')).toBe(operator !== '$unset')
})

it('applies 300 updates by chance, or refuses them whole', async () => {
  const random = draws(20_261_129)
  const ids = await put(Array.from({ length: 300 }, () => ({ x: random.doc() })))
  const outcomes = []
  for (const id of ids) outcomes.push(await expectAsOracle(id, below('x', random.update())))
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(50)
  expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(50)
})

it('counts and finds what the oracle matches, for 300 queries by chance over 60 records', async () => {
  const random = draws(20_261_130)
  const docs: Doc[] = Array.from({ length: 60 }, () => random.doc())
  const ids = await put(docs)
  for (let round = 0; round < 300; round++) {
    const query = random.query()
    const wanted = ids.filter((_id, n) => oracleMatches(docs[n]!, query))
    // by their ids: the collection holds some thousand records of the tests before
    const found = await aziende().find({ $and: [{ _id: { $in: ids } }, query] }, { projection: { _id: 1 } })
    expect({ query, ids: found.map(({ _id }) => _id) }).toEqual({ query, ids: wanted.toReversed() })
  }
})
