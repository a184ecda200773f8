import type { CountEntry } from '@bandiera/matching'
import { Muted, Stack } from '@bandiera/ui'
import { ShortList } from '@bandiera/ui/charts'
import { hrefFittingBandi, hrefFittingAziende, INCROCI } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { Card } from './card.tsx'
import { useCounts } from './use-counts.ts'

/** Grants that opened lately with the companies that they fit, and the companies with the most grants. */
export function Component() {
  return (
    <Card loading={useCounts()}>
      {({ nuovi, aziende }) => (
        <Stack sx={{ gap: 4 }}>
          {nuovi.length === 0 ? (
            <Muted>{cardTexts.noNew}</Muted>
          ) : (
            <ShortList items={nuovi.map(lineOf(hrefFittingAziende, cardTexts.aziende))} label={cardTexts.newOnes} />
          )}
          {aziende.length === 0 ? (
            <Muted>{cardTexts.none}</Muted>
          ) : (
            <ShortList
              items={aziende.map(lineOf(hrefFittingBandi, cardTexts.bandi))}
              label={cardTexts.perAzienda}
              more={{ label: cardTexts.go, href: INCROCI }}
            />
          )}
        </Stack>
      )}
    </Card>
  )
}

const lineOf =
  (hrefOf: (id: string) => string, count: (n: number) => string) =>
  ({ id, nome, n }: CountEntry) => ({ id, label: nome, href: hrefOf(id), note: count(n) })
