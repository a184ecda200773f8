import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const FOLDER = join(import.meta.dirname, '../data')

/** Absolute path of a file of public data, as it is stored. */
export const dataFile = (name: string): string => join(FOLDER, name)

/**
 * Text of a file of public data.
 * @param name as it is stored; what ends in `.gz` is unpacked
 */
export function readData(name: string): string {
  const stored = readFileSync(dataFile(name))
  return (name.endsWith('.gz') ? gunzipSync(stored) : stored).toString('utf8')
}
