import { followVersion, type Live } from '@bandiera/live'
import type { Portal } from '@bandiera/platform'
import { MODULE_HEADER, type InstalledModule } from '@bandiera/wire'
import type { Uses } from '../uses.ts'
import { createAccess } from './access.ts'
import { scopedLive } from './scoped-live.ts'

/** What the page has, before any module. */
export interface Page {
  live: Live
  request: Portal['request']
}

/** What parts of one release have of it. */
export interface Scope {
  live: Live
  portal: Pick<Portal, 'request' | 'onVersion'>
}

const scopes = new WeakMap<Live, Map<string, Scope>>()

/** Made once for each release and page: hooks depend on what stays the same. */
export function scopeOf({ live, request }: Page, module: InstalledModule, uses: Uses): Scope {
  const all = scopes.get(live) ?? new Map<string, Scope>()
  const known = all.get(module.base)
  if (known) return known
  const by = `${module.id}@${module.version}`
  const own = scopedLive(live, by, createAccess(module, uses))
  const portal: Scope['portal'] = {
    request(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set(MODULE_HEADER, by)
      return request(path, { ...init, headers })
    },
    onVersion: (...record) => followVersion(own, ...record),
  }
  const scope = { live: own, portal }
  scopes.set(live, all.set(module.base, scope))
  return scope
}
