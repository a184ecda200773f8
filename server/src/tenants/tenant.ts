import type { Store } from '../store/port.ts'
import type { Quota } from './quota/quota.ts'
import type { Links } from '../accounts/links.ts'
import type { Devices } from '../accounts/devices.ts'
import type { Documents } from '../records/documents.ts'
import type { TenantFiles } from '../files/tenant-files.ts'
import type { HeldSecrets } from '../store/held-secrets.ts'
import type { Reference } from './tables/reference.ts'
import type { ReferenceTables } from './tables/tables.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Users } from '../accounts/users.ts'

export interface Tenant {
  /** Host name; also `_id` of its settings, and name of its database file. */
  id: string
  store: Store
  documents: Documents
  /** Private rows that can wait for a database that cannot be written. */
  held: HeldSecrets
  users: Users
  sessions: Sessions
  files: TenantFiles
  quota: Quota
  /** The tables of the data folder, the same for all tenants. */
  reference: Reference
  tables: ReferenceTables
  /** Other server processes may have it open too. */
  shared: boolean
  links: Links
  devices: Devices
  /** Its admins decide what all tenants run (`BANDIERA_OPERATOR`). */
  operates: boolean
  /** Its admins may load reference tables, which count for all tenants (ADR 0083). */
  replacesTables: boolean
}
