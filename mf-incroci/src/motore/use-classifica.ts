import { createImpresaUnica, type Azienda, type Bando } from '@bandiera/domain'
import type { Completamenti, Incrocio, Lato, Verdetto } from '@bandiera/matching'
import { useMemo } from 'react'
import { createIncrocia } from '../judge/incrocia.ts'
import { useRisposta, type Risposto } from './use-risposta.ts'

export interface Classificati {
  /** Best first. */
  ranked: readonly Incrocio[]
  /** Those that fail for one reason alone. */
  quasi: ReadonlySet<Incrocio>
  completamenti: Completamenti
}

/** A company's published grants, or a grant's companies that are followed; `null` until they are judged. */
export function useClassifica(tab: Lato, id: string, wait: boolean): Classificati | null {
  const answer = useRisposta(tab, id, wait)
  const dati = answer?.mondo.dati
  const incrocia = useMemo(() => dati && createIncrocia(dati), [dati])
  return useMemo(() => (answer && incrocia ? together(answer, incrocia, OTHER[tab]) : null), [answer, incrocia, tab])
}

type Other = (verdetto: Verdetto) => string
const OTHER: Record<Lato, Other> = { azienda: ({ bandoId }) => bandoId, bando: ({ aziendaId }) => aziendaId }

/** The records of an answer beside its verdicts; a match that says the same stays the same object. */
function together(
  { mondo, risposta }: Risposto<Lato>,
  incrocia: ReturnType<typeof createIncrocia>,
  otherOf: Other,
): Classificati {
  const aziende = byId<Azienda>(mondo.aziende)
  const bandi = byId<Bando>(mondo.bandi)
  const unica = createImpresaUnica(mondo.aziende)
  const near = new Set(risposta.quasi)
  const quasi = new Set<Incrocio>()
  const ranked = risposta.verdetti.map((verdetto) => {
    const azienda = aziende.get(verdetto.aziendaId)!
    const incrocio = incrocia({ azienda, bando: bandi.get(verdetto.bandoId)!, intera: unica(azienda), verdetto })
    if (near.has(otherOf(verdetto))) quasi.add(incrocio)
    return incrocio
  })
  return { ranked, quasi, completamenti: risposta.completamenti }
}

const byId = <T extends { _id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id, record]))
