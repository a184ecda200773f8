import { COLLECTIONS, newId, type AnyRecord, type CollectionName } from '@bandiera/domain'
import type { User } from 'realm-web'
import { realmLogin } from './clients.ts'
import { startPortal } from './portal.ts'
import { fillWorld, people, type Person, world } from './world.ts'

export const PERSONS = Object.keys(people) as Person[]
/** A second tenant with the very same ids in it. */
export const OTHER = 'sofabis.localhost'
/** Every person with every collection: the rows and columns of all that is generated. */
export const cells = PERSONS.flatMap((person) => COLLECTIONS.map((coll) => [person, coll] as const))

/** The world in two tenants of one server, with all people signed in with realm-web at the first. */
export async function openMatrix() {
  const portal = await startPortal({ tenants: ['localhost', OTHER], fill: fillWorld })
  const signedIn = new Map<Person, User>()
  for (const person of PERSONS) signedIn.set(person, await realmLogin(portal, person))
  return {
    portal,
    user: (person: Person): User => signedIn.get(person)!,
    seq: (tenant = 'localhost') => portal.tenant(tenant).store.seq(),
    /** A collection as it was: its records back, what was added gone. */
    restore: (coll: CollectionName): Promise<void> =>
      portal.tenant('localhost').documents.transact(null, async (writer) => {
        const ids = new Set(world[coll].map(({ _id }) => _id))
        for await (const { doc } of writer.scan(coll)) if (!ids.has(doc._id)) await writer.remove(coll, doc._id)
        for (const record of world[coll]) {
          const stored = await writer.get(coll, record._id)
          if (!stored) await writer.insert(coll, record as never)
          else if (stored.doc.versione !== 1) await writer.replace(coll, record as never)
        }
      }),
  }
}
export type Matrix = Awaited<ReturnType<typeof openMatrix>>

/** The matrix of a test file, opened before its tests, and in `elsewhere` the position at which the other tenant must stay. */
export function matrixOfFile() {
  const used = {} as { matrix: Matrix; elsewhere: number }
  beforeAll(async () => {
    used.matrix = await openMatrix()
    used.elsewhere = await used.matrix.seq(OTHER)
  })
  afterAll(() => used.matrix.portal.stop())
  return used
}

/** A change of one field that no workflow has an opinion on. */
export const patches: Record<CollectionName, Record<string, unknown>> = {
  avvisi: { lettoIl: '2026-11-22T08:00:00.000Z' },
  aziende: { telefono: '02 1234567' },
  bandi: { 'data.ente': 'Regione Umbria' },
  docs: { nome: 'altro.pdf' },
  istituti: { nome: 'Altro istituto' },
  pratiche: { titolo: 'Altro titolo' },
  settings: { mailContatti: 'aiuto@demo.test' },
  usr: { telefono: '02 1234567' },
  viste: { query: 'q=monti' },
}

/** The whole record with that change. */
export function patched(coll: CollectionName, record: AnyRecord): AnyRecord {
  if ('data' in record) return { ...record, data: { ...record.data, ente: 'Regione Umbria' } }
  return { ...record, ...patches[coll] }
}

/** A record like this one under an `_id` of its own. */
export function copyOf(coll: CollectionName, record: AnyRecord): AnyRecord {
  if (coll === 'pratiche') return { ...record, _id: `${newId()}-${record._id.split('-')[1]}` }
  const _id = newId()
  const unique = { usr: { email: `${_id}@demo.test` }, viste: { nome: _id } }
  return { ...record, _id, ...(coll === 'usr' || coll === 'viste' ? unique[coll] : {}) }
}
