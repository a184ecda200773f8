import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { aziendeSide } from '../incroci/columns.tsx'
import { useBandiMoment } from '../parts/engine-client/snapshot.ts'
import { hrefIncrociOfBando } from '../paths.ts'
import { moduleTexts } from '../texts.ts'
import { BestMatches } from './best-matches.tsx'

/** On the page of a grant: the companies that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const titolo = useRecord('bandi', bandoId)?.data.titolo
  const momento = useBandiMoment()
  const side = useMemo(() => aziendeSide(momento), [momento])
  const label = titolo === undefined ? null : moduleTexts.aziendePer(titolo)
  return <BestMatches href={hrefIncrociOfBando(bandoId)} id={bandoId} label={label} side={side} tab="bando" />
}
