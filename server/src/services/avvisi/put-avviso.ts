import { AZIENDE_IN_AVVISO, type Avviso } from '@bandiera/domain'
import type { Writer } from '../documents.ts'
import { hashOf } from './impronta.ts'

/** What a notice says, and the day (in Rome) on which it says it. */
export interface News extends Pick<Avviso, 'usrId' | 'tipo' | 'bandoId' | 'impronta' | 'chiude' | 'giorni'> {
  aziende: readonly string[]
  oggi: string
}

/**
 * Tells one person of a grant: one notice a day for each content of it, in which more companies find their place; it is unread
 * again then.
 */
export async function putAvviso(writer: Writer, { aziende, oggi, ...news }: News): Promise<void> {
  const { usrId, tipo, bandoId, impronta } = news
  const _id = hashOf([usrId, tipo, bandoId, impronta, oggi])
  const before = (await writer.get('avvisi', _id))?.doc
  const all = [...(before?.aziende ?? []), ...aziende]
  const told = { aziende: all.slice(0, AZIENDE_IN_AVVISO), quante: (before?.quante ?? 0) + aziende.length }
  if (!before) return void (await writer.insert('avvisi', { _id, ...news, ...told }))
  const { lettoIl: _read, versione: _version, ...rest } = before
  await writer.replace('avvisi', { ...rest, ...told }, 'update')
}
