import * as z from 'zod'
import { PortalError } from '../../../errors.ts'

const UNWRITABLE = /^SQLITE_(READONLY|CANTOPEN|IOERR|PERM|AUTH)/
const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/
/** The driver reports a failed opening without a code: `... database FILE: 14` */
const NOT_OPENED = /Unable to open connection.*: 14\b/s

const SqlErrorSchema = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

/** The `PortalError` of a driver's error; any other error is returned unchanged. */
export function sqliteError(error: unknown, file: string): unknown {
  const { code, message } = SqlErrorSchema.parse(error)
  if (DAMAGED.test(code)) return new PortalError('STORE_CORRUPT', file, message)
  if (code.startsWith('SQLITE_BUSY')) return new PortalError('STORE_BUSY', file)
  if (code.startsWith('SQLITE_FULL')) return new PortalError('DISK_FULL', file, message)
  if (UNWRITABLE.test(code)) return new PortalError('DATA_UNWRITABLE', file, message)
  return NOT_OPENED.test(message) ? new PortalError('DATA_UNWRITABLE', file, 'cannot be opened') : error
}
