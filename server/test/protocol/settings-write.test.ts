import { collectionOf, realmLogin } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

/** Stored, or the code of the refusal. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'stores',
    ({ errorCode }: { errorCode: string }) => errorCode,
  )

it.each(Object.keys(people) as Person[])(
  'the settings are inserted and deleted by no role, changed by admin and editori: %s',
  async (person) => {
    const own = collectionOf(await realmLogin(portal, person), 'settings')
    const designer = person === 'admin' || person.startsWith('editore')
    const change = { $set: { mailContatti: `${person}@demo.test` } }
    expect([
      await outcome(own.updateOne({ _id: 'localhost' }, change)),
      await outcome(own.insertOne({ _id: 'altro', nome: 'Altro' })),
      await outcome(own.deleteOne({ _id: 'localhost' })),
    ]).toEqual([designer ? 'stores' : 'WRITE_ROLE', 'WRITE_ROLE', 'WRITE_ROLE'])
  },
)
