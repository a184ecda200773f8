import { screenCounts, isPublished, isFollowed, type CountsAnswer } from '@bandiera/matching'
import { useMemo } from 'react'
import { useEngineAnswer, type PageAnswer } from '../parts/engine-client/use-answer.ts'

/** How many companies and grants fit each other; with `perAzienda` the count of each company too. */
export function useCounts({ perAzienda = false } = {}) {
  const { answer, error, retry } = useEngineAnswer('conteggi', perAzienda ? WITH_AZIENDE : WITHOUT_AZIENDE, countsOf)
  const counts = useMemo(() => answer && { ...answer, perAzienda: new Map(answer.perAzienda) }, [answer])
  return { answer: counts, error, retry }
}

function countsOf({ snapshot, answer }: PageAnswer<'conteggi'>): CountsAnswer {
  const { aziende, bandi, dati } = snapshot
  const matched = { aziende: aziende.filter(isFollowed), bandi: bandi.filter(isPublished), momento: dati }
  return { ...screenCounts(answer, matched), perAzienda: [...answer.perAzienda] }
}

const PATH = '/api/incroci/conteggi'
const WITHOUT_AZIENDE = { path: PATH, body: {} }
const WITH_AZIENDE = { path: PATH, body: { tutte: true } }
