import type { CountEntry } from '@bandiera/matching'
import { Muted } from '@bandiera/ui'
import { hrefFittingBandi, hrefNewBandi, INCROCI } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { Card, Lines } from './card.tsx'
import { useCounts } from './use-counts.ts'

/** Companies with the most grants that opened lately and fit them; without any, those with the most grants. */
export function Component() {
  return (
    <Card loading={useCounts()}>
      {({ aziende, aziendeNuovi }) =>
        aziendeNuovi.length > 0 ? (
          <Lines items={aziendeNuovi.map(lineOf(hrefNewBandi))} label={cardTexts.newOnes} more={go} none="" />
        ) : (
          <>
            <Muted sx={{ mb: 2 }}>{cardTexts.noNew}</Muted>
            <Lines
              items={aziende.map(lineOf(hrefFittingBandi))}
              label={cardTexts.perAzienda}
              more={go}
              none={cardTexts.none}
            />
          </>
        )
      }
    </Card>
  )
}

const go = { label: cardTexts.go, href: INCROCI }
const lineOf =
  (hrefOf: (id: string) => string) =>
  ({ id, nome, n }: CountEntry) => ({ id, label: nome, href: hrefOf(id), note: cardTexts.bandi(n) })
