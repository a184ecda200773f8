import { ErrorState } from '@bandiera/ui'
import type { FailedProps } from './module-part.tsx'
import { testi } from './testi.ts'

/** In place of a module that did not come up: which, why, and a button; the rest of the portal goes on. */
export function FailedCard({ name, failure, onRetry }: FailedProps) {
  return <ErrorState onRetry={onRetry} text={testi.perche[failure.kind]} title={testi.nonRisponde(name)} />
}

/** The same in place of a whole page. */
export function FailedPage({ name, failure, onRetry }: FailedProps) {
  return <ErrorState onRetry={onRetry} text={testi.perche[failure.kind]} title={testi.nonRisponde(name)} whole />
}
