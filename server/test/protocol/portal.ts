import { LIMITS, type Limits } from '../../src/http/bounds/budget.ts'
import { passwordStrength } from '@bandiera/domain/password-strength'
import type { FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { buildApp } from '../../src/app.ts'
import { parseConfig, type WindowLimits } from '../../src/config.ts'
import { listen } from '../../src/http/listen.ts'
import type { Judge } from '../../src/accounts/password-desk.ts'
import { openTenants, type Tenants } from '../../src/tenants/tenants.ts'
import { CHEAP } from './world.ts'
import type { Tenant } from '../../src/tenants/tenant.ts'

/** The built server has a thread for it, which takes half a second to begin. */
const judgeHere: Judge = async (password, words) => passwordStrength(password, words)

// every commit waits for the disk, which others may keep busy
jest.setTimeout(30_000)

export interface TestPortal {
  app: FastifyInstance
  port: number
  /** One for each address that it listens on. */
  servers: readonly Server[]
  /** Folder of the data. */
  dataDir: string
  /** Address of the tenant `localhost`. */
  url: string
  tenants: Tenants
  tenant(id: string): Tenant
  stop(): Promise<void>
}

export interface PortalOptions {
  /** Fills each tenant before any client connects: records from the start are no news to a feed. */
  fill?: (tenant: Tenant) => Promise<void>
  tenants?: string[]
  env?: Record<string, string>
  loginsPerMinute?: number
  /** Cost of passwords, `log2(N)`; the cheapest unless the test is about it. */
  scryptLogN?: number
  windows?: WindowLimits
  /** What one answer may cost, where it differs. */
  bounds?: Partial<Limits>
  /** Called with one English line for each slow step. */
  progress?: (line: string) => void
  /** Where it listens; the first one has to exist. */
  addresses?: string[]
  /** A folder that stays the caller's: several nodes share one. */
  dataDir?: string
}

/** The real server on a free port and an empty data folder, without demo data. */
export async function startPortal({ tenants = ['localhost'], env = {}, ...options }: PortalOptions = {}) {
  const { dataDir, loginsPerMinute, windows, fill, progress, addresses = ['127.0.0.1'] } = options
  const { scryptLogN = CHEAP, bounds } = options
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'bandiera-')))
  const config = parseConfig({
    BANDIERA_DATA: folder,
    BANDIERA_ROOT: folder,
    BANDIERA_TENANTS: tenants.join(','),
    ...env,
  })
  const opened = await openTenants(config, {
    scryptLogN,
    demo: false,
    judge: judgeHere,
    ...(progress && { progress }),
  })
  for (const tenant of fill ? opened.list() : []) await fill!(tenant)
  const app = await buildApp({
    config,
    tenants: opened,
    loginsPerMinute,
    windows,
    ...(bounds && { bounds: { ...LIMITS, ...bounds } }),
    logLevel: 'silent',
  })
  const { port, servers, refuse, cutOff } = await listen(app, 0, addresses)
  const portal: TestPortal = {
    app,
    port,
    servers,
    dataDir: folder,
    url: `http://localhost:${port}`,
    tenants: opened,
    tenant: (id) => {
      const tenant = opened.byId(id)
      if (!tenant) throw new Error(`no tenant ${id}`)
      return tenant
    },
    async stop() {
      refuse()
      await app.close()
      cutOff()
      await opened.close()
      if (!dataDir) await rm(folder, { recursive: true })
    },
  }
  return portal
}
