import type { Modulo } from '@bandiera/wire'
import { releaseKey } from '../rows.ts'

/** Where the files of a release are among the artefacts: of its own, whatever else claims to be that version. */
export const folderOf = ({ id, version }: Pick<Modulo, 'id' | 'version'>, sri: string): string =>
  `${id}/${version}/${Buffer.from(sri.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16)}/`

/** How the folders of everything that claims to be one version begin. */
export const claimsOf = (id: string, version: string): string => `${id}/${version}/`

export const nameOf = ({ id, version }: Pick<Modulo, 'id' | 'version'>): string => releaseKey(id, version)
