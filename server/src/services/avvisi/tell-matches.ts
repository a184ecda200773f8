import type { Writer } from '../documents.ts'
import type { Tenant } from '../tenant.ts'
import { improntaBando } from './impronta.ts'
import type { Suited } from './judge-pairs.ts'
import type { People } from './people.ts'
import { putAvviso } from './put-avviso.ts'
import { quietFor } from './quiet-pairs.ts'

/** Companies that have been told of a grant, by its content; secret rows, one for each grant. */
type Told = Record<string, string[]>
const SPACE = 'avvisi detti'
/** Contents of one grant that are remembered. */
const CONTENTS = 10
/** Grants of one transaction: others who write wait for it. */
const AT_ONCE = 20

export interface Telling {
  people: People
  /** Day in Rome. */
  oggi: string
  /** What is there already is no news: it is only remembered. */
  silent?: boolean
}

/**
 * Tells of pairs that are new for their content, once: what has been told is written in the same transaction, whichever node
 * does it.
 * @returns user ids of those who were told
 */
export async function tellMatches(tenant: Tenant, suited: readonly Suited[], telling: Telling): Promise<Set<string>> {
  const told = new Set<string>()
  for (let at = 0; at < suited.length; at += AT_ONCE) {
    const some = suited.slice(at, at + AT_ONCE)
    await tenant.documents.transact(null, async (writer) => {
      for (const one of some) for (const uid of await tellOne(writer, one, telling)) told.add(uid)
    })
  }
  return told
}

async function tellOne(writer: Writer, { bando, aziende }: Suited, telling: Telling): Promise<Iterable<string>> {
  const bandoId = bando.doc._id
  const impronta = improntaBando(bando.doc.data)
  const { [impronta]: here = [], ...others } = ((await writer.secret(SPACE, bandoId)) ?? {}) as Told
  const known = new Set(here)
  const fresh = aziende.filter(({ doc }) => !known.has(doc._id))
  if (fresh.length === 0) return []
  const now = [...here, ...fresh.map(({ doc }) => doc._id)]
  const kept = Object.entries(others).slice(1 - CONTENTS)
  await writer.setSecret(SPACE, bandoId, { ...Object.fromEntries(kept), [impronta]: now } satisfies Told)
  if (telling.silent) return []
  const earlier = new Set(Object.values(others).flat())
  const isQuiet = await quietFor(writer, bandoId)
  const news = new Map<string, Record<'nuovo_incrocio' | 'bando_cambiato', string[]>>()
  for (const azienda of fresh.filter(({ doc }) => !isQuiet(doc))) {
    const tipo = earlier.has(azienda.doc._id) ? 'bando_cambiato' : 'nuovo_incrocio'
    for (const usrId of telling.people.readersOf(azienda, bando)) {
      const own = news.get(usrId) ?? { nuovo_incrocio: [], bando_cambiato: [] }
      news.set(usrId, own)
      own[tipo].push(azienda.doc._id)
    }
  }
  for (const [usrId, own] of news) {
    for (const tipo of ['nuovo_incrocio', 'bando_cambiato'] as const) {
      const aziende = own[tipo]
      if (aziende.length > 0) await putAvviso(writer, { usrId, tipo, bandoId, impronta, aziende, oggi: telling.oggi })
    }
  }
  return news.keys()
}
