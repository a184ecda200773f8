import * as z from 'zod'
import { PortalError } from '../../../errors.ts'

/** Wrong user or password, no such database, no right. */
const REFUSED = /^(28|3D|42501|3F)/
/** Connection lost or refused, too many of them, server shutting down or full, no longer the one that may be written. */
const OFFLINE = /^(08|53|57P|58|25006)/
const FULL = '53100'
/** Out of patience for the lock. */
const BUSY = '55P03'
/** Longer than an index takes, or text that cannot be stored. */
const UNSTORABLE = /^(54|22021)/
/** A code of the server, so it has answered. */
const ANSWERED = /^[0-9A-Z]{5}$/

const DatabaseErrorSchema = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

/** The `PortalError` of a driver's error; any other error is returned unchanged. */
export function postgresError(error: unknown, name: string): unknown {
  if (error instanceof PortalError) return error
  const { code, message } = DatabaseErrorSchema.parse(error)
  if (code === BUSY) return new PortalError('STORE_BUSY', name)
  if (code === FULL) return new PortalError('DISK_FULL', name, message)
  if (REFUSED.test(code)) return new PortalError('DATABASE_REFUSED', name, message)
  if (UNSTORABLE.test(code)) return new PortalError('RECORD_INVALID', '_id', 'troppo lungo o con caratteri non ammessi')
  return isUsableAfter(error) && !OFFLINE.test(code)
    ? error
    : new PortalError('DATABASE_OFFLINE', name, message || code)
}

export function isUsableAfter(error: unknown): boolean {
  const { code } = DatabaseErrorSchema.parse(error)
  return ANSWERED.test(code) && !/^(08|57P|25006)/.test(code) && code !== 'EPIPE'
}

export interface PostgresPlace {
  /** `postgres://user@host:port/database`, with what the driver takes after it. */
  url: string
  schema: string
}

/** Server, port and database of an address: they may be shown and logged. */
export function serverOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

export const nameOf = ({ url, schema }: PostgresPlace): string => `${serverOf(url)} (${schema})`
