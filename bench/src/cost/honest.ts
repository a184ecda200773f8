import { COLLECTIONS } from '@bandiera/domain'
import { realmDatabase } from '../session.ts'
import type { CostWorld } from './world.ts'

/** What the page of a person asks for when it opens, beside the pull. */
const SORTED = { c: 'aziende', ord: 'ragioneSociale', counts: ['gestoreId', 'tag'], n: 50 }

/** Every gestore opens the portal at the same time, as a page does: what was refused, or is not theirs. */
export async function openPortals(url: string, world: CostWorld): Promise<string[]> {
  return (await Promise.all(world.gestori.map((_, n) => openOne(url, world, n)))).flat()
}

async function openOne(url: string, { gestori, each, bandoId }: CostWorld, n: number): Promise<string[]> {
  const wrong: string[] = []
  const ask = async (path: string, body?: object): Promise<string> => {
    const headers = { authorization: `Bearer ${gestori[n]!.token}`, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(`${url}${path}`, { ...init, headers })
    const text = await answer.text()
    if (!answer.ok) wrong.push(`gestore ${n}: ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    return answer.ok ? text : 'null'
  }
  const [lines, window, ranking] = await Promise.all([
    ask(`/sync/pull?since=0&ep=&colls=${COLLECTIONS.join(',')}&whole=`),
    ask('/sync/window', SORTED),
    ask('/api/incroci', { tab: 'bando', id: bandoId, n: 500, f: { scartati: [] } }),
    ask('/api/incroci/conteggi', {}),
    ask('/sync/first-rows?path=/aziende'),
    ask('/api/incroci/primo-bando', {}),
  ])
  if (wrong.length > 0) return wrong
  const pulled = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ch?: { c: string; d: { _id: string } }[]; ep?: string })
  const entries = pulled.flatMap(({ ch = [] }) => ch.filter(({ c }) => c === 'aziende'))
  const own = new Set(entries.map(({ d }) => d._id))
  if (own.size !== each || !pulled.at(-1)?.ep)
    wrong.push(`gestore ${n}: a pull brought ${own.size} companies of ${each}`)
  const { total, rows } = JSON.parse(window) as { total: number; rows: { d: { _id: string } }[] }
  if (total !== each || !rows.every(({ d }) => own.has(d._id)))
    wrong.push(`gestore ${n}: a window has ${total} of ${each}`)
  const { righe } = JSON.parse(ranking) as { righe: { aziendaId: string }[] }
  if (righe.length !== each || !righe.every(({ aziendaId }) => own.has(aziendaId)))
    wrong.push(`gestore ${n}: a ranking has ${righe.length} of ${each}`)
  return wrong
}

/** A gestore counts one of its companies again and again during an attack. Each count must be right. */
export async function honestReader(url: string, { gestori, first }: CostWorld) {
  const database = await realmDatabase(url, gestori[1]!.token)
  const sample = { ragioneSociale: first[1]! }
  return {
    follow() {
      let going = true
      const wrong: string[] = []
      const done = (async () => {
        while (going) {
          const counted = await database
            .collection('aziende')
            .count(sample)
            .catch((error: unknown) => String(error))
          if (counted !== 1) wrong.push(`another got ${counted}`)
        }
      })()
      return {
        async stop() {
          going = false
          await done
          return wrong.slice(0, 3)
        },
      }
    },
  }
}
