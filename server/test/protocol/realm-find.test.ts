import { BSON, type User } from 'realm-web'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people } from './world.ts'

let portal: TestPortal
let gestore: User
let editore: User
beforeAll(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
  gestore = await realmLogin(portal, 'gestore')
  editore = await realmLogin(portal, 'editore')
})
afterAll(() => portal.stop())

const names = (docs: Record<string, unknown>[]): unknown[] => docs.map(({ ragioneSociale }) => ragioneSociale)
const expectRefusal = (work: Promise<unknown>, errorCode: string, text = ''): Promise<void> =>
  expect(work).rejects.toMatchObject({ errorCode, error: expect.stringContaining(text) })

describe('find', () => {
  it('gives the newest first, and follows sort, limit and projection', async () => {
    const found = collectionOf(gestore, 'aziende')
    expect(names(await found.find())).toEqual(['Azienda 5 Srl', 'Azienda 3 Srl', 'Azienda 2 Srl', 'Azienda 1 Srl'])
    expect(names(await found.find({}, { sort: { ragioneSociale: 1 }, limit: 2 }))).toEqual([
      'Azienda 1 Srl',
      'Azienda 2 Srl',
    ])
    expect(await found.find({ _id: aziende.mia._id }, { projection: { ragioneSociale: 1 } })).toEqual([
      { _id: aziende.mia._id, ragioneSociale: 'Azienda 1 Srl' },
    ])
    expect(await found.findOne({ ragioneSociale: 'Nessuna' })).toBeNull()
  })

  it('understands the query language inside what the user sees', async () => {
    const found = collectionOf(gestore, 'aziende')
    const either = { $or: [{ ragioneSociale: 'Azienda 4 Srl' }, { professionisti: people.collega._id }] }
    expect(names(await found.find(either))).toEqual(['Azienda 2 Srl'])
    expect(await found.count({ _id: { $in: [aziende.mia._id, aziende.altra._id] } })).toBe(1)
    expect(await found.count({ professionisti: { $size: 0 } })).toBe(2)
    expect(await found.count({ $and: [{ gestoreId: people.gestore._id }, { versione: { $gte: 1 } }] })).toBe(3)
    expect(await found.count({}, { limit: 2 })).toBe(2)
  })

  it('takes an ObjectId for its text and a date for its ISO text', async () => {
    const id = new BSON.ObjectId(aziende.mia._id) as unknown as string
    expect(names(await collectionOf(gestore, 'aziende').find({ _id: id }))).toEqual(['Azienda 1 Srl'])
    const since = { creatoIl: { $gt: new Date('2020-01-01') } }
    expect(await collectionOf(gestore, 'aziende').count(since)).toBe(4)
  })

  it('never matches on a field that the user does not see', async () => {
    const users = collectionOf(editore, 'usr')
    expect(await users.count({ name: 'gestore2' })).toBe(1)
    expect(await users.count({ email: 'gestore2@demo.test' })).toBe(0)
    expect(await users.count({ email: { $gt: '' } })).toBe(1)
    expect(await users.findOne({ name: 'gestore2' })).toEqual({
      _id: people.gestore2._id,
      name: 'gestore2',
      role: { gestore: true },
    })
    const sorted = await users.find({}, { sort: { email: 1 }, projection: { email: 1 } })
    expect(sorted.filter(({ email }) => email !== undefined)).toHaveLength(1)
  })
})

describe('aggregate', () => {
  it('counts and groups what the user sees', async () => {
    const groups = await collectionOf(gestore, 'aziende').aggregate([
      { $match: { ragioneSociale: { $ne: 'Azienda 3 Srl' } } },
      { $group: { _id: '$gestoreId', quante: { $sum: 1 }, nomi: { $push: '$ragioneSociale' } } },
      { $sort: { quante: -1 } },
    ])
    expect(groups).toEqual([
      { _id: people.gestore._id, quante: 2, nomi: ['Azienda 2 Srl', 'Azienda 1 Srl'] },
      { _id: people.gestore2._id, quante: 1, nomi: ['Azienda 5 Srl'] },
    ])
    expect(await collectionOf(gestore, 'aziende').aggregate([{ $count: 'n' }])).toEqual([{ n: 4 }])
    const page = [
      { $sort: { ragioneSociale: 1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { _id: 0, n: '$ragioneSociale' } },
    ]
    expect(await collectionOf(gestore, 'aziende').aggregate(page)).toEqual([{ n: 'Azienda 2 Srl' }])
  })

  it.each([
    ['a stage that reaches another collection', [{ $lookup: { from: 'usr', as: 'x' } }]],
    ['a stage that writes', [{ $out: 'usr' }]],
    ['an expression that runs code', [{ $project: { x: { $function: { body: 'x', args: [], lang: 'js' } } } }]],
    ['an expression in a group', [{ $group: { _id: null, x: { $sum: { $strLenCP: '$name' } } } }]],
    ['a variable', [{ $group: { _id: null, x: { $push: '$$ROOT' } } }]],
    ['an operator inside match', [{ $match: { $expr: { $eq: [1, 1] } } }]],
    ['two stages in one', [{ $match: {}, $out: 'usr' }]],
  ])('refuses %s', async (_what, pipeline) => {
    const run = collectionOf(gestore, 'aziende').aggregate(pipeline)
    await expect(run).rejects.toMatchObject({ statusCode: 400, errorCode: expect.stringMatching(/^QUERY_/) })
  })
})

describe('a query', () => {
  it.each([
    [{ $where: 'true' }],
    [{ $expr: { $eq: [1, 1] } }],
    [{ name: { $regex: '^(a+)+$' } }],
    [{ name: { $not: { $regex: 'a' } } }],
    [{ $jsonSchema: {} }],
    [{ $text: { $search: 'x' } }],
    [{ $and: [{ $or: [{ name: { $where: 'x' } }] }] }],
    [{ list: { $elemMatch: { $where: 'x' } } }],
    [{ name: { $in: [{ $regex: 'x' }] } }],
  ])('with %j is refused and says which operator', async (query) => {
    await expectRefusal(collectionOf(gestore, 'aziende').count(query), 'QUERY_OPERATOR', '$')
  })

  it('with a list that only looks like one is refused', async () => {
    const query = { $or: { '0': { _id: 'x' }, length: 1 } } as never
    await expectRefusal(collectionOf(gestore, 'aziende').count(query), 'QUERY_INVALID')
  })

  it('with code, a pattern, a decimal or an unsafe number is refused', async () => {
    const ask = (value: unknown) => collectionOf(gestore, 'aziende').count({ x: value })
    await expectRefusal(ask(new BSON.Decimal128('1.5')), 'VALUE_REFUSED', '$numberDecimal')
    await expectRefusal(ask(new BSON.Code('while(1);')), 'VALUE_REFUSED', '$code')
    await expectRefusal(ask(/a+/), 'QUERY_OPERATOR', '$regex')
    await expectRefusal(ask(BSON.Long.fromString('9007199254740993')), 'VALUE_UNSAFE', '9007199254740993')
    expect(await ask(BSON.Long.fromNumber(7))).toBe(0)
  })

  it('deeper than twelve levels or with more than ten thousand items is refused', async () => {
    let deep: object = { a: 1 }
    for (let level = 0; level < 12; level++) deep = { a: deep }
    await expectRefusal(collectionOf(gestore, 'aziende').count(deep as never), 'VALUE_DEEP', '12')
    const long = { _id: { $in: Array.from({ length: 10_001 }, (_, n) => String(n)) } }
    await expectRefusal(collectionOf(gestore, 'aziende').count(long), 'VALUE_LONG', '10000')
  })

  it.each(['constructor', 'a.prototype.b', 'constructor.prototype.x'])('on %s is refused', async (path) => {
    await expectRefusal(collectionOf(gestore, 'aziende').count({ [path]: 1 }), 'VALUE_NAME', path)
  })

  it('with a polluting name in its text never reaches the prototype', async () => {
    const body =
      '{"name":"count","service":"mongodb-atlas","arguments":[{"collection":"aziende","query":{"__proto__":{"x":1}}}]}'
    const answer = await fetch(`${portal.url}/api/client/v2.0/app/bandiera/functions/call`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gestore.accessToken}`, 'content-type': 'application/json' },
      body,
    })
    expect(answer.status).toBe(400)
    expect(({} as { x?: number }).x).toBeUndefined()
  })
})

describe('a call', () => {
  it('of an unknown collection or function is refused by name', async () => {
    await expectRefusal(collectionOf(gestore, 'segreti').find(), 'COLLECTION_UNKNOWN', 'segreti')
    await expectRefusal(collectionOf(gestore, 'constructor').find(), 'COLLECTION_UNKNOWN', 'constructor')
    await expectRefusal(gestore.callFunction('apriSesamo'), 'FUNCTION_UNKNOWN', 'apriSesamo')
    await expectRefusal(gestore.callFunction('toString'), 'FUNCTION_UNKNOWN', 'toString')
  })
})
