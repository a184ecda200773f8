import type { Role } from '@bandiera/domain'
import type { RouteEntry, TenantManifest } from '@bandiera/wire'

export type Gate = Pick<RouteEntry, 'feature' | 'roles' | 'varianti'>

/**
 * Whether an entry of the manifest belongs to this tenant and this role. The server applies the same rule to data;
 * here it decides what is shown.
 */
export function allows(gate: Gate, manifest: Pick<TenantManifest, 'tenant' | 'features'>, role: Role | null): boolean {
  const { variante } = manifest.tenant
  if (!manifest.features.includes(gate.feature)) return false
  if (gate.varianti && !(variante && gate.varianti.includes(variante))) return false
  return !gate.roles || (role !== null && gate.roles.includes(role))
}
