import { currentGeneration, resolve, type Generation, type RegistryState } from '@bandiera/releases'
import type { Registry } from './registry.ts'
import type { Withdrawn } from './registry-state.ts'
import { releaseKey, type Alert, type Lease } from './rows.ts'
import { leasesNow } from './usage/leases.ts'
import { recentUnknowns } from './usage/unknown.ts'
import { recentHealth, type RecentHealth } from './usage/health.ts'

/** Name of a person of a tenant; `null` for a deleted one. */
export type NameOf = (tenant: string, uid: string) => Promise<string | null>

/** For operators: what every tenant runs and why, the releases there are, and how they do. */
export async function overviewOf(registry: Registry, nameOf: NameOf) {
  const { state, releases } = await registry.snapshot()
  const { floors, withdrawn, alerts } = await registry.rows()
  const leases = await leasesNow(registry.store)
  const { builtIn, tenants } = await registry.surroundings()
  const names = new Map(tenants.map(({ id, settings }) => [id, settings.nome]))
  const published = state.releases.map(({ id, version, contract }) => {
    const stored = releases.get(releaseKey(id, version))
    const own = builtIn.find(({ modulo }) => modulo.id === id && modulo.version === version) ?? stored
    // bytes of its files, as stored
    const peso = Object.values(own?.modulo.files ?? {}).reduce((sum, { size }) => sum + size, 0)
    // a built-in one has neither day nor key
    const { at = null, keyId = null } = stored ?? {}
    // a release that declares no collections reaches all
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

const withdrawnOf = ({ id, version, keyId = '', at, by = '', why = '' }: Withdrawn) => ({
  id,
  versione: version,
  chiave: keyId,
  quando: at,
  chi: by,
  perche: why,
})

async function healthOf({ lastFailure, ...health }: RecentHealth, nameOf: NameOf) {
  if (!lastFailure) return health
  const { by, ...failure } = lastFailure
  const chi = by && (await nameOf(health.tenant, by))
  return { ...health, lastFailure: { ...failure, ...(chi && { chi }) } }
}

async function alertOf({ key, kind, id, version, tenants, count, why, by, at, people }: Alert, nameOf: NameOf) {
  return {
    chiave: key,
    tipo: kind,
    id,
    versione: version,
    tenant: tenants,
    quanti: count,
    perche: why,
    chi: kind === 'guasto' ? await nameOf(tenants[0] ?? '', by) : by,
    quando: at,
    ...(people !== undefined && { persone: people }),
  }
}

function tenantOf(state: RegistryState, tenant: RegistryState['tenants'][number], leases: readonly Lease[]) {
  const { n, choices } = currentGeneration(tenant)
  const [{ at, by, why }] = tenant.generations as [Generation, ...Generation[]]
  const ids = [...new Set([...state.releases.map(({ id }) => id), ...Object.keys(choices)])].toSorted()
  const moduli = ids.map((id) => {
    const { version, reason, wanted, refused, lastGood } = resolve(id, choices[id], state, { tenant: tenant.id })
    const { channel, canary } = choices[id] ?? {}
    // pages that are open with this version, or with another one of the module
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
