import { compareVersions, type DataUse, type Registry, type Health } from '../../parts/registry.ts'

export interface ReleaseHealth {
  _id: string
  id: string
  version: string
  tenants: string[]
  loads: number
  /** Three of four loads finished within it, ms; of the slowest tenant when several are combined. */
  ms: number | null
  /** Mean of the loads whose files the browser did not have. */
  bytes: number
  failures: Record<string, number>
  failureCount: number
  csp: number
  longTasks: number
  /** `null` for a release without a declaration, which can reach all collections. */
  declared: DataUse | null
  /** Written collections are not repeated among the read ones. */
  used: DataUse
  lastFailure?: NonNullable<Health['lastFailure']>
  before?: ReleaseHealth
}

type Measures = Pick<Registry, 'salute' | 'rilasci'>

/** Newest version first, each with the previous one. */
export function healthByRelease({ salute, rilasci }: Measures, tenant = ''): ReleaseHealth[] {
  const byRelease = new Map<string, Health[]>()
  for (const one of salute) {
    if (tenant && one.tenant !== tenant) continue
    const key = `${one.id}@${one.version}`
    byRelease.set(key, [...(byRelease.get(key) ?? []), one])
  }
  const declared = new Map(rilasci.map(({ id, versione, dati }) => [`${id}@${versione}`, dati ?? null]))
  const rows = [...byRelease].map(([key, all]) => ({ ...together(key, all), declared: declared.get(key) ?? null }))
  const sorted = rows.toSorted((a, b) => a.id.localeCompare(b.id, 'en') || compareVersions(b.version, a.version))
  return sorted.map((row, at) => {
    const next = sorted[at + 1]
    return next?.id === row.id ? { ...row, before: next } : row
  })
}

function together(_id: string, all: readonly Health[]): Omit<ReleaseHealth, 'declared'> {
  const sum = (of: (one: Health) => number) => all.reduce((total, one) => total + of(one), 0)
  const loads = sum(({ loads }) => loads)
  const fetchedLoads = sum(({ fetched, loads }) => fetched ?? loads)
  const failures: Record<string, number> = {}
  for (const one of all)
    for (const [kind, count] of Object.entries(one.failures)) failures[kind] = (failures[kind] ?? 0) + count
  const times = all.flatMap(({ usual }) => (usual === null ? [] : [usual]))
  const last = all.flatMap(({ lastFailure }) => lastFailure ?? []).toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return {
    _id,
    id: all[0]!.id,
    version: all[0]!.version,
    tenants: all.map(({ tenant }) => tenant).toSorted(),
    loads,
    ms: times.length > 0 ? Math.max(...times) : null,
    bytes:
      fetchedLoads > 0 ? Math.round(sum(({ bytes, fetched, loads }) => bytes * (fetched ?? loads)) / fetchedLoads) : 0,
    failures,
    failureCount: sum(({ failures }) => Object.values(failures).reduce((total, count) => total + count, 0)),
    csp: sum(({ csp }) => csp),
    longTasks: sum(({ longTasks }) => longTasks),
    used: dataUsed(all),
    ...(last && { lastFailure: last }),
  }
}

function dataUsed(all: readonly Health[]): DataUse {
  const of = (verb: keyof DataUse) => [...new Set(all.flatMap(({ dati }) => dati?.[verb] ?? []))].toSorted()
  const written = of('scrive')
  return { legge: of('legge').filter((name) => !written.includes(name)), scrive: written }
}

type Trend = 'meglio' | 'peggio' | 'uguale'

/** Smaller differences count as equal, because loads vary by themselves. */
const SAME_SHARE = 0.1

/** The lower figure is better; `null` when one was not measured. */
export function trendOf(now: number | null, before: number | null): Trend | null {
  if (now === null || before === null) return null
  if (Math.abs(now - before) <= Math.max(now, before) * SAME_SHARE) return 'uguale'
  return now < before ? 'meglio' : 'peggio'
}

export const perHundred = (count: number, loads: number): number | null => (loads > 0 ? (count / loads) * 100 : null)
