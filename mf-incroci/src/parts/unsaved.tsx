import { useUnsavedGuard } from '@bandiera/ui/form'
import { createContext, useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react'

type Report = (id: string, dirty: boolean) => void
const UnsavedContext = createContext<Report>(() => undefined)

/** One guard for all the fields being completed on the page: the router knows one at a time. */
export function UnsavedFields({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(NONE)
  const report = useCallback<Report>((id, isDirty) => {
    setDirty((now) => {
      if (now.has(id) === isDirty) return now
      const next = new Set(now)
      if (isDirty) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const { question } = useUnsavedGuard(dirty.size > 0)
  return (
    <UnsavedContext value={report}>
      {children}
      {question}
    </UnsavedContext>
  )
}

/** Says that this field holds something that was typed and not saved. */
export function useReportUnsaved(isDirty: boolean): void {
  const report = useContext(UnsavedContext)
  const id = useId()
  useEffect(() => report(id, isDirty), [report, id, isDirty])
  useEffect(() => () => report(id, false), [report, id])
}

const NONE: ReadonlySet<string> = new Set()
