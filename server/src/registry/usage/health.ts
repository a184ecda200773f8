import { dayInRome } from '@bandiera/domain'
import type { DeclaredData, ModuleUse } from '@bandiera/wire'
import type { Store } from '../../store/port.ts'
import { type Health, type Kinds, putRow, releaseKey, rowOf, valuesOf } from '../rows.ts'

/** Milliseconds. */
const LOAD_STEPS = [50, 100, 200, 400, 800, 1600, 3200, 6400] as const

/** Bounds of one load: an hour in which a computer sleeps says nothing about a release. */
const MOST_MS = 600_000
export const MOST_BYTES = 1_000_000_000

/** Adds a report of the pages of a signed-in person to the day's figures. */
export async function addHealth(
  store: Store,
  { tenant, uid }: { tenant: string; uid: string },
  uses: readonly ModuleUse[],
): Promise<void> {
  const telling = uses.filter(
    ({ load, failures, csp, longTasks, dati }) => load || failures?.length || csp || longTasks || dati,
  )
  if (telling.length === 0) return
  const day = dayInRome()
  await store.transact(null, async (tx) => {
    for (const use of telling) {
      const key = `${day}/${tenant}/${releaseKey(use.id, use.version)}`
      const before = await rowOf(tx, 'salute', key)
      const reported = figuresOf(use, { tenant, day, by: uid })
      await putRow(tx, 'salute', key, before ? sum(before, reported) : reported)
    }
  })
}

/** The sum stays an exact number. */
const plus = (before: number | null, more: number): number => Math.min((before ?? 0) + more, Number.MAX_SAFE_INTEGER)

function figuresOf(use: ModuleUse, { by, ...of }: { tenant: string; day: string; by: string }): Health {
  const { id, version, load, failures = [], csp = 0, longTasks = 0, dati } = use
  const ms = Math.min(load?.ms ?? 0, MOST_MS)
  const step = LOAD_STEPS.findIndex((bound) => ms <= bound)
  const at = step < 0 ? LOAD_STEPS.length : step
  const counted: Health['failures'] = {}
  for (const { kind } of failures) counted[kind] = (counted[kind] ?? 0) + 1
  const last = failures.at(-1)
  return {
    ...of,
    id,
    version,
    loads: load ? 1 : 0,
    times: [...LOAD_STEPS, Infinity].map((_, index) => (load && index === at ? 1 : 0)),
    fetched: load?.bytes ? 1 : 0,
    bytes: Math.min(load?.bytes ?? 0, MOST_BYTES),
    failures: counted,
    csp,
    longTasks,
    ...(last && { lastFailure: { ...last, at: new Date().toISOString(), by } }),
    ...(dati && { dati: togetherOf(dati) }),
  }
}

const fetchedOf = ({ fetched, loads }: Pick<Health, 'fetched' | 'loads'>): number => fetched ?? loads

function togetherOf(before: DeclaredData = { legge: [], scrive: [] }, more = before): DeclaredData {
  const both = (verb: keyof DeclaredData): string[] => [...new Set([...before[verb], ...more[verb]])].toSorted()
  return { legge: both('legge'), scrive: both('scrive') }
}

/** Milliseconds within which three of four loads were done, rounded up to a bound; `null` when nothing was loaded. */
export function usualLoad({ loads, times }: Pick<Health, 'loads' | 'times'>): number | null {
  let seen = 0
  for (const [index, count] of times.entries()) {
    seen += count
    if (loads > 0 && seen >= loads * 0.75) return LOAD_STEPS[index] ?? Infinity
  }
  return null
}

const DAYS = 7

/** The last seven days of each release in each tenant, added up. */
export async function recentDays<K extends 'salute' | 'sconosciuti'>(
  store: Store,
  kind: K,
  add: (before: Kinds[K], more: Kinds[K]) => Kinds[K],
): Promise<Kinds[K][]> {
  const since = new Date(Date.now() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10)
  const sums = new Map<string, Kinds[K]>()
  for (const one of await valuesOf(store, kind)) {
    if (one.day <= since) continue
    const key = `${one.tenant}/${releaseKey(one.id, one.version)}`
    const before = sums.get(key)
    sums.set(key, before ? add(before, one) : one)
  }
  return [...sums.values()]
}

/** `usual`: see `usualLoad`; `bytes`: the mean of the loads that crossed the network. */
export async function recentHealth(store: Store) {
  return (await recentDays(store, 'salute', sum)).map(({ times, day: _day, bytes, ...health }) => ({
    ...health,
    usual: usualLoad({ loads: health.loads, times }),
    fetched: fetchedOf(health),
    bytes: bytes > 0 ? Math.round(bytes / fetchedOf(health)) : 0,
  }))
}
export type RecentHealth = Awaited<ReturnType<typeof recentHealth>>[number]

function sum(a: Health, b: Health): Health {
  const [older, newer] = a.day <= b.day ? [a, b] : [b, a]
  const kinds = [...new Set([...Object.keys(a.failures), ...Object.keys(b.failures)])] as (keyof Health['failures'])[]
  return {
    ...older,
    ...newer,
    loads: a.loads + b.loads,
    times: a.times.map((count, step) => count + (b.times[step] ?? 0)),
    fetched: fetchedOf(a) + fetchedOf(b),
    // a sum from before there were bounds may be stored as null
    bytes: plus(a.bytes, b.bytes ?? 0),
    failures: Object.fromEntries(kinds.map((kind) => [kind, (a.failures[kind] ?? 0) + (b.failures[kind] ?? 0)])),
    csp: plus(a.csp, b.csp),
    longTasks: plus(a.longTasks, b.longTasks),
    ...((a.dati ?? b.dati) && { dati: togetherOf(a.dati, b.dati) }),
  }
}
