import type { Tenant, Tenants } from '../tenants/tenants.ts'
import { openHub, type Hub } from './hub.ts'

/** The hub of every tenant; nothing passes from one to another. */
export interface Hubs {
  of(tenant: Tenant): Hub
  close(): void
}

export async function openHubs(tenants: Tenants): Promise<Hubs> {
  const hubs = new Map<string, Hub>()
  for (const tenant of tenants.list()) hubs.set(tenant.id, await openHub(tenant))
  return {
    of: (tenant) => hubs.get(tenant.id)!,
    close: () => {
      for (const hub of hubs.values()) hub.close()
    },
  }
}
