// docs/policy.md: a user with no role, with two, or suspended sees and writes nothing. No write lets such people in, so they
// are put into the store past the writer, while they are signed in on every way.
import { COLLECTIONS, type CollectionName, type Usr } from '@bandiera/domain'
import { viewOfAll } from '@bandiera/factories/oracle'
import { AZIENDE_CHANNEL } from '@bandiera/wire'
import { Credentials, type User } from 'realm-web'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import { collectionOf, openSocket, realmApp, realmLogin, signIn } from './clients.ts'
import { feeding, pulled } from './feeding.ts'
import { openMatrix, PERSONS, type Matrix } from './matrix.ts'
import { watching } from './watching.ts'
import { people, type Person, world } from './world.ts'
import { mayDo, type Operation } from './write-oracle.ts'
import { deleteRows, insertRows, updateRows, insertOrUpdateRows } from './write-rows.ts'

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix.portal.stop())
let odd: Person | null = null
afterEach(async () => {
  if (odd) await put(odd, { role: people[odd].role, attivo: true })
  odd = null
})
const tenant = () => matrix.portal.tenant('localhost')

/** What makes a person one without any rights. */
const oddities: Record<string, (usr: Usr) => Partial<Usr>> = {
  suspended: () => ({ attivo: false }),
  'without a role': () => ({ role: {} }),
  'with a second role': ({ role }) => ({
    role: 'admin' in role ? { ...role, editore: true } : { ...role, admin: true },
  }),
  'with a role before its own': ({ role }) => ({
    role: 'admin' in role ? { editore: true, ...role } : { admin: true, ...role },
  }),
  'with an unknown role': () => ({ role: { superadmin: true } as Usr['role'] }),
}
const cells = Object.keys(oddities).flatMap((oddity) => PERSONS.map((person, n) => [person, oddity, n] as const))

async function put(person: Person, over: Partial<Usr>): Promise<Usr> {
  const { doc, audience } = (await tenant().store.get('usr', people[person]._id))!
  const usr = { ...doc, ...over }
  await tenant().store.transact(null, (tx) => tx.put('usr', usr, audience, 'update'))
  return usr
}
const rows = Object.values({ ...insertRows, ...insertOrUpdateRows, ...updateRows, ...deleteRows })

/** The collections that a person is tried on. All persons of one oddity together try each of them twice. */
const TRIED = 2
const triedBy = (n: number) => {
  const first = (n * TRIED) % COLLECTIONS.length
  return COLLECTIONS.slice(first, first + TRIED)
}

/** Every call of every function of the service, with a record of these collections. */
function callsOf(user: User, colls: readonly CollectionName[]): Promise<unknown>[] {
  return colls.flatMap((coll) => {
    const found = collectionOf(user, coll)
    const record = world[coll][0]!
    const reads = [found.find(), found.findOne({ _id: record._id }), found.count(), found.aggregate([{ $count: 'n' }])]
    return [...reads, ...rows.map(({ write }) => write(found, coll, record))]
  })
}
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    ({ errorCode }: { errorCode?: string }) => errorCode,
  )

/** The session that was open has ended; one that is there nevertheless opens nothing. */
const REFUSALS = ['InvalidSession', 'LOGIN_SUSPENDED']

it.each(cells)('%s %s is refused by every read, every write and every login', async (person, oddity, n) => {
  const user = await realmLogin(matrix.portal, person)
  odd = person
  const usr = await put(person, oddities[oddity]!(people[person]))
  const before = await matrix.seq()
  const codes = await Promise.all(callsOf(user, triedBy(n)).map(codeOf))
  expect(codes.filter((code) => !REFUSALS.includes(String(code)))).toEqual([])
  const { token } = await tenant().sessions.start(usr)
  await expect(pulled(matrix.portal, token)).rejects.toMatchObject({ error_code: 'LOGIN_SUSPENDED' })
  for (const path of ['/sync/manifest', '/api/cestino', `/api/cronologia/usr/${usr._id}`])
    expect((await ask(matrix.portal, person, ['GET', path])).body.error_code).toBe('LOGIN_SUSPENDED')
  await expect(realmApp(matrix.portal).logIn(Credentials.jwt(token))).rejects.toMatchObject({
    errorCode: 'LOGIN_SUSPENDED',
  })
  const socket = openSocket(matrix.portal)
  expect([typeof (await signIn(socket, person)), socket.authToken]).toEqual(['string', null])
  expect([typeof (await socket.invoke('tokenLogin', { t: token })), socket.authToken]).toEqual(['string', null])
  socket.disconnect()
  expect(await matrix.seq()).toBe(before)
})

it.each(cells)('%s %s gets nothing more by stream, feed and channel', async (person, oddity) => {
  const [feed, stream] = [await feeding(matrix.portal, person), await watching(matrix.portal, person, 'settings')]
  const witness = await feeding(matrix.portal, person === 'admin' ? 'gestore' : 'admin')
  const heard: unknown[] = []
  const channel = feed.socket.subscribe(AZIENDE_CHANNEL)
  await channel.listener('subscribe').once()
  void (async () => {
    for await (const message of channel) heard.push(message)
  })()
  // events from before belong to a person who could still hear them
  const before = await matrix.seq()
  const listen = async (): Promise<void> => {
    const message = await feed.next()
    if (!('to' in message) || message.to > before) heard.push(message)
    return listen()
  }
  listen().catch(() => undefined)
  odd = person
  await put(person, oddities[oddity]!(people[person]))
  await expect(stream.next()).rejects.toMatchObject({ code: 'LOGIN_SUSPENDED' })
  const records = await everything(tenant())
  await tenant().documents.transact(null, async (writer) => {
    for (const doc of records.aziende) await writer.replace('aziende', doc, 'update')
    for (const doc of records.settings) await writer.replace('settings', doc, 'update')
  })
  for (let settings = false; !settings;) {
    const message = await witness.next()
    settings = 'ch' in message && message.ch.some(({ c }) => c === 'settings')
  }
  expect(heard).toEqual([])
  for (const { socket } of [feed, witness]) socket.disconnect()
})

it.each(cells)('the oracle says the same of %s %s', async (person, oddity) => {
  const all = await everything(tenant())
  const usr = { ...people[person], ...oddities[oddity]!(people[person]) }
  for (const coll of COLLECTIONS) {
    expect(viewOfAll(usr, coll, all).size).toBe(0)
    for (const operation of ['insert', 'update', 'delete'] satisfies Operation[])
      expect(world[coll].filter((record) => mayDo(usr, { operation, coll, record }, all))).toEqual([])
  }
})
