import { momentInRome, newId } from '@bandiera/domain'
import type { PostOffice } from '../mail/post-office.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Tenants } from '../tenants/tenants.ts'
import { mailAtOnce } from './unsent-news.ts'
import { reviewMatches } from './review-matches.ts'
import { currentTime } from '../clock.ts'

const GATHERS = 2_000
/** Milliseconds in which notices gather for one mail at once. */
const MAIL_GATHERS = 3 * 60_000

interface FollowOptions {
  tenants: Pick<Tenants, 'list'>
  post: PostOffice
  onProblem: (problem: string) => void
  /** Milliseconds in which changes gather: an import is judged once. */
  gathers?: number
}

/** Keeps the notices of every tenant up with its log, also after a stop. Returns what ends it. */
export function followMatches({ tenants, ...options }: FollowOptions): () => Promise<void> {
  const stops = tenants.list().map((tenant) => followOne(tenant, options))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

function followOne(
  tenant: Tenant,
  { post, onProblem, gathers = GATHERS }: Omit<FollowOptions, 'tenants'>,
): () => Promise<void> {
  const node = newId()
  const timers = new Map<() => Promise<void>, NodeJS.Timeout>()
  let running: Promise<void> = Promise.resolve()
  let stopped = false
  const later = (work: () => Promise<void>, wait: number): void => {
    if (stopped || timers.has(work)) return
    const start = () => {
      timers.delete(work)
      running = running.then(work).catch((error: unknown) => onProblem(`notices of ${tenant.id}: ${String(error)}`))
    }
    timers.set(work, setTimeout(start, wait).unref())
  }
  const mail = async (): Promise<void> => void (await mailAtOnce(tenant, post))
  const review = async (): Promise<void> => {
    const mine = await inTurn(tenant, node, async () => {
      const { urgent } = await reviewMatches(tenant, momentInRome())
      if (urgent) later(mail, MAIL_GATHERS)
    })
    // the other node may die over it
    if (!mine) later(review, TURN_LASTS)
  }
  const forget = tenant.store.onChange((changes) => {
    if (changes.some(({ coll }) => coll === 'aziende' || coll === 'bandi' || coll === 'settings'))
      later(review, gathers)
  })
  later(review, gathers)
  return async () => {
    stopped = true
    forget()
    for (const timer of timers.values()) clearTimeout(timer)
    await running
  }
}

const SPACE = 'avvisi'
const TURN = 'turno'

/** Milliseconds after which a node that keeps its turn counts as dead. */
export const TURN_LASTS = 60_000

/** Runs `work` unless another node runs it, which only saves work; whether it did. */
export async function inTurn(tenant: Tenant, node: string, work: () => Promise<void>): Promise<boolean> {
  const mine = await tenant.documents.transact(null, async (writer) => {
    const held = (await writer.secret(SPACE, TURN)) as { node: string; until: number } | null
    if (held && held.node !== node && held.until > currentTime()) return false
    await writer.setSecret(SPACE, TURN, { node, until: currentTime() + TURN_LASTS })
    return true
  })
  if (!mine) return false
  try {
    await work()
  } finally {
    await tenant.documents.transact(null, (writer) => writer.deleteSecret(SPACE, TURN))
  }
  return true
}
