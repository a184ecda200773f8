import type { Settings } from '@bandiera/domain'
import type { CollectionPolicy } from './policy.ts'
import { anything } from './rights.ts'
import { token } from './tokens.ts'

// spec §7: `settings.findOne` by host id after login; one record per tenant database.
export const settings: CollectionPolicy<Settings> = {
  audience: () => [token.everyone],
  writes: { admin: { update: anything }, editore: { update: anything } },
}
