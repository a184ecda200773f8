import type { Azienda, Bando } from '@bandiera/domain'
import { useImpresaUnica } from '@bandiera/live'
import type { Incrocio } from '@bandiera/matching'
import { useMemo } from 'react'
import { useDati } from '../motore/use-dati.ts'
import { createIncrocia } from './incrocia.ts'

/** Judges single pairs here and now, with all their reasons. */
export function useIncrocia(): (azienda: Azienda, bando: Bando) => Incrocio {
  const dati = useDati()
  const unica = useImpresaUnica()
  const incrocia = useMemo(() => createIncrocia(dati), [dati])
  return useMemo(() => (azienda, bando) => incrocia({ azienda, bando, intera: unica(azienda) }), [incrocia, unica])
}
