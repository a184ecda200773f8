import type { Config } from '../config.ts'

export interface AddressOptions extends Pick<Config, 'production' | 'publicUrl'> {
  /** Port that the server listens on. */
  port: () => number
  /** How many tenants there are: with one, `publicUrl` is its address. */
  tenants: () => number
}

/**
 * Where a tenant's pages are, for links in mails. In production the configured address, with the tenant's own host where
 * there is more than one; in development the tenant's host and the server's port. What a request says never counts: it
 * would let anybody send our mails with a link to another site.
 */
export function tenantAddress(tenantId: string, { production, publicUrl, port, tenants }: AddressOptions): string {
  if (publicUrl !== undefined) {
    if (tenants() <= 1) return publicUrl
    const url = new URL(publicUrl)
    url.hostname = tenantId
    return url.href.replace(/\/+$/, '')
  }
  return production ? `https://${tenantId}` : `http://${tenantId}:${port()}`
}
