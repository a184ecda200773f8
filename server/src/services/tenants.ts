import { readdir } from 'node:fs/promises'
import { isTenantId, type Config } from '../config.ts'
import type { DemoSize } from '../demo/seed.ts'
import { loadKey } from './key.ts'
import { prepareTenant } from './prepare-tenant.ts'
import { openTenant, tenantsFolder, type Tenant } from './tenant.ts'

export type { Tenant } from './tenant.ts'

export interface Tenants {
  /** Tenant of a `Host` header (port allowed); `null` for an unknown host. */
  byHost(host: string | undefined): Tenant | null
  byId(id: string): Tenant | null
  list(): Tenant[]
  close(): Promise<void>
}

export interface OpenOptions {
  /** Called with one English line for each slow step. */
  progress?: (line: string) => void
  /** Cost of password hashing, `log2(N)`; 17 unless a test lowers it. */
  scryptLogN?: number
  /** Numbers of demo records; small ones keep tests fast. `false` leaves the tenants without demo data. */
  demo?: false | Partial<DemoSize>
}

/** Opens (and outside production creates, with demo data) one database per tenant: all of them, or none and an error. */
export async function openTenants(config: Config, options: OpenOptions = {}): Promise<Tenants> {
  const key = await loadKey(config.dataDir)
  const ids = new Set([...config.tenants, ...(await storedTenantIds(config.dataDir))])
  const tenants = new Map<string, Tenant>()
  const close = async (): Promise<void> => {
    await Promise.all([...tenants.values()].map((tenant) => tenant.store.close()))
  }
  try {
    for (const id of ids) {
      const tenant = await openTenant(id, { dataDir: config.dataDir, key, scryptLogN: options.scryptLogN })
      tenants.set(id, tenant)
      await prepareTenant(tenant, config, { ...options, key })
    }
  } catch (error) {
    await close()
    throw error
  }
  const byId = (id: string): Tenant | null => tenants.get(id) ?? null
  return { byId, byHost: (host) => byId(idOfHost(host, config.production)), list: () => [...tenants.values()], close }
}

/** Tenants that have a database in the data folder. */
export async function storedTenantIds(dataDir: string): Promise<string[]> {
  const names = await readdir(tenantsFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const ids = names.filter((name) => name.endsWith('.db')).map((name) => name.slice(0, -3))
  return ids.filter(isTenantId).sort()
}

const LOOPBACK = ['127.0.0.1', '[::1]']

/** `Bandi.Example.it:443` -> `bandi.example.it`; at home a bare loopback address means `localhost`. */
function idOfHost(host: string | undefined, production: boolean): string {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return !production && LOOPBACK.includes(name) ? 'localhost' : name
}
