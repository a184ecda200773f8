import { type Azienda, dayInRome, type EsigenzaAzienda, firstRole, type Settings } from '@bandiera/domain'
import { sanitisedText } from '../sanitised-text.ts'
import { PortalError } from '../../errors.ts'
import { invalidField } from '../checked-record.ts'
import type { EffectiveWrite, WriteEffect } from './effect.ts'

/** Simple formatting; the server numbers and dates the privacy text: a reader can tell which was in force. */
export const settingsEffect: WriteEffect<'settings'> = async (write) => {
  const { before, after } = write
  if (!after) return after
  await mergeNeeds(write)
  const { privacyHtml: given, privacyVersione: _version, privacyAggiornata: _day, ...rest } = after
  const html = sanitisedText(given ?? '')
  const versione = before?.privacyVersione ?? 0
  const stored = {
    ...rest,
    ...(html && { privacyHtml: html }),
    ...(before?.privacyVersione && { privacyVersione: versione }),
    ...(before?.privacyAggiornata && { privacyAggiornata: before.privacyAggiornata }),
  }
  if (html === (before?.privacyHtml ?? '')) return stored
  return { ...stored, privacyVersione: versione + 1, privacyAggiornata: dayInRome() }
}

/** An admin merges a need into another one, in every company. A need that companies still have cannot go. */
async function mergeNeeds({ writer, usr, before, after }: EffectiveWrite<'settings'>): Promise<void> {
  const merged = mergedNow(before, after)
  const gone = (before?.esigenze ?? []).filter(({ id }) => !after?.esigenze?.some((one) => one.id === id))
  if (merged.size + gone.length === 0 || !after) return
  if (merged.size > 0 && firstRole(usr.role) !== 'admin') throw new PortalError('WRITE_FIELD', 'esigenze.unitaIn')
  for await (const { doc } of writer.scan('aziende')) {
    const lost = gone.find(({ id }) => doc.esigenze?.some((one) => one.esigenzaId === id))
    if (lost) throw invalidField('settings', 'esigenze', `«${lost.nome}» è di qualche azienda: disattivala`)
    if (doc.esigenze?.some(({ esigenzaId }) => merged.has(esigenzaId))) {
      const { versione: _any, ...current } = doc
      await writer.replace('aziende', { ...current, esigenze: moved(doc.esigenze, merged) } as Azienda, 'update')
    }
  }
}

function mergedNow(before: Settings | null, after: Settings | null): Map<string, string> {
  const was = new Map((before?.esigenze ?? []).map((one) => [one.id, one.unitaIn]))
  const all = after?.esigenze ?? []
  const now = all.filter((one) => one.unitaIn !== undefined && was.get(one.id) !== one.unitaIn)
  for (const { id, unitaIn } of now) {
    const target = all.find((one) => one.id === unitaIn)
    if (!target || target.id === id || target.unitaIn !== undefined)
      throw invalidField('settings', 'esigenze', 'scegli un’altra esigenza del catalogo in cui unirla')
  }
  return new Map(now.map(({ id, unitaIn }) => [id, unitaIn!]))
}

/** A company that had both keeps the one it had of the target. */
function moved(list: readonly EsigenzaAzienda[], merged: ReadonlyMap<string, string>): EsigenzaAzienda[] {
  const own = new Set(list.filter(({ esigenzaId }) => !merged.has(esigenzaId)).map(({ esigenzaId }) => esigenzaId))
  return list.flatMap((one) => {
    const target = merged.get(one.esigenzaId)
    if (target === undefined) return [one]
    if (own.has(target)) return []
    own.add(target)
    return [{ ...one, esigenzaId: target }]
  })
}
