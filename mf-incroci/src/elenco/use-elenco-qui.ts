import { createElenco, type DomandaElenco, type Incrocio } from '@bandiera/matching'
import { useMemo } from 'react'
import { useClassifica, type Classificati } from '../motore/use-classifica.ts'
import type { Atteso, Elenco } from './elenco.ts'

/** Matches judged in this tab, searched and filtered by the page. */
export function useElencoQui(domanda: DomandaElenco, wait: boolean): Atteso {
  const judged = useClassifica(domanda.tab, domanda.id, wait)
  const elenco = useMemo(() => judged && listOf(judged, domanda), [judged, domanda])
  return useMemo(() => ({ elenco, error: null, retry: nothing }), [elenco])
}

function listOf({ ranked, quasi, completamenti }: Classificati, domanda: DomandaElenco): Elenco {
  const elenco = createElenco<Incrocio>(domanda)
  for (const incrocio of ranked) elenco.add(incrocio)
  const vista = elenco.vista(() => quasi)
  const all = async (n = Infinity) => vista.rows.slice(0, n)
  return { ...vista, domanda, ranked, total: vista.rows.length, completamenti, busy: false, more: nothing, all }
}

const nothing = () => undefined
