import { AUTH_TOKEN_KEY, SOCKET_OPTIONS } from '@bandiera/wire'

type Place = Pick<Location, 'hostname' | 'protocol' | 'port'>

/** Options of the socket (spec §7): the page's own host, over 443 unless the page itself came another way. */
export function socketOptions({ hostname, protocol, port }: Place) {
  const secure = protocol === 'https:'
  return {
    ...SOCKET_OPTIONS,
    autoReconnectOptions: { ...SOCKET_OPTIONS.autoReconnectOptions },
    hostname,
    secure,
    port: port ? Number(port) : secure ? 443 : 80,
    authTokenName: AUTH_TOKEN_KEY,
  }
}
