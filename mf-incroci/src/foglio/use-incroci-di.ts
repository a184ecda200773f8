import type { Incrocio } from '@bandiera/matching'
import { useMemo } from 'react'
import { useIncrocia } from '../judge/use-incrocia.ts'
import { useRecordsMatched } from '../parts/use-records-matched.ts'

/** Pairs as the address names them: `azienda.bando`, with commas between them. */
export const COPPIE = /^[0-9a-f]{24}\.[0-9a-f]{24}$/

/** The matches that an address names, in its order; pairs that the user does not see are left out. */
export function useIncrociDi(named: string): { incroci: readonly Incrocio[]; loading: boolean } {
  const { aziende, bandi, loading } = useRecordsMatched()
  const incrocia = useIncrocia()
  const incroci = useMemo(() => {
    const pairs = named.split(',').filter((pair) => COPPIE.test(pair))
    return pairs.flatMap((pair) => {
      const [aziendaId, bandoId] = pair.split('.')
      const azienda = aziende.find(({ _id }) => _id === aziendaId)
      const bando = bandi.find(({ _id }) => _id === bandoId)
      return azienda && bando ? [incrocia(azienda, bando)] : []
    })
  }, [named, aziende, bandi, incrocia])
  return { incroci, loading }
}

/** A match as the address names it. */
export const coppiaDi = ({ azienda, bando }: Incrocio): string => `${azienda._id}.${bando._id}`
