import { useRecord } from '@bandiera/live'
import { AppLink, Box } from '@bandiera/ui'
import { useMemo } from 'react'
import { aziendeSide } from '../incroci/columns.tsx'
import { useBandiMoment } from '../parts/engine-client/snapshot.ts'
import { hrefIncrociOfBando, hrefPossibleAziende } from '../paths.ts'
import { cardTexts, moduleTexts } from '../texts.ts'
import { BestMatches } from './best-matches.tsx'

/** On the page of a grant: how many companies it suits, and those that it suits best, with the reasons. */
export function Component({ bandoId }: { bandoId: string }) {
  const titolo = useRecord('bandi', bandoId)?.data.titolo
  const momento = useBandiMoment()
  const side = useMemo(() => aziendeSide(momento), [momento])
  const label = titolo === undefined ? null : moduleTexts.aziendePer(titolo)
  return (
    <BestMatches
      href={hrefIncrociOfBando(bandoId)}
      id={bandoId}
      label={label}
      side={side}
      summary={(ammissibili, daVerificare) => (
        <Box sx={{ mb: 2 }}>
          <AppLink to={hrefPossibleAziende(bandoId)}>
            {cardTexts.possible(ammissibili + daVerificare, ammissibili)}
          </AppLink>
        </Box>
      )}
      tab="bando"
    />
  )
}
