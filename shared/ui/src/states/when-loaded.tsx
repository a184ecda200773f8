import LinearProgress from '@mui/material/LinearProgress'
import { useCallback, useState, type ReactNode } from 'react'
import { uiTexts } from '../texts.ts'
import { FirstField } from '../form/first-field.tsx'
import { useOnDemand, type OnDemand } from './on-demand.ts'

/**
 * A part of a screen whose code loads when it is opened, such as a form: the list below works without it. The focus goes to its
 * first field, if it has one: the button that opened it is gone. Code that does not load throws, like every error of a screen:
 * the portal says so in its place and offers to try again.
 */
export function WhenLoaded<T>({ code, children }: { code: OnDemand<T>; children: (loaded: T) => ReactNode }) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const fail = useCallback((error: unknown) => setFailure({ error }), [])
  const loaded = useOnDemand(code, true, fail)
  if (failure) throw failure.error
  return loaded ? <FirstField>{children(loaded)}</FirstField> : <LinearProgress aria-label={uiTexts.caricamento} />
}

/** Props for the element that opens it: pointer or focus start loading the code. */
export const reaching = ({ preload }: Pick<OnDemand<unknown>, 'preload'>) => ({
  onPointerEnter: preload,
  onFocus: preload,
})
