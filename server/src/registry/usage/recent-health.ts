import type { Store } from '../../store/port.ts'
import { rowsOf, type Health } from '../rows.ts'
import { fetchedOf, togetherOf, usualLoad } from './health.ts'

/** The last seven days of one release in one tenant. */
export interface RecentHealth extends Pick<
  Health,
  'tenant' | 'id' | 'version' | 'csp' | 'longTasks' | 'lastFailure' | 'dati'
> {
  loads: number
  /** Milliseconds within which three of four were there; `null` when none was loaded. */
  usual: number | null
  /** Loads whose files were not in the browser already. */
  fetched: number
  /** Mean of these. */
  bytes: number
  failures: Health['failures']
}

const DAYS = 7

/** How each release did in each tenant lately. */
export async function recentHealth(store: Store): Promise<RecentHealth[]> {
  const since = new Date(Date.now() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10)
  const days = (await rowsOf(store, 'salute')).map(({ value }) => value).filter(({ day }) => day > since)
  const sums = new Map<string, Health>()
  for (const one of days) {
    const key = `${one.tenant}/${one.id}@${one.version}`
    const before = sums.get(key)
    sums.set(key, before ? sum(before, one) : one)
  }
  return [...sums.values()].map(({ times: _times, day: _day, bytes, ...health }) => ({
    ...health,
    usual: usualLoad({ loads: health.loads, times: _times }),
    fetched: fetchedOf(health),
    bytes: bytes > 0 ? Math.round(bytes / fetchedOf(health)) : 0,
  }))
}

function sum(a: Health, b: Health): Health {
  const [older, newer] = a.day < b.day ? [a, b] : [b, a]
  const kinds = [...new Set([...Object.keys(a.failures), ...Object.keys(b.failures)])] as (keyof Health['failures'])[]
  return {
    ...older,
    ...newer,
    loads: a.loads + b.loads,
    times: a.times.map((count, step) => count + (b.times[step] ?? 0)),
    fetched: fetchedOf(a) + fetchedOf(b),
    // a sum of before there were bounds may be stored as null
    bytes: (a.bytes ?? 0) + (b.bytes ?? 0),
    failures: Object.fromEntries(kinds.map((kind) => [kind, (a.failures[kind] ?? 0) + (b.failures[kind] ?? 0)])),
    csp: a.csp + b.csp,
    longTasks: a.longTasks + b.longTasks,
    ...((a.dati ?? b.dati) && { dati: togetherOf(a.dati, b.dati) }),
  }
}
