import {
  AVVISO_DAYS,
  lastDay,
  momentInRome,
  type Pratica,
  remindersOf,
  REMINDER_DAYS,
  utenteState,
  bandoTiming,
  type Usr,
} from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import type { Stored } from '../store/port.ts'
import { takeUnsent, tellByMail } from './unsent-news.ts'
import { reviewMatches } from './review-matches.ts'
import { isEmpty, worded } from './avviso-texts.ts'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { quietFor, type Suited } from './judge-pairs.ts'
import { addNews, type News, putNews } from './put-avviso.ts'
import { peopleWho } from './people.ts'
import { currentTime } from '../clock.ts'
import { withPauses } from '../scheduling.ts'
import { DAY } from '../records/in-bin.ts'

const SPACE = 'promemoria'
const LAST = 'ultimo giorno'

/** Once a day on one node: judges every pair, notifies deadlines, mails what is unread. @returns mails written */
export async function sendReminders(tenant: Tenant, post: PostOffice, oggi: string): Promise<number> {
  const first = await tenant.documents.transact(null, async (writer) => {
    if ((await writer.secret(SPACE, LAST)) === oggi) return false
    await writer.setSecret(SPACE, LAST, oggi)
    return true
  })
  if (!first) return 0
  const { suited } = await reviewMatches(tenant, { oggi }, { whole: true })
  await tellDeadlines(tenant, suited, oggi)
  await removeOldAvvisi(tenant, Date.parse(oggi))
  const soglie = (await tenant.store.get('settings', tenant.id))?.doc.sogliePreavviso
  const pratiche: Stored<'pratiche'>[] = []
  for await (const stored of tenant.store.scan('pratiche')) pratiche.push(stored)
  let sent = 0
  for await (const { doc: usr } of tenant.store.scan('usr')) {
    if (utenteState(usr) !== 'attivo') continue
    const held = new Set(tokensOf(usr))
    const due = wantsDeadlines(usr) ? remindersOf(usr._id, seenWith(held, pratiche), { oggi, soglie }) : []
    const unsent = await takeUnsent(tenant, { usrId: usr._id, avvisi: usr.preferenze?.avvisi })
    const notizie = await worded({ store: tenant.store, held, oggi }, unsent)
    if (due.length === 0 && isEmpty(notizie)) continue
    sent += 1
    tellByMail(tenant, { post, usr }, { due, notizie })
  }
  return sent
}

const seenWith = (held: ReadonlySet<string>, pratiche: readonly Stored<'pratiche'>[]): Pratica[] =>
  pratiche.filter(({ audience }) => sightOf('pratiche', audience, held) === 'full').map(({ doc }) => doc)

const wantsDeadlines = (usr: Usr): boolean => usr.preferenze?.avvisi?.scadenze !== 'mai'

/** Hour in Rome from which mails go out: the start of work. */
const FROM_HOUR = '07:00'
const EVERY = 10 * 60_000

interface MorningOptions {
  tenants: Tenants
  post: PostOffice
  onProblem: (problem: string) => void
  now?: () => Date
}

/** Serves every tenant once a day; a failure of one does not stop the others. */
export async function lookAround({ tenants, post, onProblem, now = () => new Date() }: MorningOptions): Promise<void> {
  const { oggi, ora } = momentInRome(now())
  if (ora < FROM_HOUR) return
  for (const tenant of tenants.list()) {
    await sendReminders(tenant, post, oggi).catch((error: unknown) =>
      onProblem(`reminders of ${tenant.id}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }
}

/** Looks every few minutes: a server that was down at seven makes up for it. Returns what stops it. */
export function everyMorning(options: MorningOptions): () => void {
  const timer = setInterval(() => void lookAround(options), EVERY).unref()
  return () => clearInterval(timer)
}

/** Grants that close in as many days as the tenant chose; `sendReminders` runs once a day, for each number once. */
async function tellDeadlines(tenant: Tenant, suited: readonly Suited[], oggi: string): Promise<void> {
  const soglie = (await tenant.store.get('settings', tenant.id))?.doc.sogliePreavviso ?? REMINDER_DAYS
  const people = await peopleWho(tenant.store, 'scadenze')
  const news: News = {}
  for (const { bando, aziende, seguite } of suited) {
    const { giorniRimasti: giorni } = bandoTiming(bando.doc.data, { oggi })
    if (giorni === null || !soglie.includes(giorni)) continue
    const [bandoId, chiude] = [bando.doc._id, lastDay(bando.doc.data)]
    const isQuiet = await quietFor(tenant.store, bandoId)
    for (const azienda of [...aziende, ...seguite].filter(({ doc }) => !isQuiet(doc)))
      for (const usrId of people.readersOf(azienda, bando))
        addNews(news, usrId, { aziendaId: azienda.doc._id, parte: 'scadenze', bandoId, chiude })
  }
  if (Object.keys(news).length > 0) await tenant.documents.transact(null, (writer) => putNews(writer, news))
}

/** Notices of one transaction, for which other writers wait. */
const AT_ONCE = 100

/** Their news still count as notified. */
export async function removeOldAvvisi(tenant: Tenant, now = currentTime()): Promise<void> {
  const since = new Date(now - AVVISO_DAYS * DAY).toISOString()
  const old: string[] = []
  for await (const { doc } of withPauses(tenant.store.scan('avvisi'))) {
    if ((doc.aggiornatoIl ?? '') < since) old.push(doc._id)
  }
  for (let at = 0; at < old.length; at += AT_ONCE) {
    await tenant.documents.transact(null, async (writer) => {
      for (const id of old.slice(at, at + AT_ONCE))
        if (await writer.get('avvisi', id)) await writer.remove('avvisi', id)
    })
  }
}
