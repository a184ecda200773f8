import { newId } from '@bandiera/domain'
import type { Config } from '../config.ts'
import { operatorText, PortalError } from '../errors.ts'
import { type DemoSize, seedDemo } from '../demo/seed.ts'
import { databasesIn } from '../store/databases.ts'
import type { Store } from '../store/port.ts'
import { judgeInThread } from '../accounts/judge-in-thread.ts'
import { loadKeys } from '../accounts/keys.ts'
import { createPasswordDesk, type Judge } from '../accounts/password-desk.ts'
import { movePlaces, titleCriteria } from './tables/update-records.ts'
import { openReference } from './tables/reference.ts'
import { createTables } from './tables/tables.ts'
import { type Brakes, createBrakes } from './quota/brakes.ts'
import { openRegistry } from '../registry/open-registry.ts'
import { createRoom, type Room } from '../operations/room.ts'
import type { Tenant } from './tenant.ts'
import { isDemoAddress } from '../accounts/email.ts'
import { demoMark, hasDemoAccounts, renewDemoPassword } from '../demo/demo-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { PASSWORDS, PASSWORD_LOG_N } from '../accounts/users.ts'
import { openTenant } from './open-tenant.ts'

export interface Tenants {
  /** Of a `Host` header (port allowed); `null` for an unknown host. `TENANT_CLOSED` for one whose data cannot be opened. */
  byHost(host: string | undefined): Tenant | null
  byId(id: string): Tenant | null
  list(): Tenant[]
  /** Ids of tenants whose data cannot be opened. */
  closed: readonly string[]
  brakes: Brakes
  /** The database of the registry of modules. */
  registry: Store
  room: Room
  close(): Promise<void>
}

export interface OpenOptions {
  /** Gets an English line for each slow step. */
  progress?: (line: string) => void
  /** Cost of password hashing, `log2(N)`; 17 unless a test lowers it. */
  scryptLogN?: number
  /** Numbers of demo records; `false` for none. */
  demo?: false | Partial<DemoSize>
  /** By default a thread of its own. */
  judge?: Judge
}

/** Faults of one tenant's data: the others run. */
const OF_ONE_TENANT: readonly string[] = ['STORE_CORRUPT', 'STORE_EMPTY', 'STORE_NEWER']

/**
 * Opens one database per tenant; outside production creates them, with demo data. A tenant with damaged data stays closed and
 * is reported; any other fault, or no tenant that opens, ends the start with an error.
 */
export async function openTenants(config: Config, options: OpenOptions = {}): Promise<Tenants> {
  const databases = await databasesIn(config)
  const registry = await openRegistry(databases, options.progress)
  const tenants = new Map<string, Tenant>()
  const faults = new Map<string, PortalError>()
  const room = createRoom(config.dataDir)
  const brakes = createBrakes(config.writes)
  const thread = judgeInThread()
  const desk = createPasswordDesk({ judge: options.judge ?? thread.judge })
  const close = async (): Promise<void> => {
    await thread.close()
    await Promise.all([registry, ...[...tenants.values()].map(({ store }) => store)].map((store) => store.close()))
  }
  try {
    // two nodes that start together must not both fill a new tenant
    await databases.inTurn(async () => {
      const { dataDir } = config
      const keys = await loadKeys(dataDir)
      const tables = createTables(dataDir)
      const reference = openReference(dataDir)
      const shared = { dataDir, ...keys, ...(databases.shared ? {} : { room }), databases, reference, tables }
      // loaded provinces are in use before anything is read
      void reference.province
      const ids = new Set([...config.tenants, ...(await databases.ids())])
      const open = async (id: string): Promise<void> => {
        const tenant = await openTenant(id, {
          ...shared,
          scryptLogN: options.scryptLogN,
          production: config.production,
          desk,
          brakes,
          space: config.space,
          operates: id === config.operatore,
          // of several tenants only that of the operators replaces tables
          replacesTables: config.operatore ? id === config.operatore : ids.size === 1,
        })
        tenants.set(id, tenant)
        await prepareTenant(tenant, config, { ...options, key: keys.key })
        await movePlaces(tenant)
        await titleCriteria(tenant)
      }
      for (const id of ids) {
        await open(id).catch(async (error: unknown) => {
          if (!(error instanceof PortalError) || !OF_ONE_TENANT.includes(error.code)) throw error
          const half = tenants.get(id)
          tenants.delete(id)
          await half?.store.close().catch(() => undefined)
          faults.set(id, error)
          options.progress?.(`Warning: ${id} stays closed. ${operatorText(error)}`)
        })
      }
      const [fault] = faults.values()
      if (fault && tenants.size === 0) throw fault
      tables.onChange(() => {
        void reference.province
        for (const tenant of tenants.values()) {
          movePlaces(tenant)
            .then(() => titleCriteria(tenant))
            .catch(console.error)
        }
      })
    })
  } catch (error) {
    await close()
    throw error
  }
  const byId = (id: string): Tenant | null => tenants.get(id) ?? null
  const byHost = (host: string | undefined): Tenant | null => {
    const id = idOfHost(host, config.production)
    if (faults.has(id)) throw new PortalError('TENANT_CLOSED')
    return byId(id)
  }
  const lists = { list: () => [...tenants.values()], closed: [...faults.keys()] }
  return { byId, byHost, ...lists, brakes, registry, room, close }
}

const LOOPBACK = ['127.0.0.1', '[::1]']

/** `Bandi.Example.it:443` -> `bandi.example.it`; at home a bare loopback address means `localhost`. */
function idOfHost(host: string | undefined, production: boolean): string {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return !production && LOOPBACK.includes(name) ? 'localhost' : name
}

/**
 * Outside production a new tenant is filled with demo data, in one transaction. In production it gets its settings and, when
 * the environment names one, an admin.
 */
async function prepareTenant(
  tenant: Tenant,
  config: Config,
  options: OpenOptions & { key: Uint8Array },
): Promise<void> {
  const { scryptLogN = PASSWORD_LOG_N, progress = () => undefined, demo = {}, key } = options
  if (!config.production && demo !== false) {
    const mark = demoMark(key, config.demoPassword)
    if ((await tenant.store.seq()) > 0) return renewDemoPassword(tenant, mark, config.demoPassword, scryptLogN)
    progress(`Creating the demo data of ${tenant.id} ...`)
    const passwordHash = await hashPassword(config.demoPassword, scryptLogN)
    return seedDemo(tenant.documents, { files: tenant.files, tenantId: tenant.id, passwordHash, mark, size: demo })
  }
  if (await hasDemoAccounts(tenant)) {
    progress(`Warning: ${tenant.id} holds demo accounts (...@demo.test). They cannot sign in here: suspend them.`)
    await endDemoSessions(tenant)
  }
  if (!(await tenant.store.get('settings', tenant.id)))
    await tenant.documents.transact(null, (w) => w.insert('settings', { _id: tenant.id, nome: tenant.id }))
  if (config.admin && config.tenants.includes(tenant.id) && !(await hasUsers(tenant))) {
    progress(`Creating the first admin of ${tenant.id}: ${config.admin.email}`)
    await createAdmin(tenant, config.admin, scryptLogN)
  }
}

/** Sessions from before the portal was in production. */
async function endDemoSessions({ store, sessions }: Tenant): Promise<void> {
  const uids: string[] = []
  for await (const { doc } of store.scan('usr')) if (isDemoAddress(doc.email)) uids.push(doc._id)
  for (const uid of uids) await sessions.endAllOf(uid)
}

async function hasUsers(tenant: Tenant): Promise<boolean> {
  for await (const _user of tenant.store.scan('usr')) return true
  return false
}

async function createAdmin(tenant: Tenant, admin: NonNullable<Config['admin']>, scryptLogN: number): Promise<void> {
  const _id = newId()
  const hash = await hashPassword(admin.password, scryptLogN)
  await tenant.documents.transact(null, async (w) => {
    await w.insert('usr', { _id, name: 'Amministratore', email: admin.email, role: { admin: true }, attivo: true })
    await w.setSecret(PASSWORDS, _id, hash)
  })
}
