import type { Bando, Momento } from '@bandiera/domain'
import { perFinestra, type RispostaPrimoBando } from '@bandiera/matching'
import { useUrlParams } from '@bandiera/ui'
import { useMemo } from 'react'
import { useChiesto } from '../lontano/use-chiesto.ts'
import { useTroppi } from '../lontano/use-lontano.ts'

/** The grant to begin with, where the address names none: one that closes soon, of all that there are; the server knows them. */
export function usePrimoBando(bandi: readonly Bando[], momento: Momento) {
  const troppi = useTroppi('bandi')
  const [params] = useUrlParams()
  const { answer, error, retry } = useChiesto<RispostaPrimoBando>(
    troppi && !params.has('bando'),
    '/api/incroci/primo-bando',
    NIENTE,
  )
  const qui = useMemo(() => (troppi ? undefined : perFinestra(bandi, momento)[0]?._id), [troppi, bandi, momento])
  return { primo: troppi ? (answer?.id ?? undefined) : qui, error, retry }
}

const NIENTE = {}
