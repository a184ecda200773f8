import { firstRole, type Azienda, type Esigenza, type EsigenzaAzienda, type Settings } from '@bandiera/domain'
import { PortalError } from '../../errors.ts'
import type { EffectiveWrite } from './effects.ts'
import { invalidField } from '../invalid-field.ts'

/**
 * Merging two needs: a need marked `unitaIn` leaves its place to another one, and in the same transaction every company
 * that had it has that one. It writes companies, so only an admin may. A need that companies still have cannot go.
 */
export async function mergeNeeds({ writer, usr, before, after }: EffectiveWrite<'settings'>): Promise<void> {
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

/** Needs merged by this write, and into which; the target must be one that stays. */
function mergedNow(before: Settings | null, after: Settings | null): Map<string, string> {
  const was = new Map((before?.esigenze ?? []).map((one) => [one.id, one.unitaIn]))
  const now = (after?.esigenze ?? []).filter((one) => one.unitaIn !== undefined && was.get(one.id) !== one.unitaIn)
  for (const one of now) refuseTarget(one, after?.esigenze ?? [])
  return new Map(now.map(({ id, unitaIn }) => [id, unitaIn!]))
}

function refuseTarget({ id, unitaIn }: Esigenza, all: readonly Esigenza[]): void {
  const target = all.find((one) => one.id === unitaIn)
  if (!target || target.id === id || target.unitaIn !== undefined) {
    throw invalidField('settings', 'esigenze', 'scegli un’altra esigenza del catalogo in cui unirla')
  }
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
