import type { CollectionName } from '@bandiera/domain'
import {
  contatiDi,
  isPubblicato,
  isSeguita,
  type Ammissibili,
  type Contati,
  type Mondo,
  type RispostaConteggi,
} from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'
import { useLontano } from '../lontano/use-lontano.ts'
import { useSeguito } from '../lontano/use-seguito.ts'
import { useRisposta } from '../motore/use-risposta.ts'
import { useLoading } from '../parts/use-records-matched.ts'

/** Counts, and how many open grants each company fits. */
export interface Conteggi extends Contati {
  perAzienda: ReadonlyMap<string, number>
}

export interface Attesi {
  /** `null` until they are counted. */
  conteggi: Conteggi | null
  error: string | null
  retry: () => void
}

/**
 * How many companies and grants fit each other: counted in this tab where the page holds them all, else on the server.
 * @param tutte whether `perAzienda` is wanted, which the server leaves out otherwise
 */
export function useConteggi({ tutte = false } = {}): Attesi {
  const far = useLontano()
  const loading = useLoading()
  const here = useRisposta('conteggi', '', loading || far)
  const there = useLontani(far, tutte)
  const qui = useMemo(() => here && countedOf(here.mondo, here.risposta), [here])
  return far ? there : { conteggi: qui, error: null, retry: nothing }
}

function countedOf({ aziende, bandi, dati: { oggi } }: Mondo, risposta: Ammissibili): Conteggi {
  const matched = { aziende: aziende.filter(isSeguita), bandi: bandi.filter(isPubblicato), oggi }
  return { ...contatiDi(risposta, matched), perAzienda: risposta.perAzienda }
}

const COLLS: readonly CollectionName[] = ['aziende', 'bandi', 'settings']

function useLontani(on: boolean, tutte: boolean): Attesi {
  const { request } = usePortal()
  const load = useMemo(() => {
    if (!on) return null
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ tutte }) }
    return async (signal: AbortSignal): Promise<Conteggi> => {
      const answer = await request('/api/incroci/conteggi', { ...init, signal })
      const risposta = (await answer.json()) as RispostaConteggi
      return { ...risposta, perAzienda: new Map(risposta.perAzienda) }
    }
  }, [on, tutte, request])
  const { answer, error, retry } = useSeguito({ load, colls: COLLS })
  return { conteggi: answer, error, retry }
}

const nothing = () => undefined
