import { managerOf, type RoleFlags } from '@bandiera/domain'

/** Feature keys that only some accounts of a tenant have, each with the ids of these accounts. */
export type ReservedFeatures = Readonly<Record<string, readonly string[]>>

/**
 * Whether a user has a feature as far as accounts go: everybody has one that is not reserved; a reserved one belongs to
 * the accounts it names and to those who work under them (spec §2, `/rent`).
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
