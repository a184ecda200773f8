import type { AnyRecord, CollectionName, Collections } from '@bandiera/domain'
import type { User } from 'realm-web'
import { audienceIn } from '../../src/records/documents.ts'
import { planted, withPlanted, type Planted } from '../planted.ts'
import { collectionOf, openSocket, realmLogin, signIn } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, world } from './world.ts'

let portal: TestPortal
let admin: User
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
  admin = await realmLogin(portal, 'admin')
})
afterAll(() => portal.stop())

/** Another version than this one stored the record: nothing of this one looked at it. */
async function store<C extends CollectionName>(coll: C, doc: Collections[C]): Promise<void> {
  const { store: database } = portal.tenant('localhost')
  await database.transact(null, async (tx) => tx.put(coll, doc, await audienceIn(tx, coll, doc), 'update'))
}
async function recordOf(one: Planted): Promise<AnyRecord> {
  const [sample] = one.coll === 'usr' ? [people.professionista] : world[one.coll]
  const stored = await portal.tenant('localhost').store.get(one.coll, sample!._id)
  return withPlanted({ ...sample, versione: stored?.doc.versione } as AnyRecord, one)
}

// only the server writes notices
const written = planted.filter(({ coll }) => coll !== 'avvisi')

it.each(written)('$coll $at of another version: another field takes a change, and the record is read', async (one) => {
  const { coll } = one
  const older = await recordOf(one)
  await store(coll, older as never)
  const records = collectionOf(admin, coll)
  const { _id } = older
  expect(await records.updateOne({ _id }, { $set: { altro: 'nuovo' } })).toMatchObject({ modifiedCount: 1 })
  expect(await records.findOne({ _id })).toMatchObject({ ...one.field, altro: 'nuovo' })
})

it.each(planted.filter(({ coll, at }) => coll === 'usr' && !at.startsWith('role')))(
  'a person whose $at is of another version signs in, with the form and with the token',
  async (one) => {
    await store('usr', (await recordOf(one)) as never)
    const socket = openSocket(portal)
    expect(await signIn(socket, 'professionista')).toMatchObject({ u: one.field })
    expect(await socket.invoke('tokenLogin', { t: socket.signedAuthToken })).toMatchObject({ u: one.field })
    socket.disconnect()
    expect(await collectionOf(await realmLogin(portal, 'professionista'), 'usr').find()).not.toEqual([])
  },
)
