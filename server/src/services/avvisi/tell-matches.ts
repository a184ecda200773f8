import { newId } from '@bandiera/domain'
import { withPauses } from '../../feed/with-pauses.ts'
import type { Writer } from '../documents.ts'
import type { Tenant } from '../tenant.ts'
import type { Judged, Suited } from './judge-pairs.ts'
import { addNews, joinNews, type News } from './news.ts'
import type { People } from './people.ts'
import { putNews } from './put-avviso.ts'
import { quietFor } from './quiet-pairs.ts'
import type { createRecentAuthors, RecordName } from './recent-authors.ts'
import { freshOf, rememberTold } from './told.ts'

/** News that are remembered as told and stand in no notice yet: the next look makes up for a server that died in between. */
const PENDING = 'avvisi da scrivere'
/** Grants of one transaction: others who write wait for it. */
const AT_ONCE = 20

export interface Telling {
  people: People
  recentAuthors: ReturnType<typeof createRecentAuthors>
  /** What is there already is no news: it is only remembered. */
  silent?: boolean
}

/**
 * Tells of pairs that are new for their content, once: what counts as told is written in one transaction with its news,
 * whichever node does it. However many grants there are, each person gets one notice.
 * @returns user ids of those who were told
 */
export async function tellMatches(tenant: Tenant, judged: Judged, telling: Telling): Promise<string[]> {
  for (let at = 0; at < judged.suited.length; at += AT_ONCE) {
    const suited = judged.suited.slice(at, at + AT_ONCE)
    const doneBy = telling.silent ? () => NO_ONE : await whoDid(tenant, { ...judged, suited }, telling)
    await tenant.documents.transact(null, async (writer) => {
      const news: News = {}
      for (const one of suited) await tellOne(writer, one, { ...telling, doneBy, news })
      if (Object.keys(news).length > 0) await writer.setSecret(PENDING, newId(), news)
    })
  }
  return tellPending(tenant)
}

type DoneBy = (aziendaId: string, bandoId: string) => ReadonlySet<string>
const NO_ONE: ReadonlySet<string> = new Set()

/** Who made each fresh pair what it is, a moment ago; read before the transaction, for which others wait. */
async function whoDid({ store }: Tenant, { suited, unita }: Judged, { recentAuthors }: Telling): Promise<DoneBy> {
  const authors = new Map<string, ReadonlySet<string>>()
  for (const one of suited) {
    const bandoId = one.bando.doc._id
    for await (const { doc } of withPauses((await freshOf(store, one)).fresh)) {
      const companies = [doc._id, ...(unita.get(doc._id) ?? [])]
      const records = companies.map((id): RecordName => ['aziende', id])
      authors.set(`${doc._id} ${bandoId}`, await recentAuthors([['bandi', bandoId], ...records]))
    }
  }
  return (aziendaId, bandoId) => authors.get(`${aziendaId} ${bandoId}`) ?? NO_ONE
}

async function tellOne(
  writer: Writer,
  one: Suited,
  { people, silent, doneBy, news }: Telling & { doneBy: DoneBy; news: News },
): Promise<void> {
  const bandoId = one.bando.doc._id
  const { fresh, earlier, row } = await freshOf(writer, one)
  if (row) await rememberTold(writer, bandoId, row)
  if (silent || fresh.length === 0) return
  const isQuiet = await quietFor(writer, bandoId)
  for (const azienda of fresh.filter(({ doc }) => !isQuiet(doc))) {
    const aziendaId = azienda.doc._id
    const parte = earlier.has(aziendaId) ? 'cambiati' : 'nuovi'
    const authors = doneBy(aziendaId, bandoId)
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
