import {
  contatiDi,
  isPubblicato,
  isSeguita,
  type Ammissibili,
  type Contati,
  type DomandaConteggi,
  type Mondo,
  type RispostaConteggi,
} from '@bandiera/matching'
import { useMemo } from 'react'
import { useRemote, useServerAnswer } from '../engine-client/remote.ts'
import { usePageAnswer } from '../engine-client/use-answer.ts'
import { useLoading } from '../engine-client/records.ts'

/** Counts, and how many open grants each company fits. */
export interface Counts extends Contati {
  perAzienda: ReadonlyMap<string, number>
}

export interface LoadingCounts {
  /** `null` until they are counted. */
  counts: Counts | null
  error: string | null
  retry: () => void
}

/**
 * How many companies and grants fit each other: counted in this tab where the page holds them all, else on the server.
 * @param tutte whether `perAzienda` is wanted, which the server leaves out otherwise
 */
export function useCounts({ tutte = false } = {}): LoadingCounts {
  const far = useRemote()
  const loading = useLoading()
  const here = usePageAnswer('conteggi', '', loading || far)
  const there = useServerCounts(far, tutte)
  const qui = useMemo(() => here && countedOf(here.mondo, here.risposta), [here])
  return far ? there : { counts: qui, error: null, retry: nothing }
}

function countedOf({ aziende, bandi, dati }: Mondo, risposta: Ammissibili): Counts {
  const matched = { aziende: aziende.filter(isSeguita), bandi: bandi.filter(isPubblicato), momento: dati }
  return { ...contatiDi(risposta, matched), perAzienda: risposta.perAzienda }
}

function useServerCounts(on: boolean, tutte: boolean): LoadingCounts {
  const { answer, error, retry } = useServerAnswer<RispostaConteggi>(
    on,
    '/api/incroci/conteggi',
    tutte ? WITH_AZIENDE : WITHOUT_AZIENDE,
  )
  const counts = useMemo(() => answer && { ...answer, perAzienda: new Map(answer.perAzienda) }, [answer])
  return { counts, error, retry }
}

const WITHOUT_AZIENDE: DomandaConteggi = {}
const WITH_AZIENDE: DomandaConteggi = { tutte: true }
const nothing = () => undefined
