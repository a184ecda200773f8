import { newId } from '@bandiera/domain'
import { withPauses } from '../scheduling.ts'
import type { Writer } from '../records/documents.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Judged, quietFor, type Suited } from './judge-pairs.ts'
import { addNews, joinNews, type News, putNews } from './put-avviso.ts'
import type { People, RecentAuthors, RecordName } from './people.ts'
import { freshOf, rememberNotified } from './notified-pairs.ts'

/** News that count as notified and are in no notice yet: a later look writes them if a server dies in between. */
const PENDING = 'avvisi da scrivere'
/** Pairs of one transaction, for which other writers wait; more only when one grant has more. */
const AT_ONCE = 250

interface Telling {
  people: People
  recentAuthors: RecentAuthors
  /** Only remembers: what is there already is no news. */
  silent?: boolean
}

/** Notifies pairs once, on any node: one transaction for mark and news. @returns notified user ids */
export async function tellMatches(tenant: Tenant, judged: Judged, telling: Telling): Promise<string[]> {
  for await (const suited of withPauses(inBatches(judged.suited))) {
    if (!telling.silent) await readAuthors(tenant, { ...judged, suited }, telling)
    await tenant.documents.transact(null, async (writer) => {
      const news: News = {}
      for (const one of suited) await tellOne(writer, one, { ...telling, unita: judged.unita, news })
      if (Object.keys(news).length > 0) await writer.setSecret(PENDING, newId(), news)
    })
  }
  return tellPending(tenant)
}

function inBatches(suited: readonly Suited[]): Suited[][] {
  const batches: Suited[][] = []
  let pairs = Infinity
  for (const one of suited) {
    if (pairs + one.aziende.length > AT_ONCE) {
      batches.push([])
      pairs = 0
    }
    batches.at(-1)!.push(one)
    pairs += one.aziende.length
  }
  return batches
}

/** The grant, the company, and its single undertaking. */
const recordsOf = (bandoId: string, aziendaId: string, unita: Judged['unita']): RecordName[] => [
  ['bandi', bandoId],
  ['aziende', aziendaId],
  ...(unita.get(aziendaId) ?? []).map((id): RecordName => ['aziende', id]),
]

/** Reads who changed the fresh pairs before the transaction, for which other writers wait. */
async function readAuthors({ store }: Tenant, { suited, unita }: Judged, { recentAuthors }: Telling): Promise<void> {
  for await (const one of withPauses(suited)) {
    const { fresh } = await freshOf(store, one)
    for await (const { doc } of withPauses(fresh))
      for (const record of recordsOf(one.bando.doc._id, doc._id, unita)) await recentAuthors.read(record)
  }
}

async function tellOne(
  writer: Writer,
  one: Suited,
  { people, recentAuthors, silent, unita, news }: Telling & Pick<Judged, 'unita'> & { news: News },
): Promise<void> {
  const bandoId = one.bando.doc._id
  const { fresh, earlier, row } = await freshOf(writer, one)
  if (row) await rememberNotified(writer, bandoId, row)
  if (silent || fresh.length === 0) return
  const isQuiet = await quietFor(writer, bandoId)
  for (const azienda of fresh.filter(({ doc }) => !isQuiet(doc))) {
    const aziendaId = azienda.doc._id
    const parte = earlier.has(aziendaId) ? 'cambiati' : 'nuovi'
    const authors = recentAuthors.of(recordsOf(bandoId, aziendaId, unita))
    for (const usrId of people.readersOf(azienda, one.bando))
      if (!authors.has(usrId)) addNews(news, usrId, { aziendaId, parte, bandoId })
  }
}

async function tellPending({ store, documents }: Tenant): Promise<string[]> {
  if ((await store.secrets(PENDING)).length === 0) return []
  return documents.transact(null, async (writer) => {
    const news: News = {}
    for (const { key, value } of await writer.secrets(PENDING)) {
      joinNews(news, value as News)
      await writer.deleteSecret(PENDING, key)
    }
    return putNews(writer, news)
  })
}
