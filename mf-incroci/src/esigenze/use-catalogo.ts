import { esigenzeInOrdine, type Esigenza, type Operazione } from '@bandiera/domain'
import { useRecord, useCollection, useWrites, type WriteOptions, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useCallback, useMemo } from 'react'

/** One line of the catalogue. */
export interface Riga extends Esigenza {
  _id: string
  posto: number
  /** Companies that have it open; where companies are not to be seen, `null`. */
  aziende: number | null
}

/** The catalogue as it is now, with the way to write it. */
export function useCatalogo() {
  const { settings, role } = usePortal()
  const id = settings?._id ?? ''
  const live = useRecord('settings', id) ?? settings
  const aziende = useCollection('aziende')
  const { update } = useWrites()
  const all = live?.esigenze
  const counted = role === 'admin'
  const righe = useMemo((): Riga[] => {
    const uses = new Map<string, number>()
    for (const { esigenze = [] } of counted ? aziende : [])
      for (const one of new Set(esigenze.map(({ esigenzaId }) => esigenzaId))) uses.set(one, (uses.get(one) ?? 0) + 1)
    return esigenzeInOrdine(all).map((one, index) => ({
      ...one,
      _id: one.id,
      posto: index + 1,
      aziende: counted ? (uses.get(one.id) ?? 0) : null,
    }))
  }, [all, aziende, counted])
  const write = useCallback(
    async (patch: WritePatch | null, { base, choice }: WriteOptions = {}): Promise<Operazione | null> =>
      patch && update('settings', id, patch, { base, choice }),
    [update, id],
  )
  return { all, versione: live?.versione, righe, write, counted }
}
export type Catalogo = ReturnType<typeof useCatalogo>
