import type { IncompleteAzienda, IncompleteAnswer } from '@bandiera/matching'
import { INCOMPLETE_AZIENDE, hrefMissingField } from '../paths.ts'
import { type PageAnswer, useEngineAnswer } from '../parts/engine-client/use-answer.ts'
import { cardTexts } from '../texts.ts'
import { Card, Lines } from './card.tsx'

/** Companies for which one missing datum would settle most grants: each line opens the field of that datum. */
export function Component() {
  const more = { label: cardTexts.allMissing, href: INCOMPLETE_AZIENDE }
  return (
    <Card loading={useEngineAnswer('daCompletare', ON_SERVER, answerOf)}>
      {({ aziende }) => (
        <Lines items={aziende.map(line)} label={cardTexts.mostUseful} more={more} none={cardTexts.nothingMissing} />
      )}
    </Card>
  )
}

const line = ({ id, nome, dato: { campo, etichetta, verificabili } }: IncompleteAzienda) => ({
  id,
  label: nome,
  href: hrefMissingField(id, campo),
  detail: etichetta,
  note: cardTexts.more(verificabili),
})

const ON_SERVER = { path: '/api/incroci/da-completare', body: {} }
const answerOf = ({ answer }: PageAnswer<'daCompletare'>): IncompleteAnswer => answer
