import { sweepDocuments } from '../files/follow-documents.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { inBin, setEmptied } from './in-bin.ts'

/**
 * Gives up everything in the bin, of all people, and deletes the files that only it kept. It works on a full disk too: files are
 * deleted before anything has to be written.
 * @returns how many records were given up
 */
export async function emptyBin(tenant: Tenant, by: string): Promise<number> {
  const gone = await inBin(tenant)
  if (gone.length === 0) return 0
  await setEmptied(tenant.held, by, gone[0]!.seq)
  await sweepDocuments(tenant)
  return new Set(gone.map(({ coll, id }) => `${coll} ${id}`)).size
}
