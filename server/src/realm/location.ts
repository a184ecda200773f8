import type { Config } from '../config.ts'

/**
 * Where a client sends everything else: the address it asked, whose host is a tenant's by now. The public address lends
 * its scheme (and, for its own tenant, its port); forwarding headers of strangers are never believed.
 */
export function locationOf(host: string, { publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  const known = publicUrl ? new URL(publicUrl) : null
  const authority = known && known.hostname === host.replace(/:\d+$/, '') ? known.host : host
  const secure = known?.protocol === 'https:'
  return {
    hostname: `${secure ? 'https' : 'http'}://${authority}`,
    ws_hostname: `${secure ? 'wss' : 'ws'}://${authority}`,
    deployment_model: 'GLOBAL',
    location: 'IT',
  }
}
