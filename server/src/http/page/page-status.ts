import { DEVELOPMENT_PATHS, isPathOf, SHELL_PATHS, type TenantManifest } from '@bandiera/wire'

/**
 * HTTP status of the page at a path: 404 when the tenant has no such page (the shell then says so), else 200. What a role
 * may not see is decided in the page: a request for it does not say who asks (ADR 0015).
 */
export function pageStatus(path: string, { development, modules }: TenantManifest): 200 | 404 {
  const own = development ? [...SHELL_PATHS, ...DEVELOPMENT_PATHS] : SHELL_PATHS
  const patterns = [...own, ...modules.flatMap(({ routes }) => routes.map((route) => route.path))]
  return patterns.some((pattern) => isPathOf(pattern, path)) ? 200 : 404
}
