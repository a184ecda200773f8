import { createHash } from 'node:crypto'

/** Integrity text of some bytes, as a page states it of a file that it loads. */
export const sriOf = (bytes: string | Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
