import type { ClosingEntry } from '@bandiera/matching'
import { CLOSING_BANDI, hrefPossibleAziende } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { Card, Lines } from './card.tsx'
import { useCounts } from './use-counts.ts'

/** Grants that close soon: how many of the user's companies may get each, and the days left. */
export function Component() {
  const more = { label: cardTexts.allClosingSoon, href: CLOSING_BANDI }
  return (
    <Card loading={useCounts()}>
      {({ inChiusura }) => (
        <Lines items={inChiusura.map(line)} folded label={cardTexts.first} more={more} none={cardTexts.noneCloses} />
      )}
    </Card>
  )
}

const line = ({ id, nome, n, ammissibili, giorni }: ClosingEntry) => ({
  id,
  label: nome,
  href: hrefPossibleAziende(id),
  detail: cardTexts.possible(n, ammissibili),
  note: cardTexts.left(giorni),
})
