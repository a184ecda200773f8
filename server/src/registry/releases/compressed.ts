import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Files below this travel as they are. */
export const SMALLEST = 1024

/** The forms of a file that are kept beside it, by the ending of their names: like those of a build. */
export async function compressed(bytes: Buffer): Promise<{ ending: '.br' | '.gz'; bytes: Buffer }[]> {
  if (bytes.length < SMALLEST) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  return [
    { ending: '.br', bytes: br },
    { ending: '.gz', bytes: gz },
  ]
}
