import { newId, type CollectionName } from '@bandiera/domain'
import { tokensOf, viewOf } from '@bandiera/policy'
import { sumOf } from '@bandiera/wire'
import { startPortal, type TestPortal } from '../../test/protocol/portal.ts'
import { aziende, fillWorld, people, type Person } from '../../test/protocol/world.ts'
import { createCensus, type Census } from './census.ts'

let portal: TestPortal
let census: Census
beforeEach(async () => {
  portal = await startPortal({ fill: fillWorld })
  census = createCensus(portal.tenant('localhost').store)
})
afterEach(() => portal.stop())

const COLLS = ['aziende', 'bandi', 'pratiche', 'usr'] as const
const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]) =>
  portal.tenant('localhost').documents.transact(null, work)
const change = (coll: CollectionName, id: string, over: object): Promise<unknown> =>
  write(async (w) => void (await w.replace(coll, { ...(await w.get(coll, id))!.doc, ...over } as never, 'update')))
const held = (person: Person): Set<string> => new Set(tokensOf(people[person]))

/** Every record read, one by one. */
async function truth(person: Person) {
  const [counts, sums]: Record<string, number>[] = [{}, {}]
  for (const coll of COLLS) {
    const views = []
    for await (const { doc, audience } of portal.tenant('localhost').store.scan(coll)) {
      const view = viewOf(coll, doc, audience, held(person))
      if (view) views.push(view)
    }
    counts![coll] = views.length
    sums![coll] = sumOf(views)
  }
  return { counts, sums, at: await portal.tenant('localhost').store.seq() }
}
const counted = (person: Person) => census.standing(held(person), COLLS)
const expectTruth = async () => {
  for (const person of Object.keys(people) as Person[])
    expect({ person, ...(await counted(person)) }).toEqual({ person, ...(await truth(person)) })
}

describe('the census', () => {
  it('tells each user number and sum of what it sees, whole records or public fields', async () => {
    await expectTruth()
    const [admin, editore] = [await counted('admin'), await counted('editore')]
    expect(editore.counts['usr']).toBe(admin.counts['usr'])
    expect(editore.sums['usr']).not.toBe(admin.sums['usr'])
  })

  it('follows the log: edits, new and deleted records, new managers, shared case files', async () => {
    await expectTruth()
    await change('aziende', aziende.mia._id, { telefono: '1' })
    await change('aziende', aziende.altra._id, { gestoreId: people.gestore._id, professionisti: [] })
    await change('usr', people.collega._id, { name: 'Altro nome', telefono: '2' })
    const id = newId()
    await write(async (w) => void (await w.insert('aziende', { ...aziende.mia, _id: id })))
    await write((w) => w.remove('aziende', aziende.delCollega._id))
    await expectTruth()
    await write((w) => w.remove('aziende', id))
    await expectTruth()
  })

  it('reads no record for a second question', async () => {
    const { store } = portal.tenant('localhost')
    const scan = jest.spyOn(store, 'scan')
    await counted('admin')
    scan.mockClear()
    await change('aziende', aziende.mia._id, { telefono: '1' })
    await counted('admin')
    expect(scan).not.toHaveBeenCalled()
  })

  it('is right although others write, insert and delete while the records are read', async () => {
    const { store } = portal.tenant('localhost')
    await write(async (w) => {
      for (let n = 0; n < 1200; n++) await w.insert('aziende', { ...aziende.mia, _id: newId() })
    })
    let passed = 0
    const scan = store.scan.bind(store)
    const disturbed: typeof store.scan = async function* (coll, prefilter) {
      for await (const stored of scan(coll, prefilter)) {
        yield stored
        passed += 1
        if (coll !== 'aziende' || prefilter || passed % 300 !== 0) continue
        // behind the reader, and before it
        const all: string[] = []
        for await (const { doc } of scan('aziende')) all.push(doc._id)
        await change('aziende', all[0]!, { nota: passed, gestoreId: people.gestore2._id })
        await write((w) => w.remove('aziende', all[1]!))
        await change('aziende', all.at(-1)!, { nota: passed })
        await write((w) => w.remove('aziende', all.at(-2)!))
        await write(async (w) => void (await w.insert('aziende', { ...aziende.mia, _id: newId() })))
      }
    }
    store.scan = disturbed
    await counted('admin')
    store.scan = scan
    expect(passed).toBeGreaterThan(900)
    await expectTruth()
  })

  it('keeps its sums when a user only signs in', async () => {
    const before = await counted('admin')
    const { store } = portal.tenant('localhost')
    await store.transact(null, (tx) => tx.setAccess(people.gestore._id, new Date().toISOString()))
    expect((await counted('admin')).sums).toEqual(before.sums)
  })
})
