import type { Config } from '../config.ts'
import type { Store } from '../store/port.ts'
import type { Documents } from './documents.ts'
import type { Sessions } from './sessions.ts'
import type { Users } from './users.ts'

export interface Tenant {
  /** Host name; also `_id` of its settings and name of its database file. */
  id: string
  store: Store
  documents: Documents
  users: Users
  sessions: Sessions
}

export interface Tenants {
  /** Tenant of a `Host` header (port allowed); `null` for an unknown host. */
  byHost(host: string | undefined): Tenant | null
  byId(id: string): Tenant | null
  list(): Tenant[]
  close(): Promise<void>
}

export interface OpenOptions {
  /** Called with one English line for each slow step. */
  progress?: (line: string) => void
  /** Cost of password hashing, `log2(N)`; 17 unless a test lowers it. */
  scryptLogN?: number
  /** Numbers of demo records; small ones keep tests fast. `false` leaves the tenants without demo data. */
  demo?: false | Partial<DemoSize>
}

export interface DemoSize {
  aziende: number
  bandi: number
  pratiche: number
  docs: number
}

/** Opens (and outside production creates, with demo data) one database per tenant. */
export declare function openTenants(config: Config, options?: OpenOptions): Promise<Tenants>
