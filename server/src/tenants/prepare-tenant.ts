import { newId } from '@bandiera/domain'
import type { Config } from '../config.ts'
import { isDemoAddress } from '../accounts/demo-address.ts'
import { demoMark, hasDemoAccounts, renewDemoPassword } from '../demo/demo-password.ts'
import { seedDemo } from '../demo/seed.ts'
import type { OpenOptions } from './tenants.ts'
import type { Tenant } from './tenant.ts'
import { hashPassword } from '../accounts/password.ts'
import { PASSWORDS, SCRYPT_LOG_N } from '../accounts/users.ts'

/** What openTenants was given, and the key of the data folder. */
export type PrepareOptions = OpenOptions & { key: Uint8Array }

/**
 * What a tenant needs before anybody can use it. Outside production a brand-new one is filled with demo data, in one
 * transaction: all of it or nothing. In production it gets its settings and, when the environment names one, an admin.
 */
export async function prepareTenant(tenant: Tenant, config: Config, options: PrepareOptions): Promise<void> {
  const { scryptLogN = SCRYPT_LOG_N, progress = () => undefined, demo = {}, key } = options
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
  if (!(await tenant.store.get('settings', tenant.id))) {
    await tenant.documents.transact(null, (w) => w.insert('settings', { _id: tenant.id, nome: tenant.id }))
  }
  if (config.admin && config.tenants.includes(tenant.id) && !(await hasUsers(tenant))) {
    progress(`Creating the first admin of ${tenant.id}: ${config.admin.email}`)
    await createAdmin(tenant, config.admin, scryptLogN)
  }
}

/** Sessions that were opened while the portal was not in production yet. */
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
