import type { DomandaElenco } from '@bandiera/matching'
import { useElencoLontano } from '../lontano/use-elenco-lontano.ts'
import { useLontano } from '../lontano/use-lontano.ts'
import { useLoading } from '../parts/use-records-matched.ts'
import type { Atteso } from './elenco.ts'
import { useElencoQui } from './use-elenco-qui.ts'

/**
 * The matches that a question asks for: judged in this tab where the page holds all companies and grants, else on the server.
 * @param domanda memoised: another object is another question
 */
export function useElenco(domanda: DomandaElenco): Atteso {
  const far = useLontano()
  const loading = useLoading()
  const qui = useElencoQui(domanda, loading || far)
  const lontano = useElencoLontano(domanda, far)
  return far ? lontano : qui
}
