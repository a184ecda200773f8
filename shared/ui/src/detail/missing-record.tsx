import { LinkButton } from '../page/links.tsx'
import { uiTexts } from '../texts.ts'
import { RecordSkeleton } from './record-skeleton.tsx'
import { EmptyState } from '../states/empty-state.tsx'

export interface MissingRecordProps {
  /** `ready` of `useLiveStatus`: before it, the record may still come. */
  ready: boolean
  /** Says that there is none, or that the user may not see it. */
  text: string
  /** The list to go back to. */
  to: string
  back: string
}

/** In place of the page of a record that is not there, or not yet. */
export function MissingRecord({ ready, text, to, back }: MissingRecordProps) {
  if (!ready) return <RecordSkeleton />
  return <EmptyState action={<LinkButton to={to}>{back}</LinkButton>} text={text} title={uiTexts.nonTrovato} whole />
}
