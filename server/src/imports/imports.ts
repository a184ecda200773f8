import { newId, type ImportEntry, type ImportUndo, type LoggedOperation } from '@bandiera/domain'
import * as z from 'zod'
import { currentTime } from '../clock.ts'
import { PortalError } from '../errors.ts'
import { LOG_LIMITS } from '../operations/cut-logs.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { undoImport } from './undo-import.ts'

const SPACE = 'importazione'
/** Days that an import is listed, and those in which it can be taken back: as long as the log is whole. */
const DAYS = 90
const UNDO_DAYS = LOG_LIMITS.days
const DAY = 24 * 3600 * 1000

const OperationSchema = z.object({ da: z.int().positive(), a: z.int().positive() })
const RowSchema = z.object({
  tipo: z.enum(['incentivi', 'aziende']),
  by: z.string(),
  at: z.string(),
  file: z.string().optional(),
  conteggi: z.object({ nuovi: z.number(), aggiornati: z.number() }),
  operazioni: z.array(OperationSchema),
  annullata: z.object({ at: z.string(), by: z.string(), restano: z.number() }).optional(),
})
type Row = z.infer<typeof RowSchema>

/** The author of imports, or an admin for those of all. */
interface Asking {
  by: string
  admin: boolean
}

/** Adds an import to the list and drops old ones; `null` for one that wrote nothing. */
export async function recordImport(
  tenant: Tenant,
  { operazioni, file, ...row }: Omit<Row, 'annullata' | 'file'> & { file?: string | undefined },
): Promise<string | null> {
  if (operazioni.length === 0) return null
  const id = newId(new Date(row.at))
  const since = new Date(Date.parse(row.at) - DAYS * DAY).toISOString()
  await tenant.store.transact(null, async (tx) => {
    for (const { key, value } of await tx.secrets(SPACE)) {
      const known = RowSchema.safeParse(value)
      if (!known.success || known.data.at < since) await tx.deleteSecret(SPACE, key)
    }
    await tx.setSecret(SPACE, id, { ...row, operazioni, ...(file !== undefined && { file }) })
  })
  return id
}

function rowOf(value: unknown, { by, admin }: Asking): Row | null {
  const parsed = RowSchema.safeParse(value)
  return parsed.success && (parsed.data.by === by || admin) ? parsed.data : null
}

export async function importsOf({ store, users }: Tenant, asking: Asking, now = currentTime()): Promise<ImportEntry[]> {
  const found: ImportEntry[] = []
  for (const { key, value } of await store.secrets(SPACE)) {
    const row = rowOf(value, asking)
    if (!row) continue
    const { tipo, at, file, conteggi, annullata } = row
    found.push({
      id: key,
      tipo,
      quando: at,
      chi: (await users.byId(row.by))?.name ?? '',
      ...(file !== undefined && { file }),
      ...conteggi,
      annullabile: !annullata && Date.parse(at) > now - UNDO_DAYS * DAY,
      ...(annullata && { annullata: { quando: annullata.at, restano: annullata.restano } }),
    })
  }
  return found.sort((a, b) => (a.quando < b.quando ? 1 : -1))
}

/** `IMPORT_MISSING` for one not in the person's list, `IMPORT_UNDONE` for the second time. */
export async function undoRecorded(tenant: Tenant, id: string, asking: Asking): Promise<ImportUndo> {
  const row = rowOf(await tenant.store.secret(SPACE, id), asking)
  if (!row) throw new PortalError('IMPORT_MISSING')
  if (row.annullata) throw new PortalError('IMPORT_UNDONE')
  const { by } = asking
  const undone = await undoImport(tenant, { by, author: row.by, operazioni: row.operazioni })
  const annullata = { at: new Date().toISOString(), by, restano: undone.restano.length }
  await tenant.store.transact(null, (tx) => tx.setSecret(SPACE, id, { ...row, annullata }))
  return undone
}

/** Whether all of these log entries are a person's own. */
export async function areOwn({ store }: Tenant, by: string, operazioni: readonly LoggedOperation[]): Promise<boolean> {
  for (const { da, a } of operazioni) {
    const size = a - da + 1
    const changes = (await store.changesSince(da - 1, size)).filter(({ seq }) => seq <= a)
    if (changes.length < size || changes.some((change) => change.by !== by)) return false
  }
  return true
}
