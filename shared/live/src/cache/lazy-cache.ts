import type { CacheOptions } from './keep-cache.ts'
import { deleteCache } from './database.ts'

/** The cache of one tenant in this browser; its code loads when somebody has signed in. */
export const lazyCache = (tenant: string, writes: () => boolean): CacheOptions => ({
  writes,
  open: async (uid) => (await import('./record-cache.ts')).openCache({ tenant, uid }),
})

export { deleteCache }
