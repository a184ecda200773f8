import { firstRole, type Usr } from '@bandiera/domain'
import { loadKeys } from '../services/key.ts'
import { openTenant, type Tenant } from '../services/tenant.ts'
import type { Config } from '../config.ts'
import { databasesIn } from '../store/databases.ts'
import { UsageError } from './usage.ts'

const DEFAULT_TENANT = 'localhost'

/** Opens a tenant that exists; a running server may have it open too. */
export async function openTarget(config: Config, wanted: string | undefined): Promise<Tenant> {
  const { dataDir } = config
  const databases = await databasesIn(config)
  const ids = await databases.ids()
  if (ids.length === 0) {
    throw new UsageError(`No tenant in ${dataDir}. Start the portal once, or name its data folder with BANDIERA_DATA.`)
  }
  const id = wanted ?? (ids.length === 1 ? ids[0]! : DEFAULT_TENANT)
  if (!ids.includes(id)) {
    const problem = wanted ? `Unknown tenant: ${wanted}.` : 'Say which tenant with --tenant.'
    throw new UsageError(`${problem} There are: ${ids.join(', ')}.`)
  }
  return openTenant(id, { dataDir, ...(await loadKeys(dataDir)), databases })
}

/** In whose name to write: the user of that e-mail, else the tenant's first editore. */
export async function authorOf(tenant: Tenant, email: string | undefined): Promise<Usr> {
  const usr = email === undefined ? await firstEditore(tenant) : await tenant.users.byEmail(email)
  if (!usr) {
    throw new UsageError(
      email === undefined
        ? `${tenant.id} has no editore: name an admin with --user EMAIL.`
        : `${tenant.id} has no user ${email}.`,
    )
  }
  const role = firstRole(usr.role)
  if (role === 'editore' || role === 'admin') return usr
  throw new UsageError(`${usr.email} is a ${role}: only an editore or an admin may import grants.`)
}

async function firstEditore({ store }: Tenant): Promise<Usr | null> {
  let first: Usr | null = null
  // ids grow with time and the scan goes down: the last one seen is the oldest
  for await (const { doc } of store.scan('usr'))
    if (firstRole(doc.role) === 'editore' && doc.attivo !== false) first = doc
  return first
}
