import type { Settings } from '@bandiera/domain'
import type { Tenant } from '../../services/tenants.ts'

/** The tenant's settings; a tenant that has none yet is called by its host. */
export async function settingsOf({ id, store }: Tenant): Promise<Settings> {
  return (await store.get('settings', id))?.doc ?? { _id: id, nome: id }
}
