import { COLLECTIONS } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import { isTenantId } from '../../store/database-config.ts'

export const MANIFEST = 'copia.json'
/** Its name until the copy was opened again and found good. */
export const UNPROVED = 'copia-da-verificare.json'
/** Its name in a bad copy. */
export const BAD = 'copia-guasta.json'

export const databaseOf = (id: string): string => `tenants/${id}.db`
/** A schema of PostgreSQL, made by `pg_dump`. */
export const dumpOf = (id: string): string => `${id}.dump`

/** A path below the folder, never out of it. */
const Place = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\0\\][^\0\\]*$/)
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const parts = {
  at: z.iso.datetime(),
  tenants: z.array(
    z.object({
      id: z.string().refine(isTenantId),
      epoch: z.string(),
      seq: z.int().min(0),
      // an earlier release had fewer collections
      records: z.partialRecord(z.enum(COLLECTIONS), z.int().min(0)),
    }),
  ),
  files: z.array(z.object({ path: Place, byte: z.int().min(0), sha256: Sha256 })),
}
/** A database that could not be read: its file is in the backup as it was. */
const Damaged = z.object({ id: z.string().refine(isTenantId), why: z.string() })
/** Earlier releases wrote format 1, without a sum of itself. */
const ManifestSchema = z.discriminatedUnion('formato', [
  z.strictObject({ formato: z.literal(1), ...parts }),
  z.strictObject({ formato: z.literal(2), ...parts, damaged: z.array(Damaged).optional(), sha256: Sha256 }),
])

/** Written last, so that a backup which was cut short has none. */
export type Manifest = z.infer<typeof ManifestSchema>
export type SavedTenant = Manifest['tenants'][number]
export type DamagedTenant = z.infer<typeof Damaged>
export type SavedFile = Manifest['files'][number]

interface Parts extends Pick<Manifest, 'tenants' | 'files'> {
  damaged?: DamagedTenant[]
}

export function manifestOf({ tenants, files, damaged = [] }: Parts): Manifest {
  const noted = damaged.length > 0 ? { damaged } : {}
  const rest = { formato: 2 as const, at: new Date().toISOString(), tenants, files, ...noted }
  return { ...rest, sha256: sumOf(rest) }
}

export const textOf = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`

export const damagedIn = (manifest: Manifest): readonly DamagedTenant[] =>
  manifest.formato === 2 ? (manifest.damaged ?? []) : []

const sumOf = (rest: object): string => createHash('sha256').update(JSON.stringify(rest)).digest('hex')

/** `COPY_DAMAGED` when there is none, or one that no backup wrote. */
export async function readManifest(folder: string, name = MANIFEST): Promise<Manifest> {
  try {
    const text = await readFile(path.join(folder, name), 'utf8')
    const manifest = ManifestSchema.parse(JSON.parse(text))
    if (manifest.formato === 1) return manifest
    const { sha256, ...rest } = manifest
    if (sha256 !== sumOf(rest) || text !== textOf(manifest)) throw new Error('changed after it was written')
    return manifest
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new PortalError('COPY_DAMAGED', folder, `${name}: ${code ?? message.slice(0, 200)}`)
  }
}
