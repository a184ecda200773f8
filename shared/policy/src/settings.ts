import type { Settings } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token } from './tokens.ts'

// spec §7: `settings.findOne` by host id after login; one record per tenant database.
export const settings: CollectionPolicy<Settings> = { audience: () => [token.tutti] }
