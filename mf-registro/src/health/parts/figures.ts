import { compareVersions, type Dati, type Registro, type Salute } from '../../parts/registry.ts'

/** How one release did, in all tenants together or in one. */
export interface SaluteRilascio {
  _id: string
  id: string
  versione: string
  clienti: string[]
  caricamenti: number
  /** Milliseconds within which three of four loads were there; the slowest tenant's where they are taken together. */
  ms: number | null
  /** Mean of the loads whose files the browser did not have. */
  bytes: number
  guasti: Record<string, number>
  totaleGuasti: number
  csp: number
  lunghi: number
  /** Collections that it declares; `null` when it does not say, and reaches them all. */
  dichiarati: Dati | null
  /** Those that it read and wrote; what it wrote is not told again among what it read. */
  usati: Dati
  ultimo?: NonNullable<Salute['lastFailure']>
  /** The version before it that was seen, to compare with. */
  prima?: SaluteRilascio
}

type Misure = Pick<Registro, 'salute' | 'rilasci'>

/** Every release that was seen in the last days, newest version first, each with the one before it. */
export function salutePerRilascio({ salute, rilasci }: Misure, tenant = ''): SaluteRilascio[] {
  const byRelease = new Map<string, Salute[]>()
  for (const one of salute) {
    if (tenant && one.tenant !== tenant) continue
    const key = `${one.id}@${one.version}`
    byRelease.set(key, [...(byRelease.get(key) ?? []), one])
  }
  const declared = new Map(rilasci.map(({ id, versione, dati }) => [`${id}@${versione}`, dati ?? null]))
  const rows = [...byRelease].map(([key, all]) => ({ ...together(key, all), dichiarati: declared.get(key) ?? null }))
  const sorted = rows.toSorted((a, b) => a.id.localeCompare(b.id, 'en') || compareVersions(b.versione, a.versione))
  return sorted.map((row, at) => {
    const next = sorted[at + 1]
    return next?.id === row.id ? { ...row, prima: next } : row
  })
}

function together(_id: string, all: readonly Salute[]): Omit<SaluteRilascio, 'dichiarati'> {
  const sum = (of: (one: Salute) => number) => all.reduce((total, one) => total + of(one), 0)
  const caricamenti = sum(({ loads }) => loads)
  const portati = sum(({ fetched, loads }) => fetched ?? loads)
  const guasti: Record<string, number> = {}
  for (const { failures } of all)
    for (const [kind, count] of Object.entries(failures)) guasti[kind] = (guasti[kind] ?? 0) + count
  const times = all.flatMap(({ usual }) => (usual === null ? [] : [usual]))
  const last = all.flatMap(({ lastFailure }) => lastFailure ?? []).toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return {
    _id,
    id: all[0]!.id,
    versione: all[0]!.version,
    clienti: all.map(({ tenant }) => tenant).toSorted(),
    caricamenti,
    ms: times.length > 0 ? Math.max(...times) : null,
    bytes: portati > 0 ? Math.round(sum(({ bytes, fetched, loads }) => bytes * (fetched ?? loads)) / portati) : 0,
    guasti,
    totaleGuasti: sum(({ failures }) => Object.values(failures).reduce((total, count) => total + count, 0)),
    csp: sum(({ csp }) => csp),
    lunghi: sum(({ longTasks }) => longTasks),
    usati: usatiIn(all),
    ...(last && { ultimo: last }),
  }
}

function usatiIn(all: readonly Salute[]): Dati {
  const of = (verb: keyof Dati) => [...new Set(all.flatMap(({ dati }) => dati?.[verb] ?? []))].toSorted()
  const scrive = of('scrive')
  return { legge: of('legge').filter((name) => !scrive.includes(name)), scrive }
}

export type Giudizio = 'meglio' | 'peggio' | 'uguale'

/** Under this share two figures are called the same: loads differ by themselves. */
const SOGLIA = 0.1

/** Whether less of something is better or worse news than before; nothing where one of the two was not measured. */
export function giudica(ora: number | null, prima: number | null): Giudizio | null {
  if (ora === null || prima === null) return null
  if (Math.abs(ora - prima) <= Math.max(ora, prima) * SOGLIA) return 'uguale'
  return ora < prima ? 'meglio' : 'peggio'
}

/** So many in a hundred loads; nothing where there was no load. */
export const ogniCento = (quanti: number, caricamenti: number): number | null =>
  caricamenti > 0 ? (quanti / caricamenti) * 100 : null
