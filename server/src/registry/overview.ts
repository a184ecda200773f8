import {
  currentGeneration,
  resolve,
  type Generation,
  type RegistryState,
  type Resolved,
  type ShellFacts,
} from '@bandiera/releases'
import type { DeclaredData } from '@bandiera/wire'
import type { Registry } from './registry.ts'
import type { Withdrawn } from './registry-state.ts'
import { releaseKey, type Alert, type Lease, type StoredFloor, type Unknown } from './rows.ts'
import { leasesNow } from './usage/leases.ts'
import { recentUnknowns } from './usage/unknown.ts'
import { recentHealth, type RecentHealth } from './usage/health.ts'

/** What every tenant runs and why, what there is to run, and how it does: what an operator looks at. */
export interface Overview {
  shell: ShellFacts
  canali: RegistryState['channels']
  trattenuti: RegistryState['holds']
  /** The oldest version of a module that may run, and why; newest first, as those that were withdrawn. */
  minimi: StoredFloor[]
  ritirati: WithdrawnOverview[]
  /** What no operator has seen yet, newest first. */
  segnalazioni: AlertOverview[]
  tenant: TenantOverview[]
  /** Newest first. */
  rilasci: ReleaseOverview[]
  salute: HealthOverview[]
  /** What pages reported where no one was signed in. */
  sconosciuti: Omit<Unknown, 'day'>[]
}

type HealthOverview = Omit<RecentHealth, 'lastFailure'> & {
  /** `chi` by name; absent where the page that reported it is not known. */
  lastFailure?: { kind: string; text: string; at: string; chi?: string }
}

interface AlertOverview {
  chiave: string
  tipo: Alert['kind']
  id: string
  versione: string
  /** The first ones of `quanti`. */
  tenant: string[]
  quanti: number
  perche: string
  /** By name; `null` for a deleted person. */
  chi: string | null
  quando: string
  persone?: number
}

interface WithdrawnOverview {
  id: string
  versione: string
  chiave: string
  quando: string
  chi: string
  perche: string
}

/** A built-in one has neither day nor key. */
interface ReleaseOverview {
  id: string
  versione: string
  contratto: string
  pubblicato: string | null
  chiave: string | null
  /** Bytes of its files, as stored. */
  peso: number
  /** Collections that it declares; `null` of a release that declares none and reaches all. */
  dati: DeclaredData | null
}

interface TenantOverview {
  id: string
  /** What its people call it. */
  nome: string
  generazione: number
  quando: string
  chi: string
  perche: string
  moduli: ModuleOverview[]
}

interface ModuleOverview {
  id: string
  versione: string | null
  motivo: Resolved['reason']
  voluta?: string
  canale?: string
  canarino?: { version: string; percent: number }
  precedente?: string
  rifiutate: Resolved['refused']
  /** Whether one of its features is on: no page loads a module that is not used. */
  usato: boolean
  /** Pages that are open with it now, and those that are with another version of it. */
  aperte: number
  aperteAltre: number
}

/** Name of a person of a tenant; `null` for a deleted one. */
export type NameOf = (tenant: string, uid: string) => Promise<string | null>

export async function overviewOf(registry: Registry, nameOf: NameOf): Promise<Overview> {
  const { state, releases } = await registry.snapshot()
  const { floors, withdrawn, alerts } = await registry.rows()
  const leases = await leasesNow(registry.store)
  const { builtIn, tenants } = await registry.surroundings()
  const names = new Map(tenants.map(({ id, settings }) => [id, settings.nome]))
  const published = state.releases.map(({ id, version, contract }): ReleaseOverview => {
    const stored = releases.get(releaseKey(id, version))
    const own = builtIn.find(({ modulo }) => modulo.id === id && modulo.version === version) ?? stored
    const peso = Object.values(own?.modulo.files ?? {}).reduce((sum, { size }) => sum + size, 0)
    const { at = null, keyId = null } = stored ?? {}
    const { dati = null } = own?.modulo ?? {}
    return { id, versione: version, contratto: contract, pubblicato: at, chiave: keyId, peso, dati }
  })
  return {
    shell: state.shell,
    canali: state.channels,
    trattenuti: state.holds,
    minimi: [...floors.values()].toSorted(newestFirst),
    segnalazioni: await Promise.all(alerts.map((alert) => alertOf(alert, nameOf))),
    ritirati: withdrawn.toSorted(newestFirst).map(withdrawnOf),
    tenant: state.tenants.map((tenant) => ({
      nome: names.get(tenant.id) ?? tenant.id,
      ...tenantOf(state, tenant, leases),
    })),
    rilasci: published.toSorted((a, b) => (b.pubblicato ?? '').localeCompare(a.pubblicato ?? '')),
    salute: await Promise.all((await recentHealth(registry.store)).map((health) => healthOf(health, nameOf))),
    sconosciuti: await recentUnknowns(registry.store),
  }
}

const newestFirst = (a: { at: string }, b: { at: string }): number => b.at.localeCompare(a.at)

const withdrawnOf = ({ id, version, keyId = '', at, by = '', why = '' }: Withdrawn): WithdrawnOverview => ({
  id,
  versione: version,
  chiave: keyId,
  quando: at,
  chi: by,
  perche: why,
})

async function healthOf({ lastFailure, ...health }: RecentHealth, nameOf: NameOf): Promise<HealthOverview> {
  if (!lastFailure) return health
  const { by, ...failure } = lastFailure
  const chi = by && (await nameOf(health.tenant, by))
  return { ...health, lastFailure: { ...failure, ...(chi && { chi }) } }
}

async function alertOf(alert: Alert, nameOf: NameOf): Promise<AlertOverview> {
  const { key, kind, id, version, tenants, count, why, by, at, people } = alert
  const chi = kind === 'guasto' ? await nameOf(tenants[0] ?? '', by) : by
  return {
    chiave: key,
    tipo: kind,
    id,
    versione: version,
    tenant: tenants,
    quanti: count,
    perche: why,
    chi,
    quando: at,
    ...(people !== undefined && { persone: people }),
  }
}

function tenantOf(state: RegistryState, tenant: RegistryState['tenants'][number], leases: readonly Lease[]) {
  const { n, choices } = currentGeneration(tenant)
  const [{ at, by, why }] = tenant.generations as [Generation, ...Generation[]]
  const ids = [...new Set([...state.releases.map(({ id }) => id), ...Object.keys(choices)])].toSorted()
  const moduli = ids.map((id): ModuleOverview => {
    const { version, reason, wanted, refused, lastGood } = resolve(id, choices[id], state, { tenant: tenant.id })
    const { channel, canary } = choices[id] ?? {}
    const open = (isThis: boolean): number =>
      leases
        .filter((lease) => lease.id === id && (lease.version === version) === isThis)
        .reduce((sum, { tabs }) => sum + (tabs[tenant.id] ?? 0), 0)
    return {
      id,
      versione: version,
      motivo: reason,
      ...(wanted && { voluta: wanted }),
      ...(channel && { canale: channel }),
      ...(canary && { canarino: canary }),
      ...(lastGood && { precedente: lastGood }),
      rifiutate: refused,
      usato: tenant.used.includes(id),
      aperte: open(true),
      aperteAltre: open(false),
    }
  })
  return { id: tenant.id, generazione: n, quando: at, chi: by, perche: why, moduli }
}
