import { formatBytes } from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { Store } from '../../store/port.ts'
import type { TenantFiles } from '../../files/tenant-files.ts'
import { createBrakes, type Brakes } from './brakes.ts'
import { bytesOf, createUsage, IMAGES, type KeptImage, type PersonUse, type Usage } from './usage.ts'
import type { SpaceLimits } from '../../config.ts'

const GB = 1024 ** 3
export const SPACE_LIMITS: SpaceLimits = { tenant: 50 * GB, person: 10 * GB }

interface QuotaOptions {
  tenantId: string
  limits?: SpaceLimits | undefined
  brakes?: Brakes | undefined
}

/** Watches the writes of one transaction of a person. */
export interface Meter {
  /** Called before a record is stored or deleted (`null`). Throws when there is no room, or when the writes are too many. */
  write(before: object | null, after: object | null): void
}

/** Space of a tenant and its people, and how fast they may write. */
export interface Quota {
  limits: SpaceLimits
  use(): Promise<Usage>
  meter(person: string): Promise<Meter>
  /** Runs an upload of at most `bytes` bytes; `QUOTA_PERSON` or `QUOTA_TENANT` when there is no room. */
  upload<T>(person: string, bytes: number, work: () => Promise<T>): Promise<T>
  /** Stores who uploaded an image first. */
  imageKept(name: string, image: KeptImage): Promise<void>
}

export function createQuota(store: Store, files: TenantFiles, options: QuotaOptions): Quota {
  const { tenantId, limits = SPACE_LIMITS, brakes = createBrakes() } = options
  const usage = createUsage(store, files)
  /** Bytes of uploads that are under way. */
  const arriving = new Map<string, number>()
  const refuse = (person: string, { byte, file, persone }: Usage, more: number): void => {
    const own = persone.get(person) ?? NOTHING
    if (own.byte + own.file + more > limits.person) throw full(person, 'QUOTA_PERSON', limits.person)
    if (byte + file + more > limits.tenant) throw full(person, 'QUOTA_TENANT', limits.tenant)
  }
  const full = (person: string, code: 'QUOTA_PERSON' | 'QUOTA_TENANT', limit: number): PortalError =>
    brakes.refused(tenantId, person, 'spazio', new PortalError(code, formatBytes(limit)))
  return {
    limits,
    use: usage.now,
    meter: async (person) => {
      const now = await usage.now()
      let admitted = false
      let grown = 0
      return {
        write: (before, after) => {
          if (!admitted) brakes.admit(tenantId, person)
          admitted = true
          const [was, is] = [before ? bytesOf(before) : 0, after ? bytesOf(after) : 0]
          brakes.count(tenantId, person, is)
          grown += is - was
          // a write that makes room passes, however full it is
          if (is > was) refuse(person, now, grown)
        },
      }
    },
    upload: async (person, bytes, work) => {
      brakes.admit(tenantId, person)
      brakes.count(tenantId, person, 0)
      const now = await usage.now()
      // uploads under way count too: those of the person against both limits, those of others against the tenant's
      refuse(person, now, bytes + (arriving.get(person) ?? 0))
      const all = [...arriving.values()].reduce((sum, each) => sum + each, 0)
      if (now.byte + now.file + bytes + all > limits.tenant) throw full(person, 'QUOTA_TENANT', limits.tenant)
      const held = (more: number) => arriving.set(person, (arriving.get(person) ?? 0) + more)
      held(bytes)
      try {
        return await work()
      } finally {
        if (held(-bytes).get(person) === 0) arriving.delete(person)
      }
    },
    imageKept: async (name, image) => {
      const isNew = await store.transact(null, async (tx) => {
        if (await tx.secret(IMAGES, name)) return false
        await tx.setSecret(IMAGES, name, image)
        return true
      })
      if (isNew) usage.imageKept(image.da, image.byte)
    },
  }
}

const NOTHING: PersonUse = { elementi: 0, byte: 0, file: 0 }
