/** Where one tenant's tables are: a schema of its own in a database of a PostgreSQL server. */
export interface PostgresPlace {
  /** `postgres://user@host:port/database`, with what the driver takes after it. */
  url: string
  schema: string
}

/** Server, port and database of a connection address: what may be shown and logged. */
export function serverOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

export const nameOf = ({ url, schema }: PostgresPlace): string => `${serverOf(url)} (${schema})`
