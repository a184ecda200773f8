import type { Settings } from '@bandiera/domain'
import { withDecided } from '../registry/decided-features.ts'
import type { Tenant } from './tenants.ts'

/**
 * The tenant's settings; a tenant that has none yet is called by its host. Features that no tenant switches for itself are
 * in them as the server decides.
 */
export async function settingsOf({ id, store, operates }: Tenant): Promise<Settings> {
  const stored = (await store.get('settings', id))?.doc ?? { _id: id, nome: id }
  return withDecided(stored, operates)
}
