import { firstRole, ImportChoicesSchema, type ImportChoices } from '@bandiera/domain'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import type { Reader } from '../../store/port.ts'

export interface Chosen extends ImportChoices {
  gestori: string[]
  uniti: Record<string, string>
  separati: string[]
}

const inItalian = { error: z.locales.it().localeError }

/** The export alone, or `{ opzioni, dati }`; `IMPORT_OPTIONS` names a wrong option. */
export function exportIn(body: unknown): { file: unknown; opzioni: ImportChoices } {
  if (typeof body !== 'object' || body === null || !('opzioni' in body)) return { file: body, opzioni: {} }
  const { opzioni, dati } = body as { opzioni: unknown; dati?: unknown }
  const parsed = z.safeParse(ImportChoicesSchema, opzioni, inItalian)
  if (parsed.success) return { file: dati, opzioni: parsed.data }
  const issue = parsed.error.issues[0]
  throw new PortalError('IMPORT_OPTIONS', `${issue?.path.join('.') || 'opzioni'}: ${issue?.message ?? ''}`)
}

/** Every active gestore by default. `IMPORT_OPTIONS` for an inactive one, and for a record joined and apart. */
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
