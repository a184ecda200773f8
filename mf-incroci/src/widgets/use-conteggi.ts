import type { Ammissibili } from '@bandiera/matching'
import { useRisposta } from '../motore/use-risposta.ts'
import { useRecordsMatched, type Matched } from '../parts/use-records-matched.ts'

/** Companies and grants with how many fit each other; `null` until they are counted. */
export function useConteggi(): Matched & { conteggi: Ammissibili | null } {
  const matched = useRecordsMatched()
  const answer = useRisposta('conteggi', '', matched.loading)
  return { ...matched, conteggi: answer && answer.risposta }
}
