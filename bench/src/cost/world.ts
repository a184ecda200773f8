import { newId } from '@bandiera/domain'
import { startAsked } from '@bandiera/tools/asked'
import { chunks, worldOf } from '../load/matches-world.ts'
import { ONE_TENANT } from '../scene/prepared.ts'
import type { Session } from '../session.ts'

/** Gestori who share the companies, each with as many. */
export const GESTORI = 20
const BANDI = 200

/** A tenant of many companies, each a few kB: what each gestore has, and what the least account sees, which is all of it. */
export interface CostWorld {
  gestori: Session[]
  least: Session
  /** A grant that all see. */
  bandoId: string
  /** Companies of each gestore. */
  each: number
  /** Name of the first company of each. */
  first: string[]
}

const nameOf = (n: number): string => `Azienda ${n} ${'x'.repeat(200)}`

/** Fills a data folder, or the database of `env`, with a tenant of `companies` companies. */
export async function fillWorld(data: string, companies: number, env: Record<string, string> = {}): Promise<CostWorld> {
  const server = await startAsked('server/test/load/cost-main.ts', {
    ...ONE_TENANT,
    ...env,
    BANDIERA_DATA: data,
  })
  try {
    const people = (await server.ask('people', GESTORI)) as Session[]
    const [gestori, least] = [people.slice(0, GESTORI), people[GESTORI]!]
    const { aziende, bandi } = worldOf(
      { gestore: gestori[0]!, editore: gestori[0]! },
      { aziende: companies, bandi: BANDI },
    )
    const kept = aziende.map((one, n) => ({
      ...one,
      _id: newId(),
      gestoreId: gestori[n % GESTORI]!.uid,
      professionisti: [least.uid],
      ragioneSociale: nameOf(n),
      note: 'y'.repeat(1200),
    }))
    const uids = gestori.map(({ uid }) => uid)
    const shared = bandi.map((one) => ({ ...one, data: { ...one.data, gestori: uids } }))
    for (const records of chunks([...kept, ...shared])) await server.ask('keep', records)
    await server.ask('close')
    const first = gestori.map((_, n) => nameOf(n))
    return { gestori, least, bandoId: shared[0]!._id, each: companies / GESTORI, first }
  } finally {
    await server.stop()
  }
}
