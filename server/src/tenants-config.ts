import type { Config } from './config.ts'
import { PortalError } from './errors.ts'
import { isTenantId } from './tenant-id.ts'

const DEMO_TENANTS = ['localhost', 'agevolaitalia.localhost', 'sofabis.localhost', 'affitti.localhost']

/** `BANDIERA_TENANTS`: hosts with commas. */
export function tenantsOf(list: string | undefined, production: boolean): string[] {
  if (list === undefined) return production ? [] : DEMO_TENANTS
  const names = list.split(',').map((name) => name.trim().toLowerCase())
  const wrong = names.find((name) => !isTenantId(name))
  if (wrong !== undefined) throw new PortalError('CONFIG_INVALID', 'BANDIERA_TENANTS', `not a host name: "${wrong}"`)
  return [...new Set(names)]
}

/** `BANDIERA_OPERATOR`: the host of one tenant. */
export function operatoreOf(host: string | undefined): string | undefined {
  if (host === undefined || isTenantId(host)) return host
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_OPERATOR', `not a host name: "${host}"`)
}

/** Both of the first admin's variables, or neither. */
export function adminOf(email: string | undefined, password: string | undefined): Config['admin'] {
  if (email === undefined && password === undefined) return undefined
  if (email === undefined || password === undefined) {
    const missing = email === undefined ? 'BANDIERA_ADMIN_EMAIL' : 'BANDIERA_ADMIN_PASSWORD'
    throw new PortalError('CONFIG_INVALID', missing, 'BANDIERA_ADMIN_EMAIL and BANDIERA_ADMIN_PASSWORD go together')
  }
  return { email, password }
}
