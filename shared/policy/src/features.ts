import { firstRole, managerOf, type Role, type RoleFlags, type PortalVariant } from '@bandiera/domain'

/** Feature keys that only some accounts of a tenant have, each with the ids of these accounts. */
export type ReservedFeatures = Readonly<Record<string, readonly string[]>>

/**
 * Whether a user's account has a feature: every account has one that is not reserved; a reserved one belongs to the accounts it
 * names and to the users who work under them (spec §2, `/rent`).
 */
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

/** What an entry of a module's declaration requires of a user who sees it. */
export interface Gate {
  feature: string
  roles?: readonly Role[] | undefined
  varianti?: readonly PortalVariant[] | undefined
}

/** What gates ask about a tenant. */
export interface GateTenant {
  tenant: { id: string; variante?: PortalVariant | undefined }
  features: readonly string[]
  reserved?: ReservedFeatures | undefined
}

/** What gates ask about a user; `null` for a visitor. */
export type GateUser = { _id: string; role: RoleFlags } | null

/**
 * Whether an entry of the manifest belongs to this tenant, this role and this account. It decides what is shown; data is
 * guarded record by record (`audienceOf`).
 */
export function allows(gate: Gate, { tenant: { variante }, features, reserved }: GateTenant, usr: GateUser): boolean {
  if (!features.includes(gate.feature)) return false
  if (!mayUseFeature(usr, gate.feature, reserved)) return false
  if (gate.varianti && !(variante && gate.varianti.includes(variante))) return false
  const role = usr && firstRole(usr.role)
  return !gate.roles || (role !== null && gate.roles.includes(role))
}
