import { newId } from '@bandiera/domain'
import type { User } from 'realm-web'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people } from './world.ts'

/** Companies of the gestore besides those of the world, with what a `$group` may collect. */
const MANY = 1500
let portal: TestPortal
let gestore: User
let professionista: User
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    for (let n = 0; n < MANY; n++) {
      const ragioneSociale = `Azienda ${n} ${'x'.repeat(200)} Srl`
      await writer.insert('aziende', { ...aziende.mia, _id: newId(), ragioneSociale, dipendenti: n } as never)
    }
  })
  gestore = await realmLogin(portal, 'gestore')
  professionista = await realmLogin(portal, 'professionista')
})
afterAll(() => portal.stop())

const found = (user: User = gestore) => collectionOf(user, 'aziende')
const each = <T>(count: number, of: (n: number) => [string, T]): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => of(n)))
const group = (accumulators: object) => [{ $group: { _id: null, ...accumulators } }]
const refusal = (code: string) => expect.objectContaining({ errorCode: code })
/** The turns that others get while a call is answered. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  await work()
  clearInterval(counting)
  return turns
}

describe('a call that is too wide is refused before any record is read', () => {
  const conditions = (count: number) => Array.from({ length: count }, (_, n) => ({ dipendenti: n }))
  const deep = (value: object): Record<string, unknown> =>
    [8, 7, 6, 5].reduce<Record<string, unknown>>((inner) => ({ $and: [inner, inner, inner, inner, inner] }), {
      ...value,
    })
  it.each<[string, string, () => Promise<unknown>]>([
    [
      '20,000 accumulators',
      'VALUE_WIDE',
      () => found(professionista).aggregate(group(each(20_000, (n) => [`f${n}`, { $push: '$sedi' }]))),
    ],
    ['65 accumulators', 'QUERY_WIDE', () => found().aggregate(group(each(65, (n) => [`f${n}`, { $push: '$sedi' }])))],
    [
      '33 fields to group by',
      'QUERY_WIDE',
      () => found().aggregate([{ $group: { _id: each(33, (n) => [`f${n}`, '$sedi']) } }]),
    ],
    ['an $or of 9,000 conditions', 'QUERY_WIDE', () => found().find({ $or: conditions(9000) })],
    ['conditions inside conditions', 'QUERY_WIDE', () => found().count(deep({ dipendenti: 1 }))],
    [
      'an $all of 300 values',
      'QUERY_WIDE',
      () => found().count({ sedi: { $all: conditions(300).map(({ dipendenti }) => dipendenti) } }),
    ],
    [
      'many conditions in a stage',
      'QUERY_WIDE',
      () => found().aggregate([{ $limit: 1 }, { $match: { $nor: conditions(300) } }]),
    ],
    [
      'many conditions of an $elemMatch',
      'QUERY_WIDE',
      () => found().count({ sedi: { $elemMatch: { $or: conditions(300) } } }),
    ],
    ['33 fields to sort by', 'QUERY_WIDE', () => found().find({}, { sort: each(33, (n) => [`f${n}`, 1]) })],
    [
      '2,000 fields to sort by in a stage',
      'VALUE_WIDE',
      () => found().aggregate([{ $sort: each(2000, (n) => [`f${n}`, 1]) }]),
    ],
    ['300 chosen fields', 'QUERY_WIDE', () => found().find({}, { projection: each(300, (n) => [`f${n}`, 1]) })],
    [
      'an update of 60,000 paths',
      'VALUE_WIDE',
      () => found().updateOne({}, { $set: each(60_000, (n) => [`f${n}`, n]) }),
    ],
    ['a record of 1,001 fields', 'VALUE_WIDE', () => found().insertOne(each(1001, (n) => [`f${n}`, n]) as never)],
    [
      'a body of 450,000 values',
      'VALUE_MANY',
      () => found().insertMany(Array.from({ length: 90 }, () => ({ l: Array(5000).fill('x') })) as never),
    ],
  ])('%s', async (_name, code, call) => {
    await expect(call()).rejects.toEqual(refusal(code))
  })

  it('while what honest clients send is answered: ten thousand ids, a hundred conditions, each accumulator', async () => {
    const ids = Array.from({ length: 9999 }, () => newId())
    expect(await found().count({ _id: { $in: [...ids, aziende.mia._id] } })).toBe(1)
    expect((await found().find({ $or: conditions(100) })).length).toBeGreaterThan(90)
    const [all] = await found().aggregate(group({ n: { $sum: 1 }, different: { $addToSet: '$dipendenti' } }))
    const { n, different } = all as unknown as { n: number; different: number[] }
    expect([n >= MANY, new Set(different).size]).toEqual([true, different.length])
  })
})

describe('an answer', () => {
  it('has sixteen megabytes and no more: of groups that collect the same again and again', async () => {
    const pushes = each(64, (n) => [`f${n}`, { $push: '$ragioneSociale' }])
    await expect(found().aggregate(group(pushes))).rejects.toEqual(refusal('ANSWER_LARGE'))
    const byEach = [{ $group: { _id: '$dipendenti', ...each(64, (n) => [`f${n}`, { $push: '$ragioneSociale' }]) } }]
    await expect(found().aggregate(byEach)).rejects.toEqual(refusal('ANSWER_LARGE'))
  })

  it('that is long leaves others their turns: a sort, a group, a list', async () => {
    for (const work of [
      () => found().find({}, { sort: { ragioneSociale: -1 } }),
      () => found().aggregate(group({ all: { $addToSet: '$ragioneSociale' } })),
      () => found().find(),
    ])
      expect(await turnsDuring(work)).toBeGreaterThan(2)
  })
})

describe('calls at once', () => {
  it('are answered up to fifty for one person, and one person’s calls refuse no other', async () => {
    // nothing of this person is answered in that time
    const caller = { tenant: 'localhost', person: `localhost ${people.professionista._id}` }
    const leave = await portal.app.calls.enter('call', caller)
    const calls = Array.from({ length: 60 }, () => found(professionista).count())
    const other = found().count({ _id: aziende.mia._id })
    await Promise.any(
      calls.map((call) =>
        call.then(
          () => Promise.reject(new Error('answered')),
          () => undefined,
        ),
      ),
    )
    expect(await other).toBe(1)
    leave()
    const outcomes = await Promise.allSettled(calls)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    for (const one of refused) expect(one).toMatchObject({ reason: { errorCode: 'CALL_TOO_MANY' } })
    expect(refused.length).toBe(11)
    expect(await found(professionista).count()).toBeGreaterThan(0)
  })
})

it('a collection that a pull names again and again is sent once', async () => {
  const colls = (count: number) => Array(count).fill('aziende').join(',')
  const size = async (count: number) => {
    const { token } = await portal.tenant('localhost').sessions.start(people.gestore)
    const answer = await portal.app.inject({
      url: `/sync/pull?colls=${colls(count)}`,
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    })
    return answer.body.length
  }
  expect(Math.abs((await size(2000)) - (await size(1)))).toBeLessThan(100)
  expect((await ask(portal, 'gestore', ['GET', `/sync/pull?colls=${colls(2)},niente`])).status).toBe(404)
})
