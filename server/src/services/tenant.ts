import type { Usr } from '@bandiera/domain'
import { sqliteDatabases, type Databases } from '../store/databases.ts'
import type { Change, Store } from '../store/port.ts'
import type { Brakes } from './quota/brakes.ts'
import { createQuota, type Quota, type SpaceLimits } from './quota/quota.ts'
import { createLinks, type Links } from './links/links.ts'
import { createDevices, type Devices } from './devices.ts'
import { createDocuments, type Complete, type Documents } from './documents.ts'
import { followDocuments } from './files/follow-documents.ts'
import { createTenantFiles, filesFolder, type TenantFiles } from './files/tenant-files.ts'
import { createHeldSecrets, type HeldSecrets } from './held-secrets.ts'
import type { Keys } from './jwt.ts'
import { checkNodeKey } from './node-key.ts'
import type { PasswordDesk } from './password-desk.ts'
import { withTitles } from './reference/criteri-titles.ts'
import { openReference, type Reference } from './reference/reference.ts'
import { createTables, type ReferenceTables } from './reference/tables.ts'
import type { Room } from './room.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createUsers, type Users } from './users.ts'

export interface Tenant {
  /** Host name; also `_id` of its settings and name of its database file. */
  id: string
  store: Store
  documents: Documents
  /** Private rows that can wait for a database that cannot be written. */
  held: HeldSecrets
  users: Users
  sessions: Sessions
  files: TenantFiles
  /** What it and its people may take, and how fast they may write. */
  quota: Quota
  /** The tables of the data folder, the same for all tenants. */
  reference: Reference
  /** Whether other server processes may have it open too. */
  shared: boolean
  /** Single-use links of mails. */
  links: Links
  /** Browsers that people signed in with. */
  devices: Devices
  /** Its admins decide what all tenants run (`BANDIERA_OPERATOR`). */
  operates: boolean
  /** The reference tables as a whole, shared by all tenants. */
  tables: ReferenceTables
  /** Whether its admins may load newer reference tables: they count for all tenants (ADR 0083). */
  replacesTables: boolean
}

export interface TenantOptions extends Keys {
  dataDir: string
  scryptLogN?: number
  /** Refuses the accounts of the demo data; not unless told. */
  production?: boolean
  /** Where passwords are tried, when several tenants share the machine. */
  desk?: PasswordDesk
  /** Where its database is; a file of the data folder unless told. */
  databases?: Databases
  /** The tables of the data folder, where several tenants share them. */
  reference?: Reference
  /** Whether its admins operate the registry of modules; not unless told. */
  operates?: boolean
  /** The tables of the data folder as a whole, where several tenants share them. */
  tables?: ReferenceTables
  /** Room for deletions on a full disk. */
  room?: Room
  /** What it may take; `SPACE_LIMITS` unless told. */
  space?: SpaceLimits | undefined
  /** How fast people may write, where several tenants share the machine. */
  brakes?: Brakes
  /** Whether its admins may load reference tables; not unless told. */
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
function suspendedIn(changes: Change[]): string[] {
  const gone = changes.filter(({ coll, after }) => coll === 'usr' && (!after || (after.doc as Usr).attivo === false))
  return gone.map(({ id }) => id)
}
