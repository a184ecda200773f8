import { type Azienda, type Bando, createImpresaUnica } from '@bandiera/domain'
import {
  type Completamenti,
  createElenco,
  type DomandaElenco,
  type Incrocio,
  type Lato,
  type Verdetto,
} from '@bandiera/matching'
import { useMemo } from 'react'
import { useServerMatches } from './remote-matches.ts'
import { useRemote } from './remote.ts'
import { useLoading } from './records.ts'
import { createMatcher, type LoadingMatches, type MatchList } from './match.ts'
import { type PageAnswer, usePageAnswer } from './use-answer.ts'

/**
 * The matches that a question asks for: judged in this tab where the page holds all companies and grants, else on the server.
 * @param question memoised: another object is another question
 */
export function useMatches(question: DomandaElenco): LoadingMatches {
  const far = useRemote()
  const loading = useLoading()
  const qui = usePageMatches(question, loading || far)
  const lontano = useServerMatches(question, far)
  return far ? lontano : qui
}

/** Matches judged in this tab, searched and filtered by the page. */
function usePageMatches(question: DomandaElenco, wait: boolean): LoadingMatches {
  const judged = usePageRanking(question.tab, question.id, wait)
  const matches = useMemo(() => judged && listOf(judged, question), [judged, question])
  return useMemo(() => ({ matches, error: null, retry: nothing }), [matches])
}

function listOf({ ranked, quasi, completamenti }: PageRanking, question: DomandaElenco): MatchList {
  const matches = createElenco<Incrocio>(question)
  for (const incrocio of ranked) matches.add(incrocio)
  const vista = matches.vista(() => quasi)
  const all = async (n = Infinity) => vista.rows.slice(0, n)
  return { ...vista, question, ranked, total: vista.rows.length, completamenti, busy: false, more: nothing, all }
}

const nothing = () => undefined

interface PageRanking {
  /** Best first. */
  ranked: readonly Incrocio[]
  /** Those that fail for one reason alone. */
  quasi: ReadonlySet<Incrocio>
  completamenti: Completamenti
}

/** A company's published grants, or a grant's companies that are followed; `null` until they are judged. */
function usePageRanking(tab: Lato, id: string, wait: boolean): PageRanking | null {
  const answer = usePageAnswer(tab, id, wait)
  const dati = answer?.mondo.dati
  const incrocia = useMemo(() => dati && createMatcher(dati), [dati])
  return useMemo(() => (answer && incrocia ? together(answer, incrocia, OTHER[tab]) : null), [answer, incrocia, tab])
}

type Other = (verdetto: Verdetto) => string
const OTHER: Record<Lato, Other> = { azienda: ({ bandoId }) => bandoId, bando: ({ aziendaId }) => aziendaId }

/** The records of an answer beside its verdicts; a match that says the same stays the same object. */
function together(
  { mondo, risposta }: PageAnswer<Lato>,
  incrocia: ReturnType<typeof createMatcher>,
  otherOf: Other,
): PageRanking {
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
