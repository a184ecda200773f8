import type { ModuleManifest } from '@bandiera/wire'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseKey } from '../rows.ts'

/** Folder of the files of a release; other content that claims the same version has another one. */
export const folderOf = ({ id, version }: Pick<ModuleManifest, 'id' | 'version'>, sri: string): string =>
  `${id}/${version}/${Buffer.from(sri.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16)}/`

/** Prefix of all folders of one version. */
export const claimsOf = (id: string, version: string): string => `${id}/${version}/`

export const nameOf = ({ id, version }: Pick<ModuleManifest, 'id' | 'version'>): string => releaseKey(id, version)

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Bytes; smaller files are not compressed. */
export const SMALLEST = 1024

/** The compressed forms of a file, which are kept beside it. */
export async function compressed(bytes: Buffer): Promise<{ ending: '.br' | '.gz'; bytes: Buffer }[]> {
  if (bytes.length < SMALLEST) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  return [
    { ending: '.br', bytes: br },
    { ending: '.gz', bytes: gz },
  ]
}

export const fileIntegrity = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
