// Neighbours of the cases of mongodb-cases.test.ts: other inputs of the same kinds, answered as MongoDB's manual says.
import { newId } from '@bandiera/domain'
import type { User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { watching } from './watching.ts'
import { fillWorld, people } from './world.ts'

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
const stored = async (id: string | undefined) =>
  (await portal.tenant('localhost').store.get('aziende', id!))?.doc as Record<string, unknown> | undefined

describe('an upsert starts from', () => {
  const _id = newId()
  it.each<[object, object]>([
    [{ 'indirizzo.via': 'Roma' }, { indirizzo: { via: 'Roma' } }],
    [{ 'indirizzo.via': { $eq: 'Roma' }, 'indirizzo.civico': 1 }, { indirizzo: { via: 'Roma', civico: 1 } }],
    [{ $and: [{ z: 1 }, { 'y.x': { $eq: null } }] }, { z: 1, y: { x: null } }],
    [{ z: { $in: ['uno'] } }, { z: 'uno' }],
    [{ _id: { $in: [_id] } }, { _id }],
    [{ $and: [{ z: { $gt: 3 } }, { y: { $exists: false } }] }, {}],
    [{ z: { $in: [1, 2] }, y: { $ne: 1 }, x: { $regex: '^a' } }, {}],
    [{ z: { a: 1 } }, { z: { a: 1 } }],
    [{ z: [1, 2] }, { z: [1, 2] }],
    [{ $or: [{ z: 5 }] }, { z: 5 }],
    [{ z: { $eq: 5, $gt: 1 } }, { z: 5 }],
  ])('%j', async (query, start) => {
    const mark = newId()
    const send = () => aziende().updateOne({ mark, ...query }, { $set: azienda() }, { upsert: true })
    const { upsertedId } = await send()
    const { creatoIl, aggiornatoIl, aggiornatoDa, versione, _id: id, ...rest } = (await stored(String(upsertedId)))!
    expect(rest).toMatchObject({ ...azienda(), mark })
    const known = [...Object.keys(azienda()), 'mark']
    const others = Object.entries(rest).filter(([name]) => !known.includes(name))
    expect({ ...Object.fromEntries(others), ...('_id' in start && { _id: id }) }).toEqual(start)
    expect([versione, aggiornatoDa, creatoIl]).toEqual([1, people.gestore._id, aggiornatoIl])
  })

  it.each(['updateMany', 'findOneAndUpdate'] as const)('the same with %s', async (call) => {
    const mark = newId()
    await aziende()[call]({ $and: [{ mark }, { 'a.b': { $eq: 1 } }] }, { $set: azienda() }, { upsert: true })
    expect(await aziende().findOne({ mark })).toMatchObject({ a: { b: 1 } })
  })
})

it.each<[object, boolean]>([
  [{ $regex: '^Prov' }, true],
  [{ $regex: '^prov', $options: 'i' }, true],
  [{ $regex: '^prov' }, false],
  [{ $regex: '^Prova.*Srl$' }, true],
  [{ $regex: '^Prova Srl$' }, true],
  [{ $regex: '^rova' }, false],
  [{ $not: { $regex: '^Prov' } }, false],
])('a pattern that is anchored is searched: %j', async (ragioneSociale, isFound) => {
  const mark = newId()
  await aziende().insertOne(azienda({ mark }) as never)
  expect(await aziende().count({ mark, ragioneSociale })).toBe(isFound ? 1 : 0)
})

it.each([
  { $regex: 'a' },
  { $regex: '^(a+)+$' },
  { $regex: '^a.*b.*c' },
  { $regex: '^a', $options: 'x' },
  { $regex: '' },
])('a pattern that may cost more than one pass is refused by name: %j', async (ragioneSociale) => {
  await expect(aziende().count({ ragioneSociale })).rejects.toMatchObject({
    statusCode: 400,
    errorCode: expect.stringMatching(/^QUERY_/),
  })
})

it('ids of many calls and of many writers within a second follow each other', async () => {
  const mark = newId()
  const names: number[] = []
  for (let n = 0; n < 30; n++) {
    await aziende().insertOne(azienda({ mark, n }) as never)
    names.push(n)
  }
  expect((await aziende().find({ mark }, { sort: { _id: 1 } })).map(({ n }) => n)).toEqual(names)
  expect((await aziende().find({ mark }, { limit: 3 })).map(({ n }) => n)).toEqual([29, 28, 27])
})

describe('a watch filter', () => {
  const mark = newId()
  it.each<[string, object, string[]]>([
    ['fullDocument below', { 'fullDocument.dati.m': mark }, ['insert', 'update', 'update']],
    ['operationType', { operationType: 'delete' }, ['delete']],
    ['operationType of several', { operationType: { $in: ['insert', 'delete'] } }, ['insert', 'delete']],
    ['not', { operationType: { $ne: 'update' } }, ['insert', 'delete']],
    ['ns', { 'ns.coll': 'aziende', operationType: 'insert' }, ['insert']],
    ['another ns', { $or: [{ 'ns.coll': 'bandi' }, { operationType: 'delete' }] }, ['delete']],
    ['ns as a whole', { ns: { db: 'bandiera', coll: 'aziende' }, operationType: 'insert' }, ['insert']],
    ['what an update changed', { 'updateDescription.updatedFields.fase': 2 }, ['update']],
    ['a field that an update took away', { 'updateDescription.removedFields': 'fase' }, ['update']],
    [
      'a record, also when it leaves',
      { $or: [{ 'fullDocument.fase': 2 }, { operationType: 'delete' }] },
      ['update', 'delete'],
    ],
  ])('%s: %j', async (_what, filter, told) => {
    const _id = newId()
    const stream = await watching(portal, 'gestore', 'aziende', { filter, ids: [_id] })
    await aziende().insertOne(azienda({ _id, dati: { m: mark }, fase: 1 }) as never)
    await aziende().updateOne({ _id }, { $set: { fase: 2 } } as never)
    await aziende().updateOne({ _id }, { $unset: { fase: '' } } as never)
    await aziende().deleteOne({ _id })
    const types = []
    for (const _type of told) types.push((await stream.next())?.['operationType'])
    expect(types).toEqual(told)
    await stream.stop()
  })

  it.each([{ 'ns.tabella': 1 }, { fase: 1 }, { clusterTime: 1 }, { $or: [{ 'fullDocument.a': 1 }, { a: 1 }] }])(
    'of a field that no event has is refused: %j',
    async (filter) => {
      await expect(watching(portal, 'gestore', 'aziende', { filter })).rejects.toMatchObject({
        errorCode: 'QUERY_INVALID',
      })
    },
  )
})
