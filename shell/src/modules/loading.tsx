import { Box, ErrorState, HiddenText, LinearProgress, Skeleton } from '@bandiera/ui'
import { moduleTexts } from './texts.ts'
import type { FailedProps } from './module-part.tsx'

/**
 * A thin line while code loads; it is invisible at first, so that a fast load never flashes. Printing waits for elements that
 * are busy.
 */
export function Loading({ name }: { name: string }) {
  return (
    <Box aria-busy sx={{ animation: 'fade-in 200ms 200ms both', '@keyframes fade-in': { from: { opacity: 0 } } }}>
      <LinearProgress aria-label={moduleTexts.loading(name)} />
    </Box>
  )
}

/** Shown in place of a module that did not start: its name, the reason and a button; the rest of the portal works. */
export function FailedCard({ name, failure, onRetry }: FailedProps) {
  return <ErrorState onRetry={onRetry} text={moduleTexts.reason[failure.kind]} title={moduleTexts.notAnswering(name)} />
}

/** The same in place of a whole page. */
export function FailedPage({ name, failure, onRetry }: FailedProps) {
  return (
    <ErrorState
      onRetry={onRetry}
      text={moduleTexts.reason[failure.kind]}
      title={moduleTexts.notAnswering(name)}
      whole
    />
  )
}

/** A card of the start page while its code loads. */
export const CardSkeleton = ({ name }: { name: string }) => (
  <div aria-busy="true">
    <HiddenText role="status">{moduleTexts.loading(name)}</HiddenText>
    <Box aria-hidden>
      {[40, 90, 75].map((width) => (
        <Skeleton key={width} sx={{ my: 2 }} width={`${width}%`} />
      ))}
    </Box>
  </div>
)
