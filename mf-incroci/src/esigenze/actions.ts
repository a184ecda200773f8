import { sortedEsigenze, type Esigenza, type LoggedOperation } from '@bandiera/domain'
import { useRecord, useRecords, useWrites, type WriteOptions, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useCallback, useMemo } from 'react'

export interface CatalogueLine extends Esigenza {
  _id: string
  place: number
  /** Number of companies with this need; `null` until known, and for users who do not see companies. */
  aziende: number | null
}

/** The field in which companies name a need: the server counts them without sending them. */
const ESIGENZA = 'esigenze.esigenzaId'

export function useCatalogue() {
  const { settings, role } = usePortal()
  const id = settings?._id ?? ''
  const live = useRecord('settings', id) ?? settings
  const { update } = useWrites()
  const all = live?.esigenze
  const counted = role === 'admin'
  const { counts } = useRecords(counted ? { coll: 'aziende', counts: [ESIGENZA], fields: [], rows: 1 } : null)
  const uses = counted ? counts[ESIGENZA] : undefined
  const lines = useMemo((): CatalogueLine[] => {
    const counts = uses && new Map(uses)
    const usesOf = (id: string) => (counts ? (counts.get(id) ?? 0) : null)
    return sortedEsigenze(all).map((one, n) => ({ ...one, _id: one.id, place: n + 1, aziende: usesOf(one.id) }))
  }, [all, uses])
  const write = useCallback(
    async (patch: WritePatch | null, { base, choice }: WriteOptions = {}): Promise<LoggedOperation | null> =>
      patch && update('settings', id, patch, { base, choice }),
    [update, id],
  )
  return { all, versione: live?.versione, lines, write, counted }
}
export type Catalogue = ReturnType<typeof useCatalogue>
