import { firstRole, ImportChoicesSchema, type ImportChoices } from '@bandiera/domain'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import type { Reader } from '../../store/port.ts'

/** The options of an import, checked: every chosen person is a gestore, and an empty choice is refused. */
export interface Chosen extends ImportChoices {
  gestori: string[]
  uniti: Record<string, string>
  separati: string[]
}

const inItalian = { error: z.locales.it().localeError }

/**
 * What a request sends: the export alone, or `{ opzioni, dati }`.
 * @throws PortalError `IMPORT_OPTIONS` naming the option that is not one
 */
export function exportIn(body: unknown): { file: unknown; opzioni: ImportChoices } {
  if (typeof body !== 'object' || body === null || !('opzioni' in body)) return { file: body, opzioni: {} }
  const { opzioni, dati } = body as { opzioni: unknown; dati?: unknown }
  const parsed = z.safeParse(ImportChoicesSchema, opzioni, inItalian)
  if (parsed.success) return { file: dati, opzioni: parsed.data }
  const issue = parsed.error.issues[0]
  throw new PortalError('IMPORT_OPTIONS', `${issue?.path.join('.') || 'opzioni'}: ${issue?.message ?? ''}`)
}

/**
 * Options as the run takes them; every active gestore where none is chosen.
 * @throws PortalError `IMPORT_OPTIONS` for a user who is no active gestore, and for a record both joined and apart
 */
export async function chosenFrom(reader: Reader, opzioni: ImportChoices): Promise<Chosen> {
  const active = await gestoriOf(reader)
  const { gestori = active, uniti = {}, separati = [] } = opzioni
  if (gestori.some((id) => !active.includes(id))) {
    throw new PortalError('IMPORT_OPTIONS', 'uno dei gestori scelti non è più attivo')
  }
  if (separati.some((id) => Object.hasOwn(uniti, id))) {
    throw new PortalError('IMPORT_OPTIONS', 'lo stesso bando è da unire e da tenere separato')
  }
  if (new Set(Object.values(uniti)).size < Object.keys(uniti).length) {
    throw new PortalError('IMPORT_OPTIONS', 'due incentivi si unirebbero allo stesso bando')
  }
  return { ...opzioni, gestori: [...new Set(gestori)], uniti, separati }
}

async function gestoriOf(reader: Reader): Promise<string[]> {
  const ids: string[] = []
  for await (const { doc } of reader.scan('usr')) {
    if (firstRole(doc.role) === 'gestore' && doc.attivo !== false) ids.push(doc._id)
  }
  return ids
}
