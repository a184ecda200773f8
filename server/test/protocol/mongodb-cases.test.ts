// What MongoDB promises to a client, case by case; each case names its report.
import { newId } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { watching } from './watching.ts'
import { fillWorld, people } from './world.ts'

const OPERATORS = 'https://github.com/kofrasa/mingo/issues/413'
const MANUAL = 'https://www.mongodb.com/docs/manual/reference/operator'
const SUITE = 'https://github.com/realm/realm-js, realm-web-integration-tests, Apache-2.0'

let portal: TestPortal
let gestore: User
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  gestore = await realmLogin(portal, 'gestore')
})
afterAll(() => portal.stop())

const aziende = () => collectionOf(gestore, 'aziende')
const azienda = (over: object = {}) => ({
  ragioneSociale: 'Prova Srl',
  professionisti: [],
  gestoreId: people.gestore._id,
  ...over,
})
/** Stores companies with these further fields; all of them carry the same mark. */
async function put(...fields: object[]): Promise<{ mark: string; ids: string[] }> {
  const mark = newId()
  const { insertedIds } = await aziende().insertMany(fields.map((over) => azienda({ mark, ...over })) as never)
  return { mark, ids: insertedIds.map(String) }
}
const stored = async (id: string | undefined) =>
  (await portal.tenant('localhost').store.get('aziende', id!))?.doc as Record<string, unknown> | undefined

describe('an update that does not fit', () => {
  it.each([
    ['BP-01', OPERATORS, { x: 'a' }, { $push: { x: 1 } }],
    ['BP-02', OPERATORS, { x: [{ b: 1 }] }, { $set: { 'x.b': 2 } }],
    ['BP-04', OPERATORS, { x: 'a' }, { $set: { nota: 'scritta' }, $push: { x: 1 } }],
    ['BP-05', OPERATORS, { x: 'a' }, { $pull: { x: 'a' } }],
  ])('%s is refused as a whole (%s)', async (_case, _source, before, update) => {
    const { ids } = await put(before)
    await expect(aziende().updateOne({ _id: ids[0]! }, update as never)).rejects.toMatchObject({
      statusCode: 400,
      errorCode: 'UPDATE_INVALID',
    })
    expect(await stored(ids[0])).toMatchObject({ ...before, versione: 1 })
    expect(await stored(ids[0])).not.toHaveProperty('nota')
  })

  it(`BP-03: $addToSet adds what is not there beside what is there twice (${OPERATORS})`, async () => {
    const { ids } = await put({ x: [1, 1] })
    expect(await aziende().updateOne({ _id: ids[0]! }, { $addToSet: { x: 2 } })).toMatchObject({ modifiedCount: 1 })
    expect(await stored(ids[0])).toMatchObject({ x: [1, 1, 2] })
  })
})

describe('a query', () => {
  it.each(['$and', '$or', '$nor'])('BP-13: with an empty %s is refused, for every call', async (operator) => {
    const refused = { statusCode: 400, errorCode: 'QUERY_INVALID' }
    const query = { [operator]: [] }
    await expect(aziende().count(query)).rejects.toMatchObject(refused)
    await expect(aziende().deleteMany(query)).rejects.toMatchObject(refused)
    await expect(aziende().updateMany({ a: 1, ...query }, { $set: { nota: 'x' } })).rejects.toMatchObject(refused)
    await expect(aziende().aggregate([{ $match: query }])).rejects.toMatchObject(refused)
    await expect(aziende().count({ $and: [{ x: { $elemMatch: query } }] })).rejects.toMatchObject(refused)
  })

  it.each([
    ['BP-15', 'https://github.com/kofrasa/mingo/issues/524', { x: [{ a: 1 }, {}] }, [{ 'x.a': null }, 1]],
    ['BP-17', `${MANUAL}/query/type/`, { x: ['a'] }, [{ x: { $type: 'string' } }, 1]],
    ['BP-21', `${MANUAL}/query/eq/`, { x: { a: 1, b: 2 } }, [{ x: { b: 2, a: 1 } }, 0]],
  ] as [string, string, object, [object, number]][])(
    '%s matches what MongoDB matches (%s)',
    async (_case, _source, doc, [query, count]) => {
      const { mark } = await put(doc)
      expect(await aziende().count({ mark, ...query })).toBe(count)
    },
  )

  it(`BP-19: sorts a list by its greatest item downwards, by its least upwards (${MANUAL}/aggregation/sort/)`, async () => {
    const { mark } = await put({ v: [1, 99] }, { v: 10 }, { v: 2 })
    const sorted = async (way: 1 | -1) => (await aziende().find({ mark }, { sort: { v: way } })).map((doc) => doc.v)
    expect(await sorted(-1)).toEqual([[1, 99], 10, 2])
    expect(await sorted(1)).toEqual([[1, 99], 2, 10])
    const [first] = await aziende().aggregate([{ $match: { mark } }, { $sort: { v: -1 } }])
    expect((first as { v?: unknown }).v).toEqual([1, 99])
  })
})

describe('an upsert', () => {
  it('BP-22: keeps the _id that $eq asks for, and a repetition finds it (https://github.com/louischatriot/nedb/issues/515)', async () => {
    const [_id, mark] = [newId(), newId()]
    const send = () => aziende().updateOne({ _id: { $eq: _id } }, { $set: azienda({ mark }) }, { upsert: true })
    expect(await send()).toMatchObject({ upsertedId: _id })
    expect(await send()).toMatchObject({ matchedCount: 1 })
    expect(await aziende().count({ mark })).toBe(1)
  })

  it('BP-23: keeps fields that $eq and $and ask for (https://github.com/sboesebeck/morphium/pull/201)', async () => {
    const kk = newId()
    const query = { kk: { $eq: kk }, z: { $eq: 5 }, $and: [{ y: 'a' }, { $and: [{ 'w.v': { $eq: null } }] }] }
    const { upsertedId } = await aziende().updateOne(query, { $set: azienda() }, { upsert: true })
    expect(await stored(String(upsertedId))).toMatchObject({ kk, z: 5, y: 'a', w: { v: null } })
  })
})

it(`BP-25: records of one second are in the order of their insertion, the newest first (${SUITE})`, async () => {
  const names = ['Alice', 'Bob', 'Charlie', ...'ABCDEFGH']
  const { mark } = await put(...names.map((name) => ({ name })))
  const groups = await aziende().aggregate([
    { $match: { mark } },
    { $sort: { _id: 1 } },
    { $group: { _id: null, names: { $push: '$name' } } },
    { $project: { _id: 0 } },
  ])
  expect(groups).toEqual([{ names }])
  expect((await aziende().find({ mark })).map(({ name }) => name)).toEqual(names.toReversed())
})

it(`BP-27: a watch filter is about the event (https://github.com/realm/realm-js/issues/3259; ${SUITE})`, async () => {
  const w = newId()
  const stream = await watching(portal, 'gestore', 'aziende', { filter: { 'fullDocument.w': w } })
  await put({ w: 'other' }, { w })
  expect(await stream.next()).toMatchObject({ operationType: 'insert', fullDocument: { w } })
  await stream.stop()
})

it(`BP-29: an update may write the same _id back (${MANUAL}/update/set/)`, async () => {
  const { ids } = await put({})
  const _id = ids[0]!
  const whole = { _id, ragioneSociale: 'Q' }
  expect(await aziende().updateOne({ _id }, { $set: whole })).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
  await expect(aziende().updateOne({ _id }, { $set: { _id: newId() } })).rejects.toMatchObject({
    errorCode: 'WRITE_ID',
  })
})

it(`BP-31: an update without operators is refused and says what to write (${SUITE})`, async () => {
  const { ids } = await put({ name: 'Alice' })
  await expect(aziende().updateOne({ _id: ids[0]! }, { name: 'Alison' } as never)).rejects.toMatchObject({
    errorCode: 'UPDATE_INVALID',
    error: expect.stringContaining('$set'),
  })
})

it.each(['\u200e', '\u200b', '\ufeff', '\u202a', '\u00a0'])(
  'BP-54: a partita IVA that was pasted behind %j is stored as the number it is (https://github.com/validatorjs/validator.js/issues/940)',
  async (mark) => {
    const { ids } = await put({})
    await aziende().updateOne({ _id: ids[0]! }, { $set: { partitaIva: `${mark}00488410010` } })
    expect(await stored(ids[0])).toMatchObject({ partitaIva: '00488410010' })
    await aziende().updateOne({ _id: ids[0]! }, { $unset: { partitaIva: '' } })
  },
)
