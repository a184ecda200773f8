import { useEffect, useRef, type ReactNode } from 'react'

/** Fields that one can type or choose in; a box for a file is its button. */
const FIELDS = ['input:not([hidden], [type=hidden])', 'select', 'textarea', '[data-field]']
const FIELD = FIELDS.map((one) => `${one}:not(:disabled)`).join()

/**
 * Around what a person opens to fill it in, in the place of what was there: the focus goes to its first field. It stays
 * where it is when it is in one of its fields already, and in a window over the page, which takes care of it.
 */
export function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the page gives the focus to its heading first, where it changes with what is opened
    const timer = setTimeout(() => {
      const field = place.current?.querySelector<HTMLElement>(FIELD)
      if (!place.current?.contains(document.activeElement) || !document.activeElement?.matches(FIELD)) field?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
