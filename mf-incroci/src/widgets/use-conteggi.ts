import type { Conteggi } from '../motore/conteggi.ts'
import { useRisposta } from '../motore/use-risposta.ts'
import { useRecordsMatched, type Matched } from '../parts/use-records-matched.ts'

/** Companies and grants with how many fit each other; `null` until they are counted. */
export function useConteggi(): Matched & { conteggi: Conteggi | null } {
  const matched = useRecordsMatched()
  const answer = useRisposta('conteggi', '', matched.loading)
  return { ...matched, conteggi: answer && answer.risposta }
}
