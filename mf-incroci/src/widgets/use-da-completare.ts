import type { RispostaDaCompletare } from '@bandiera/matching'
import { useChiesto } from '../lontano/use-chiesto.ts'
import { useLontano } from '../lontano/use-lontano.ts'
import type { Risposto } from '@bandiera/live'
import { useRisposta } from '../motore/use-risposta.ts'
import { useLoading } from '../parts/use-records-matched.ts'

/** Which data are most worth asking, of which companies: found in this tab where the page holds them all, else on the server. */
export function useDaCompletare(): Risposto<RispostaDaCompletare> {
  const far = useLontano()
  const loading = useLoading()
  const here = useRisposta('daCompletare', '', loading || far)
  const there = useChiesto<RispostaDaCompletare>(far, '/api/incroci/da-completare', NIENTE)
  return far ? there : { answer: here && here.risposta, error: null, retry: nothing }
}

const NIENTE = {}
const nothing = () => undefined
