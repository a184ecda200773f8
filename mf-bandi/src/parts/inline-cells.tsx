import { type Bando, type EditorialState, editorialStateLabels, labelOf, type Usr } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { InlineChoice, InlineDay } from '@bandiera/ui/list'
import { texts } from '../texts.ts'
import { ReviewChip } from './cells.tsx'
import { editorialStateOf, reasonsAgainst, stepsOf } from './editorial-steps.ts'
import { useStep } from './use-step.ts'

const { redazione: words } = texts

/** Who may not change a grant reads its values as text. */
const mayChange = (usr: Usr | null, bando: Bando): boolean =>
  usr !== null && refusalOf(usr, { coll: 'bandi', before: bando, after: bando }) === null

/** The editorial state, with the steps that lead on from it; one that leads back can be undone. */
export function ReviewCell({ bando }: { bando: Bando }) {
  const { usr, notify } = usePortal()
  const step = useStep()
  const now = editorialStateOf(bando)
  const chip = <ReviewChip redazione={now} />
  if (!mayChange(usr, bando)) return chip
  const take = (a: EditorialState) => {
    const reasons = reasonsAgainst(bando, a)
    if (reasons.length > 0) return notify({ text: `${words.manca}: ${reasons.join('; ')}.`, kind: 'error' })
    void step(bando, a)
  }
  return (
    <InlineChoice
      label={words.stateOf(bando.data.titolo)}
      onChoose={(a) => take(a as EditorialState)}
      options={[
        { value: now, label: labelOf(editorialStateLabels, now) },
        ...stepsOf(bando).map(({ a, label }) => ({ value: a, label })),
      ]}
      value={now}
    >
      {chip}
    </InlineChoice>
  )
}

/** The day on which a grant closes; one that closed early is changed on its page, where both days are. */
export function ClosingCell({ bando, children }: { bando: Bando; children: string }) {
  const { usr } = usePortal()
  const { update } = useWrites()
  const attempt = useAttempt()
  const { _id, data, versione: base } = bando
  if (data.chiusuraAnticipata !== undefined || !mayChange(usr, bando)) return children
  const save = (day: string) =>
    void attempt(words.closingMoved, update('bandi', _id, { set: { 'data.dataChiusura': day } }, { base }))
  return (
    <InlineDay label={words.closingOf(data.titolo)} onSave={save} value={data.dataChiusura}>
      {children}
    </InlineDay>
  )
}
