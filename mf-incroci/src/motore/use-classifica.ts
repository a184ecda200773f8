import { createImpresaUnica, type Azienda, type Bando } from '@bandiera/domain'
import type { Completamenti, Incrocio, Verdetto } from '@bandiera/matching'
import { useMemo } from 'react'
import { createIncrocia } from '../judge/incrocia.ts'
import type { Classifica } from './messaggi.ts'
import type { Mondo } from './mondo.ts'
import { useRisposta } from './use-risposta.ts'

export interface Classificati {
  /** Best first. */
  ranked: readonly Incrocio[]
  /** Those that fail for one reason alone. */
  quasi: ReadonlySet<Incrocio>
}

/** A company's published grants; `null` until they are judged. */
export function useBandiDi(aziendaId: string, wait = false): (Classificati & { completamenti: Completamenti }) | null {
  const answer = useRisposta('azienda', aziendaId, wait)
  const classificati = useIncroci(answer, bandoOf)
  return answer && classificati && { ...classificati, completamenti: answer.risposta.completamenti }
}

/** A grant's companies that are followed; `null` until they are judged. */
export function useAziendeDi(bandoId: string, wait = false): Classificati | null {
  return useIncroci(useRisposta('bando', bandoId, wait), aziendaOf)
}

type Answer = { mondo: Mondo; risposta: Classifica } | null
type Other = (verdetto: Verdetto) => string
const bandoOf: Other = ({ bandoId }) => bandoId
const aziendaOf: Other = ({ aziendaId }) => aziendaId

/** The records of an answer beside its verdicts; a match that says the same stays the same object. */
function useIncroci(answer: Answer, otherOf: Other): Classificati | null {
  const dati = answer?.mondo.dati
  const incrocia = useMemo(() => dati && createIncrocia(dati), [dati])
  return useMemo(() => (answer && incrocia ? together(answer, incrocia, otherOf) : null), [answer, incrocia, otherOf])
}

function together(
  { mondo, risposta }: NonNullable<Answer>,
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
  return { ranked, quasi }
}

const byId = <T extends { _id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id, record]))
