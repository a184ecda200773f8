import LinearProgress from '@mui/material/LinearProgress'
import { LinkButton } from '../page/links.tsx'
import { uiTexts } from '../texts.ts'
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
  if (!ready) return <LinearProgress aria-label={uiTexts.caricamento} />
  return <EmptyState action={<LinkButton to={to}>{back}</LinkButton>} text={text} title={uiTexts.nonTrovato} whole />
}
