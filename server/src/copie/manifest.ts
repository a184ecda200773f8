import { COLLECTIONS } from '@bandiera/domain'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { isTenantId } from '../tenant-id.ts'

export const MANIFEST = 'copia.json'
export const databaseOf = (id: string): string => `tenants/${id}.db`

/** A path below the folder, never out of it. */
const Place = z.string().regex(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^/\0\\][^\0\\]*$/)
const ManifestSchema = z.object({
  formato: z.literal(1),
  /** When the last part of it was copied. */
  at: z.iso.datetime(),
  tenants: z.array(
    z.object({
      id: z.string().refine(isTenantId),
      epoch: z.string(),
      /** Position of the last entry of its log. */
      seq: z.int().min(0),
      records: z.record(z.enum(COLLECTIONS), z.int().min(0)),
    }),
  ),
  files: z.array(z.object({ path: Place, byte: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})

/** What a backup holds, file by file; written last, so that a backup which was cut short has none. */
export type Manifest = z.infer<typeof ManifestSchema>

/** `COPY_DAMAGED` when there is none, or one that nobody wrote. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = ManifestSchema.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')))
    const paths = new Set(manifest.files.map((file) => file.path))
    const bare = manifest.tenants.find(({ id }) => !paths.has(databaseOf(id)))
    if (bare) throw new Error(`no database of ${bare.id}`)
    return manifest
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new PortalError('COPY_DAMAGED', folder, `${MANIFEST}: ${code ?? message.slice(0, 200)}`)
  }
}
