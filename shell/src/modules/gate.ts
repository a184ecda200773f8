import { firstRole, type Usr } from '@bandiera/domain'
import { mayUseFeature } from '@bandiera/policy'
import type { RouteEntry, TenantManifest } from '@bandiera/wire'

export type Gate = Pick<RouteEntry, 'feature' | 'roles' | 'varianti'>
/** What the gate asks of a user; `null` for a visitor. */
export type Who = Pick<Usr, '_id' | 'role'> | null

/**
 * Whether an entry of the manifest belongs to this tenant, this role and this account. The server applies the same rule
 * to data; here it decides what is shown.
 */
export function allows(
  gate: Gate,
  manifest: Pick<TenantManifest, 'tenant' | 'features' | 'reserved'>,
  usr: Who,
): boolean {
  const { variante } = manifest.tenant
  if (!manifest.features.includes(gate.feature)) return false
  if (!mayUseFeature(usr, gate.feature, manifest.reserved)) return false
  if (gate.varianti && !(variante && gate.varianti.includes(variante))) return false
  const role = usr && firstRole(usr.role)
  return !gate.roles || (role !== null && gate.roles.includes(role))
}
