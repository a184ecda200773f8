import type { Tenant } from './tenant.ts'
import type { Usr } from '@bandiera/domain'
import { sqliteDatabases } from '../store/databases.ts'
import type { Change, Databases } from '../store/port.ts'
import type { Brakes } from './quota/brakes.ts'
import { createQuota } from './quota/quota.ts'
import { createLinks } from '../accounts/links.ts'
import { createDevices } from '../accounts/devices.ts'
import { createDocuments, type Complete } from '../records/documents.ts'
import { followDocuments } from '../files/follow-documents.ts'
import { createTenantFiles, filesFolder } from '../files/tenant-files.ts'
import { createHeldSecrets } from '../store/held-secrets.ts'
import { checkNodeKey, type Keys } from '../accounts/keys.ts'
import type { PasswordDesk } from '../accounts/password-desk.ts'
import { withTitles } from './tables/update-records.ts'
import { openReference, type Reference } from './tables/reference.ts'
import { createTables, type ReferenceTables } from './tables/tables.ts'
import type { Room } from '../operations/room.ts'
import { createSessions } from '../accounts/sessions.ts'
import { createUsers } from '../accounts/users.ts'
import type { SpaceLimits } from '../config.ts'
export interface TenantOptions extends Keys {
  dataDir: string
  scryptLogN?: number
  /** Refuses the accounts of the demo data; false by default. */
  production?: boolean
  /** Where passwords are tried, when several tenants share the machine. */
  desk?: PasswordDesk
  /** Where its database is; by default a file of the data folder. */
  databases?: Databases
  /** The tables of the data folder, where several tenants share them. */
  reference?: Reference
  /** Whether its admins operate the registry of modules; false by default. */
  operates?: boolean
  /** The tables of the data folder as a whole, where several tenants share them. */
  tables?: ReferenceTables
  /** Room for deletions on a full disk. */
  room?: Room
  /** What it may take; by default `SPACE_LIMITS`. */
  space?: SpaceLimits | undefined
  /** How fast people may write, where several tenants share the machine. */
  brakes?: Brakes
  /** Whether its admins may load reference tables; false by default. */
  replacesTables?: boolean
}

/** Opens one tenant's database and what works on it; an empty database is created when there is none. */
export async function openTenant(id: string, options: TenantOptions): Promise<Tenant> {
  const { dataDir, key, alsoVerify, scryptLogN, desk, databases = sqliteDatabases(dataDir) } = options
  const { reference = openReference(dataDir), operates = false } = options
  const { tables = createTables(dataDir), replacesTables = false } = options
  const { shared } = databases
  const store = await databases.open(id)
  if (shared) await checkNodeKey(store, { id, key, alsoVerify, dataDir })
  const held = createHeldSecrets(store)
  const sessions = createSessions({ store, held, key, alsoVerify, tenantId: id })
  store.onChange((changes) => {
    for (const uid of suspendedIn(changes)) sessions.endAllOf(uid).catch(console.error)
  })
  const files = createTenantFiles(filesFolder(dataDir, id))
  const users = createUsers(store, { held, scryptLogN, refuseDemo: options.production, ...(desk && { desk }) })
  const links = createLinks({ key, alsoVerify, tenantId: id })
  const devices = createDevices({ key, alsoVerify, tenantId: id })
  followDocuments({ store, held, files, shared })
  const quota = createQuota(store, files, { tenantId: id, limits: options.space, brakes: options.brakes })
  const complete: Complete = (coll, doc) => withTitles(coll, doc, reference.ateco)
  const documents = createDocuments(store, undefined, complete, { room: options.room, meterOf: quota.meter })
  const about = { reference, tables, shared, operates, replacesTables }
  return { id, store, held, documents, users, sessions, links, devices, files, quota, ...about }
}

/** Users who may no longer be signed in: suspended or deleted. */
export function suspendedIn(changes: Change[]): string[] {
  const gone = changes.filter(({ coll, after }) => coll === 'usr' && (!after || (after.doc as Usr).attivo === false))
  return gone.map(({ id }) => id)
}
