import { PortalError } from '../errors.ts'

export interface PostgresServers {
  /** Address for every tenant that has none of its own. */
  url: string
  /** Addresses of single tenants, by host name. */
  own: ReadonlyMap<string, string>
}

const LOOPBACK = /^(localhost|127\..+|\[::1\]|)$/

/**
 * `BANDIERA_DB`: an address `postgres://user@host/database`, followed where wanted by `tenant=address` for tenants on
 * another server, with spaces in between.
 */
export function databasesOf(text: string | undefined, production: boolean): PostgresServers | undefined {
  if (text === undefined) return undefined
  const own = new Map<string, string>()
  let url: string | undefined
  for (const part of text.split(/\s+/)) {
    const [, tenant, address = part] = /^([^=:/]+)=(.+)$/.exec(part) ?? []
    checkAddress(address, production)
    if (tenant === undefined) {
      if (url !== undefined) refuse('give one address for all tenants; those of single tenants are HOST=ADDRESS')
      url = address
    } else if (isTenantId(tenant)) own.set(tenant, address)
    else refuse(`not a host name: "${tenant}"`)
  }
  return { url: url ?? refuse('the address for all other tenants is missing'), own }
}

export const serverFor = ({ url, own }: PostgresServers, tenantId: string): string => own.get(tenantId) ?? url

/** Never repeats the address: it may hold a password. */
function checkAddress(address: string, production: boolean): void {
  const { protocol, hostname, pathname, searchParams } = new URL(URL.canParse(address) ? address : 'about:blank')
  if (!/^postgres(ql)?:$/.test(protocol)) refuse('not an address postgres://user@host/database')
  if (pathname.length < 2) refuse('the address names no database')
  const mode = searchParams.get('sslmode')
  if (mode === 'no-verify')
    refuse('sslmode=no-verify lets an attacker on the way read and change the data: use verify-full')
  // "prefer" goes on without encryption where there is none
  if (!production || LOOPBACK.test(hostname) || mode === 'verify-full' || mode === 'disable') return
  refuse(
    'the way to another machine must be encrypted: add sslmode=verify-full, or sslmode=disable on a private network',
  )
}

function refuse(why: string): never {
  throw new PortalError('CONFIG_INVALID', 'BANDIERA_DB', why)
}

const HOST_NAME = /^(?=.{1,200}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

/** Whether a name can be a tenant's id: a host name in lower case, which is also a safe file name. */
export const isTenantId = (name: string): boolean => HOST_NAME.test(name)
