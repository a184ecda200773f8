import { useRecord } from '@bandiera/live'
import { useMemo } from 'react'
import { bandiSide } from '../incroci/columns.tsx'
import { useBandiMoment } from '../parts/engine-client/snapshot.ts'
import { hrefIncroci } from '../paths.ts'
import { moduleTexts } from '../texts.ts'
import { BestMatches } from './best-matches.tsx'

/** On the page of a company: its best grants that are not closed, with the reasons. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const nome = useRecord('aziende', aziendaId)?.ragioneSociale
  const momento = useBandiMoment()
  const side = useMemo(() => bandiSide(momento), [momento])
  const label = nome === undefined ? null : moduleTexts.bandiPer(nome)
  return <BestMatches href={hrefIncroci(aziendaId)} id={aziendaId} label={label} side={side} tab="azienda" />
}
