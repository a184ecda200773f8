import LinearProgress from '@mui/material/LinearProgress'
import { useCallback, useState, type ReactNode } from 'react'
import { uiTexts } from '../texts.ts'
import { FirstField } from '../form/first-field.tsx'
import { useOnDemand, type OnDemand } from './on-demand.ts'

/** A part whose code loads when it is opened, such as a form; its first field gets the focus. Code that does not load throws. */
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
