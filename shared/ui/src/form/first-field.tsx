import { useEffect, useRef, type ReactNode } from 'react'

/** Fields that one can type or choose in; a box for a file is its button. */
const FIELDS = ['input:not([hidden], [type=hidden])', 'select', 'textarea', '[data-field]']
const FIELD = FIELDS.map((one) => `${one}:not(:disabled)`).join()

/** Around a form that replaces other content: focuses its first field unless one has the focus. A dialog sets the focus itself. */
export function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // if the heading changes too, the page focuses it first
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
