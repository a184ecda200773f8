import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { type Tenant } from '../src/tenants/tenant.ts'
import { openTenant } from '../src/tenants/open-tenant.ts'

export interface TestTenant extends Tenant {
  dataDir: string
  close(): Promise<void>
}

/** A fresh, empty tenant in a folder of its own, removed by `close()`. Passwords are hashed cheaply. */
export async function openTestTenant(id = 'localhost'): Promise<TestTenant> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bandiera-tenant-'))
  const tenant = await openTenant(id, { dataDir, key: new Uint8Array(48).fill(7), scryptLogN: 10 })
  return {
    ...tenant,
    dataDir,
    close: async () => {
      await tenant.store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
