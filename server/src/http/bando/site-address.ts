import type { Config } from '../../config.ts'

/**
 * Public address of a tenant's site, without a final slash. The name is the tenant's own id, which its requests have to
 * carry anyway; scheme and port are those of `BANDIERA_PUBLIC_URL`, without it those of the request.
 */
export function siteAddress(
  tenantId: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: { protocol: string; host: string },
): string {
  const { protocol, port } = publicUrl
    ? new URL(publicUrl)
    : { protocol: `${request.protocol}:`, port: /:(\d+)$/.exec(request.host)?.[1] ?? '' }
  return `${protocol}//${tenantId}${port ? `:${port}` : ''}`
}
