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

interface TenantOptions extends Keys {
  dataDir: string
  scryptLogN?: number
  /** Refuses the accounts of the demo data. */
  production?: boolean
  /** The next ones are given where several tenants share them. */
  desk?: PasswordDesk
  databases?: Databases
  reference?: Reference
  tables?: ReferenceTables
  brakes?: Brakes
  /** See `Tenant`. */
  operates?: boolean
  replacesTables?: boolean
  room?: Room
  space?: SpaceLimits | undefined
}

/** Opens a tenant with its database, which is created when there is none. */
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
    for (const { id: uid } of changes.filter(endsSessions)) sessions.endAllOf(uid).catch(console.error)
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

/** A user is suspended or deleted. */
const endsSessions = ({ coll, after }: Change): boolean =>
  coll === 'usr' && (!after || (after.doc as Usr).attivo === false)
