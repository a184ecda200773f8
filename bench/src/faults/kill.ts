import { newId } from '@bandiera/domain'
import { freePort, startPortal } from '@bandiera/tools/portal'
import { row, type Measure } from '../row.ts'
import { withDataFolder } from '../scratch.ts'
import { realmDatabase, signIn, type Session } from '../session.ts'

const ROUNDS = 20
/** Inserts on their way at the same moment. */
const WRITERS = 8

/** What a client was promised must be there after a power cut. */
export const measure: Measure = {
  title: `kill -9 during a burst of realm-web inserts, ${ROUNDS} rounds`,
  run: (say) =>
    withDataFolder(async (data) => {
      const port = await freePort()
      const acknowledged = new Set<string>()
      let session: Session | undefined
      for (let round = 1; round <= ROUNDS; round += 1) {
        const portal = await startPortal({ data, port })
        session ??= await signIn(port, 'gestore')
        // at another point of the burst each time
        const sooner = acknowledged.size + 3 + ((round * 7) % 40)
        await burst({ url: portal.url, session, acknowledged, until: sooner, kill: portal.kill })
      }
      const portal = await startPortal({ data, port })
      const { token } = session ?? (await signIn(port, 'gestore'))
      const stored = await companies(portal.url, token)
      await portal.stop()
      const lost = [...acknowledged].filter((id) => !stored.has(id))
      say(`fault: kill -9, rounds: ${ROUNDS}, acknowledged: ${acknowledged.size}, lost: ${lost.length}`)
      const values = { ours: lost.length, peer: acknowledged.size }
      return [row('lost writes', 'records', values, { against: 'acknowledged inserts', goal: 0 })]
    }),
}

interface Burst {
  url: string
  session: Session
  acknowledged: Set<string>
  /** Size of `acknowledged` at which the server is killed, in the middle of the other inserts. */
  until: number
  kill: () => Promise<void>
}

async function burst({ url, session, acknowledged, until, kill }: Burst): Promise<void> {
  const collection = (await realmDatabase(url, session.token)).collection('aziende')
  let dead: Promise<void> | undefined
  const write = async () => {
    while (!dead) {
      const _id = newId()
      const company = { _id, gestoreId: session.uid, professionisti: [], ragioneSociale: `Prova ${_id} S.r.l.` }
      try {
        await collection.insertOne(company)
      } catch (error) {
        if (dead) return // the answer never came: nothing was promised
        throw error
      }
      acknowledged.add(_id)
      if (acknowledged.size >= until) dead ??= kill()
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await dead
}

async function companies(url: string, token: string): Promise<Set<string>> {
  const found = await (await realmDatabase(url, token)).collection('aziende').find({})
  return new Set(found.map((one) => String(one._id)))
}
