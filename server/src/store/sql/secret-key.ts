import { createHash } from 'node:crypto'

const LONGEST = 200

/** A key as it is stored: what somebody typed into a login field may be longer than an index takes. */
export const secretKey = (key: string): string =>
  key.length <= LONGEST ? key : `#${createHash('sha256').update(key).digest('hex')}`
