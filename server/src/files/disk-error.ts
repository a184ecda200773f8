import { PortalError } from '../errors.ts'

const FULL = ['ENOSPC', 'EDQUOT']
const CODES = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EIO', 'EMFILE', 'ENFILE']

/** What an error of the disk means to the people who run the portal; anything else is returned as it is. */
export function diskError(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && FULL.includes(code)) return new PortalError('DISK_FULL', file, code)
  return code !== undefined && CODES.includes(code) ? new PortalError('DATA_UNWRITABLE', file, code) : error
}
