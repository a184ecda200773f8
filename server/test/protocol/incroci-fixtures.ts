import { dayInRome, type Azienda, type Bando } from '@bandiera/domain'
import { kpiOfAzienda } from '@bandiera/finance'
import { createSnapshotEngine, type SnapshotEngine, type IncrociQuestion, type IncrociAnswer } from '@bandiera/matching'
import { viewOfAll, type Everything } from '@bandiera/factories/oracle'
import { everything } from '../everything.ts'
import { ask } from './asking.ts'
import type { TestPortal } from './portal.ts'
import { bandi, people, type Person } from './world.ts'

/** Whose page the matches are. */
export const MATCHING: Person[] = ['admin', 'gestore', 'gestore2', 'professionista', 'collega', 'professionista2']

/** A grant of the world as one that is matched. */
export const published = (bando: Bando, over: Partial<Bando['data']> = {}): Bando => ({
  ...bando,
  data: {
    ...bando.data,
    redazione: 'pubblicato',
    criteri: [{ id: 'dove', tipo: 'territorio', regioni: ['03'] }],
    ...over,
  },
})

export const publishAll = (portal: TestPortal) =>
  write(portal, 'bandi', ...Object.values(bandi).map((bando) => published(bando)))

/** Writes records over those that there are. */
export async function write<C extends 'aziende' | 'bandi'>(
  portal: TestPortal,
  coll: C,
  ...docs: (C extends 'aziende' ? Azienda : Bando)[]
): Promise<void> {
  await portal.tenant('localhost').documents.transact(null, async (writer) => {
    for (const doc of docs) {
      const before = await writer.get(coll, doc._id)
      await writer.replace(coll, { ...before!.doc, ...doc }, 'update')
    }
  })
}

export async function answerTo(portal: TestPortal, person: Person, domanda: IncrociQuestion): Promise<IncrociAnswer> {
  const { status, body } = await ask(portal, person, ['POST', '/api/incroci'], domanda)
  expect([status, body['error']]).toEqual([200, undefined])
  return body as unknown as IncrociAnswer
}

/** The records of a browser that holds everything that the person sees. */
export async function worldOf(portal: TestPortal, person: Person): Promise<SnapshotEngine> {
  const all = (await everything(portal.tenant('localhost'))) as Everything
  const seen = <T>(coll: 'aziende' | 'bandi') => [...viewOfAll(people[person], coll, all).values()] as unknown as T[]
  return createSnapshotEngine(kpiOfAzienda)({
    aziende: { put: seen<Azienda>('aziende'), remove: [] },
    bandi: { put: seen<Bando>('bandi'), remove: [] },
    dati: { oggi: dayInRome() },
  })
}
