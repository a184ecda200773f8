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
import { useChiesto } from '../lontano/use-chiesto.ts'
import { useLontano } from '../lontano/use-lontano.ts'
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

function countedOf({ aziende, bandi, dati }: Mondo, risposta: Ammissibili): Conteggi {
  const matched = { aziende: aziende.filter(isSeguita), bandi: bandi.filter(isPubblicato), momento: dati }
  return { ...contatiDi(risposta, matched), perAzienda: risposta.perAzienda }
}

function useLontani(on: boolean, tutte: boolean): Attesi {
  const { answer, error, retry } = useChiesto<RispostaConteggi>(on, '/api/incroci/conteggi', tutte ? TUTTE : NIENTE)
  const conteggi = useMemo(() => answer && { ...answer, perAzienda: new Map(answer.perAzienda) }, [answer])
  return { conteggi, error, retry }
}

const NIENTE: DomandaConteggi = {}
const TUTTE: DomandaConteggi = { tutte: true }
const nothing = () => undefined
