import { useConGruppo, useLiveStatus, useRecord } from '@bandiera/live'
import { isPubblicato, isSeguita, type Incrocio } from '@bandiera/matching'
import { useMemo } from 'react'
import { createIncrocia, type Incrocia } from '../judge/incrocia.ts'
import { useDati } from '../motore/use-dati.ts'

/** Pairs as the address names them: `azienda.bando`, with commas between them. */
export const COPPIE = /^[0-9a-f]{24}\.[0-9a-f]{24}$/

/** As many as stand side by side on a page. */
export const MAX_CONFRONTO = 4

/** The matches that an address names, in its order, four at most; pairs that the user does not see are left out. */
export function useIncrociDi(named: string): { incroci: readonly Incrocio[]; loading: boolean } {
  const dati = useDati()
  const incrocia = useMemo(() => createIncrocia(dati), [dati])
  const pairs = named.split(',').filter((pair) => COPPIE.test(pair))
  const { ready } = useLiveStatus()
  const incroci = [
    useIncrocio(pairs[0], incrocia),
    useIncrocio(pairs[1], incrocia),
    useIncrocio(pairs[2], incrocia),
    useIncrocio(pairs[3], incrocia),
  ].slice(0, pairs.length)
  return { incroci: incroci.flatMap((one) => one ?? []), loading: !ready && incroci.includes(null) }
}

/** One pair, judged here: of collections that are too long for the page, its records alone are loaded. */
function useIncrocio(pair = '', incrocia: Incrocia): Incrocio | null {
  const [aziendaId = '', bandoId = ''] = pair.split('.')
  const azienda = useRecord('aziende', aziendaId)
  const bando = useRecord('bandi', bandoId)
  const intera = useConGruppo(azienda)
  if (!azienda || !intera || !bando || !isSeguita(azienda) || !isPubblicato(bando)) return null
  return incrocia({ azienda, bando, intera })
}

/** A match as the address names it. */
export const coppiaDi = ({ azienda, bando }: Incrocio): string => `${azienda._id}.${bando._id}`
