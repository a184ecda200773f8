import { type Azienda, type Bando, createSingleUndertaking } from '@bandiera/domain'
import {
  type MissingData,
  createMatchList,
  type MatchListQuestion,
  type Incrocio,
  type MatchSide,
  type PairVerdict,
} from '@bandiera/matching'
import { useMemo } from 'react'
import { useServerMatches } from './remote-matches.ts'
import { useOnServer } from './remote.ts'
import { useLoading } from './records.ts'
import { createPairJudge, type LoadingMatches, type PairJudge, type MatchList } from './match.ts'
import { type PageAnswer, usePageAnswer } from './use-answer.ts'

/** The matches that a question asks for. @param question memoised: another object is another question */
export function useMatches(question: MatchListQuestion): LoadingMatches {
  const onServer = useOnServer()
  const loading = useLoading()
  const ofPage = usePageMatches(question, loading || onServer)
  const ofServer = useServerMatches(question, onServer)
  return onServer ? ofServer : ofPage
}

function usePageMatches(question: MatchListQuestion, wait: boolean): LoadingMatches {
  const judged = usePageRanking(question.tab, question.id, wait)
  const matches = useMemo(() => judged && listOf(judged, question), [judged, question])
  return useMemo(() => ({ matches, error: null, retry: nothing }), [matches])
}

function listOf({ ranked, quasi, completamenti }: PageRanking, question: MatchListQuestion): MatchList {
  const matches = createMatchList<Incrocio>(question)
  for (const incrocio of ranked) matches.add(incrocio)
  const vista = matches.vista(() => quasi)
  const all = async (n = Infinity) => vista.rows.slice(0, n)
  return { ...vista, question, ranked, total: vista.rows.length, completamenti, busy: false, more: nothing, all }
}

const nothing = () => undefined

interface PageRanking {
  ranked: readonly Incrocio[]
  /** Those that fail for one reason alone. */
  quasi: ReadonlySet<Incrocio>
  completamenti: MissingData
}

/** The published grants of a company, or the followed companies of a grant; `null` until they are judged. */
function usePageRanking(tab: MatchSide, id: string, wait: boolean): PageRanking | null {
  const answer = usePageAnswer(tab, id, wait)
  const dati = answer?.snapshot.dati
  const match = useMemo(() => dati && createPairJudge(dati), [dati])
  return useMemo(() => (answer && match ? together(answer, match, OTHER[tab]) : null), [answer, match, tab])
}

type Other = (verdetto: PairVerdict) => string
const OTHER: Record<MatchSide, Other> = { azienda: ({ bandoId }) => bandoId, bando: ({ aziendaId }) => aziendaId }

/** The verdicts of an answer with their records; a match that did not change stays the same object. */
function together({ snapshot, answer }: PageAnswer<MatchSide>, match: PairJudge, otherOf: Other): PageRanking {
  const aziende = byId<Azienda>(snapshot.aziende)
  const bandi = byId<Bando>(snapshot.bandi)
  const unica = createSingleUndertaking(snapshot.aziende)
  const near = new Set(answer.quasi)
  const quasi = new Set<Incrocio>()
  const ranked = answer.verdetti.map((verdetto) => {
    const azienda = aziende.get(verdetto.aziendaId)!
    const incrocio = match({ azienda, bando: bandi.get(verdetto.bandoId)!, intera: unica(azienda), verdetto })
    if (near.has(otherOf(verdetto))) quasi.add(incrocio)
    return incrocio
  })
  return { ranked, quasi, completamenti: answer.completamenti }
}

const byId = <T extends { _id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id, record]))
