import { firstRole, managerOf, type Role, type RoleFlags, type PortalVariant } from '@bandiera/domain'

/** Feature keys that only some accounts of a tenant have, each with the ids of these accounts. */
export type ReservedFeatures = Readonly<Record<string, readonly string[]>>

/** A feature that is not reserved belongs to all; a reserved one to the accounts it names and to those under them (spec §2, `/rent`). */
export function mayUseFeature(
  usr: { _id: string; role: RoleFlags } | null,
  feature: string,
  reserved: ReservedFeatures = {},
): boolean {
  const accounts = Object.hasOwn(reserved, feature) ? reserved[feature] : undefined
  if (!accounts) return true
  if (!usr) return false
  const manager = managerOf(usr)
  return accounts.includes(usr._id) || (manager !== null && accounts.includes(manager))
}

export interface Gate {
  feature: string
  roles?: readonly Role[] | undefined
  varianti?: readonly PortalVariant[] | undefined
}

export interface GateTenant {
  tenant: { id: string; variante?: PortalVariant | undefined }
  features: readonly string[]
  reserved?: ReservedFeatures | undefined
}

/** What gates ask about a user; `null` for a visitor. */
export type GateUser = { _id: string; role: RoleFlags } | null

/** It decides what is shown; data is guarded record by record (`audienceOf`). */
export function allows(gate: Gate, { tenant: { variante }, features, reserved }: GateTenant, usr: GateUser): boolean {
  if (!features.includes(gate.feature)) return false
  if (!mayUseFeature(usr, gate.feature, reserved)) return false
  if (gate.varianti && !(variante && gate.varianti.includes(variante))) return false
  const role = usr && firstRole(usr.role)
  return !gate.roles || (role !== null && gate.roles.includes(role))
}
