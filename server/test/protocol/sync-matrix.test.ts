// The answers that a client repairs itself with show of every record of the world what the specification shows, and no more.
import { COLLECTIONS, newId, type CollectionName } from '@bandiera/domain'
import { viewOfAll } from '@bandiera/factories/oracle'
import { hashOf, ManifestLineSchema, RecordsAnswerSchema } from '@bandiera/wire'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import { fetchAs } from './fetch-as.ts'
import { cells, PERSONS } from './matrix.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person, world } from './world.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ fill: fillWorld })
})
afterAll(() => portal.stop())

const views = async (person: Person, coll: CollectionName): Promise<Map<string, object>> =>
  viewOfAll(people[person], coll, await everything(portal.tenant('localhost')))

async function manifestOf(person: Person, colls: readonly CollectionName[]): Promise<Set<string>> {
  const { token } = await portal.tenant('localhost').sessions.start(people[person])
  const answer = await fetchAs('localhost', portal.port)(`${portal.url}/sync/manifest?colls=${colls.join(',')}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const lines = (await answer.text()).trimEnd().split('\n')
  const parsed = lines.map((line) => ManifestLineSchema.parse(JSON.parse(line)))
  return new Set(parsed.flatMap((line) => ('m' in line ? line.m.map(([id, hash]) => `${line.c} ${id} ${hash}`) : [])))
}

it.each(PERSONS)('the manifest of %s lists what it sees, as it sees it, and nothing else', async (person) => {
  const wanted = new Set<string>()
  for (const coll of COLLECTIONS)
    for (const [id, view] of await views(person, coll)) wanted.add(`${coll} ${id} ${hashOf(view as { _id: string })}`)
  expect(await manifestOf(person, COLLECTIONS)).toEqual(wanted)
})

it.each(cells)('the records of %s in %s: what it sees, and for the rest what an unknown id gets', async (person, c) => {
  const view = await views(person, c)
  const ids = [...world[c].map(({ _id }) => _id), newId(), ...world.usr.map(({ _id }) => _id)]
  const { status, body } = await ask(portal, person, ['POST', '/sync/records'], { c, ids: [...new Set(ids)] })
  expect(status).toBe(200)
  const told = RecordsAnswerSchema.parse(body).ch.map((entry) =>
    entry.o === 'u' ? [entry.d._id, entry.d] : [entry.id, { o: 'd', c: entry.c, id: entry.id, rev: entry.rev }],
  )
  const rev = await portal.tenant('localhost').store.seq()
  const wanted = [...new Set(ids)].map((id) => [id, view.get(id) ?? { o: 'd', c, id, rev }])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted))
})
