import type { ModuleManifest } from '@bandiera/wire'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseKey } from '../rows.ts'

/** Where the files of a release are among the artefacts: separate from any other content that claims this version. */
export const folderOf = ({ id, version }: Pick<ModuleManifest, 'id' | 'version'>, sri: string): string =>
  `${id}/${version}/${Buffer.from(sri.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16)}/`

/** How the folders of everything that claims to be one version begin. */
export const claimsOf = (id: string, version: string): string => `${id}/${version}/`

export const nameOf = ({ id, version }: Pick<ModuleManifest, 'id' | 'version'>): string => releaseKey(id, version)

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

/** Integrity text of some bytes, as a page states it of a file that it loads. */
export const fileIntegrity = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
