import type { ClosingEntry } from '@bandiera/matching'
import { CLOSING_BANDI, hrefPossibleAziende } from '../paths.ts'
import { cardTexts } from '../texts.ts'
import { Card, Lines } from './card.tsx'
import { useCounts } from './use-counts.ts'

/** Grants that close soon: how many of the user's companies may get each, and the days left. */
export function Component() {
  const more = { label: cardTexts.tuttiInChiusura, href: CLOSING_BANDI }
  return (
    <Card loading={useCounts()}>
      {({ inChiusura }) => (
        <Lines items={inChiusura.map(line)} label={cardTexts.primi} more={more} none={cardTexts.nessunoChiude} />
      )}
    </Card>
  )
}

const line = ({ id, nome, n, ammissibili, giorni }: ClosingEntry) => ({
  id,
  label: nome,
  href: hrefPossibleAziende(id),
  detail: cardTexts.possibili(n, ammissibili),
  note: cardTexts.restano(giorni),
})
