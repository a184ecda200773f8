// Records that appear, change hands and go: what each person hears follows from what the specification shows before and after.
import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { viewOfAll } from '@bandiera/factories/oracle'
import { isDeepStrictEqual } from 'node:util'
import type { Writer } from '../../src/records/documents.ts'
import { everything, type Everything } from '../everything.ts'
import { hearing, sizeOf, tell, type Hearing, type HeardChanges } from './hearing.ts'
import { copyOf, PERSONS } from './matrix.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, type Person, world } from './world.ts'

type SpecifiedSights = Pick<Hearing, 'watched' | 'published' | 'fed'>
let portal: TestPortal
const heard = new Map<Person, Hearing>()
const expected = new Map<Person, SpecifiedSights>()
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld, loginsPerMinute: 1000 })
  for (const person of PERSONS) {
    heard.set(person, await hearing(portal, person))
    expected.set(person, { watched: {}, published: {}, fed: {} })
  }
})
afterAll(() => portal.stop())

/** Writes once, and notes what each person must hear of it. */
async function step(work: (writer: Writer) => Promise<unknown>): Promise<void> {
  const before = await everything(portal.tenant('localhost'))
  await portal.tenant('localhost').documents.transact(null, work)
  const after = await everything(portal.tenant('localhost'))
  for (const person of PERSONS) for (const coll of COLLECTIONS) expectOf(person, coll, [before, after])
}

function expectOf(person: Person, coll: CollectionName, moments: [Everything, Everything]): void {
  const [was, is] = moments.map((all) =>
    viewOfAll(
      all.usr.find(({ _id }) => _id === people[person]._id)!,
      coll,
      all,
    ),
  )
  const { watched, published, fed } = expected.get(person)!
  for (const id of new Set([...was!.keys(), ...is!.keys()])) {
    const [before, after] = [was!.get(id), is!.get(id)]
    if (isDeepStrictEqual(before, after)) continue
    const event: HeardChanges[string][number] = after ? [before ? 'update' : 'insert', after] : ['delete', { _id: id }]
    tell(watched, `${coll} ${id}`, event)
    if (coll === 'aziende') tell(published, `${coll} ${id}`, event)
    fed[`${coll} ${id}`] = after ?? null
  }
}

const copies = COLLECTIONS.flatMap((coll) => world[coll].map((record) => ({ coll, record: copyOf(coll, record) })))
const [{ _id: one }, { _id: two }] = [people.gestore, people.gestore2]
const swap = (id: unknown) => (id === one ? two : one)
const emails = [people.gestore.email, people.professionista2.email, people.editore2.email, '']
const companies = Object.values(aziende).map(({ _id }) => _id)

type Doc = Record<string, unknown>
/** Every field that decides who sees a record, with other people in it. */
const moves: Record<CollectionName, ((doc: Doc) => Doc)[]> = {
  aziende: [
    ({ gestoreId }) => ({ gestoreId: swap(gestoreId) }),
    () => ({ professionisti: [people.collega._id, people.professionista2._id] }),
    () => ({ professionisti: [people.professionista._id] }),
  ],
  avvisi: [({ usrId }) => ({ usrId: swap(usrId) }), () => ({ lettoIl: '2026-11-22T08:00:00.000Z' })],
  bandi: [
    () => ({ createdBy: people.editore2._id }),
    ({ data }) => ({ data: { ...(data as Doc), gestori: [two] } }),
    ({ data }) => ({ createdBy: people.editore._id, data: { ...(data as Doc), gestori: [one] } }),
  ],
  docs: companies.map((clienteId) => () => ({ clienteId })),
  istituti: [
    () => ({ createdBy: people.editore2._id, gestori: [two] }),
    () => ({ gestori: [one, two] }),
    () => ({ createdBy: people.editore._id, gestori: [] }),
  ],
  pratiche: emails.map((extra) => () => ({ extra })),
  settings: [() => ({ mailContatti: 'altri@demo.test' })],
  usr: [
    () => ({ role: { professionista: { by: one } } }),
    () => ({ role: { professionista: { by: two } } }),
    () => ({ role: { gestore: true }, name: 'Altro nome' }),
  ],
  viste: [({ gestoreId }) => ({ gestoreId: swap(gestoreId) }), () => ({ gestoreId: undefined })],
}

const isPerson = (coll: CollectionName, { _id }: { _id: string }): boolean =>
  coll === 'usr' && Object.values(people).some((one) => one._id === _id)
/** Each copy and each record of the world, but for the people who are listening and the settings. */
const movable = [...copies, ...COLLECTIONS.flatMap((coll) => world[coll].map((record) => ({ coll, record })))].filter(
  ({ coll, record }) => !isPerson(coll, record) && record._id !== 'localhost',
)

const rounds: Record<string, () => Promise<void>> = {
  'every record gets a copy': async () => {
    for (const { coll, record } of copies) await step((writer) => writer.insert(coll, record as never))
  },
  'every record and every copy change hands': async () => {
    for (const { coll, record } of movable)
      for (const move of moves[coll])
        await step(async (writer) => {
          const doc = (await writer.get(coll, record._id))!.doc as unknown as Doc
          // a record has no `undefined`
          const moved = JSON.parse(JSON.stringify({ ...doc, ...move(doc) })) as never
          return writer.replace(coll, moved, 'update')
        })
  },
  'every record and every copy are deleted': async () => {
    for (const { coll, record } of movable) await step((writer) => writer.remove(coll, record._id))
  },
}

describe.each(Object.entries(rounds))('%s', (nome, round) => {
  beforeAll(async () => {
    await round()
    // the one record that all people see
    await step(async (w) => w.replace('settings', { ...(await w.get('settings', 'localhost'))!.doc, nome }, 'update'))
  })

  it.each(PERSONS)('watch, channel and feed tell %s of it what the specification shows', async (person) => {
    const wanted = expected.get(person)!
    const { until, ...told } = heard.get(person)!
    await until(nome, { watched: sizeOf(wanted.watched), published: sizeOf(wanted.published) })
    expect(told).toEqual(wanted)
  })
})
