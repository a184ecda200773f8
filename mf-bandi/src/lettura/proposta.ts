import { changesOf, datiBandoFields, type Controllo, type Criterio, type DatiBando } from '@bandiera/domain'
import type { WritePatch } from '@bandiera/live'
import { testi } from '../testi.ts'

/**
 * What a grant holds once a proposal is taken, `null` for what is emptied. A proposal about one criterion changes that one
 * alone: another that was taken before it stays.
 */
function taken(data: DatiBando, { campo, proposta = {} }: Controllo): Record<string, unknown> {
  const [field, id] = campo.replace(/^data\./, '').split('.')
  const { criteri: proposed } = proposta as { criteri?: readonly Criterio[] }
  const one = field === 'criteri' && id !== undefined ? proposed?.find((each) => each.id === id) : undefined
  if (!one) return proposta
  const now = data.criteri ?? []
  const criteri = now.some((each) => each.id === id) ? now.map((each) => (each.id === id ? one : each)) : [...now, one]
  return { ...proposta, criteri }
}

/** A proposal as a write that leaves the other questions open. */
export function propostaPatch(data: DatiBando, flag: Controllo, left: readonly Controllo[]): WritePatch {
  const fields = Object.entries(taken(data, flag))
  const isEmpty = (value: unknown): boolean => value === null || value === undefined
  const set = fields.filter(([, value]) => !isEmpty(value)).map(([field, value]) => [`data.${field}`, value] as const)
  const unset = fields.filter(([, value]) => isEmpty(value)).map(([field]) => `data.${field}`)
  return { set: { ...Object.fromEntries(set), 'data.daControllare': left }, unset }
}

/** What taking a proposal changes: "Chiusura anticipata: vuoto → 08/10/2023". */
export function propostaInParole(data: DatiBando, flag: Controllo): string {
  const after = Object.entries(taken(data, flag))
  const before = after.map(([field]) => [field, (data as Record<string, unknown>)[field]])
  const given = after.filter(([, value]) => value !== null)
  return changesOf(datiBandoFields, Object.fromEntries(before), Object.fromEntries(given), () => null)
    .map(
      ({ etichetta, prima, dopo }) =>
        `${etichetta}: ${prima || testi.controlli.vuoto} → ${dopo || testi.controlli.vuoto}`,
    )
    .join('; ')
}
