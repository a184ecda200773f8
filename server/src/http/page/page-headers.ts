import { mediaOrigins, type Settings } from '@bandiera/domain'
import { DEVELOPMENT_PATHS, isPathOf, SHELL_PATHS, type TenantManifest } from '@bandiera/wire'

interface PolicyOptions {
  nonce: string
  host: string
  settings: Settings
  devOrigins: readonly string[]
}

/** Scripts are our files (the inline ones carry the nonce); the page frames and plays only what the settings name. */
export function pagePolicy({ nonce, host, settings, devOrigins }: PolicyOptions): string {
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'))
  // a development build evaluates its modules as text
  const dev = devOrigins.length > 0 ? ["'unsafe-eval'", ...devOrigins] : []
  const rental = originsOf([settings.affittiUrl ?? ''])
  const frames = originsOf([...rental, ...(settings.cornici ?? [])])
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...dev],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...mediaOrigins(settings.video)],
    // `/rent` asks the rental site whether it is there before it shows it (ADR 0015)
    'connect-src': ["'self'", `ws://${host}`, `wss://${host}`, ...rental, ...devOrigins, ...sockets],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Anything but https is dropped: a directive in disguise, say. */
function originsOf(addresses: readonly string[]): string[] {
  const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'
  return [...new Set(addresses.filter(isHttps).map((address) => new URL(address).origin))]
}

/** The page itself decides what a role may not see: a request for a page names no user (ADR 0015). */
export function pageStatus(path: string, { development, modules }: TenantManifest): 200 | 404 {
  const own = development ? [...SHELL_PATHS, ...DEVELOPMENT_PATHS] : SHELL_PATHS
  const patterns = [...own, ...modules.flatMap(({ routes }) => routes.map((route) => route.path))]
  return patterns.some((pattern) => isPathOf(pattern, path)) ? 200 : 404
}
