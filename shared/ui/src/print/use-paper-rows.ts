import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { printPage } from './print-page.ts'
import { GETTING_READY } from './use-printing.ts'

export interface PaperRows<T> {
  rows: readonly T[]
  busy: boolean
  print: (all: readonly T[]) => Promise<void>
}

/** The other rows are fetched (`all`) when the portal prepares a print, as with Ctrl+P; the browser's menu leaves no time for that. */
export function usePaperRows<T>(shown: readonly T[], all?: () => Promise<readonly T[]>): PaperRows<T> {
  const [fetched, setFetched] = useState<{ of: readonly T[]; all: readonly T[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const whole = fetched?.of === shown ? fetched.all : null
  const fetchAll = useEffectEvent(async () => {
    if (!all || whole || busy) return
    flushSync(() => setBusy(true))
    try {
      setFetched({ of: shown, all: await all() })
    } catch (error) {
      // the print states how many rows of the total it has
      console.error('paper: not all rows came', error)
    }
    setBusy(false)
  })
  useEffect(() => {
    const begin = () => void fetchAll()
    window.addEventListener(GETTING_READY, begin)
    return () => window.removeEventListener(GETTING_READY, begin)
  }, [])
  const print = (rows: readonly T[]) => {
    flushSync(() => setFetched({ of: shown, all: rows }))
    return printPage()
  }
  return { rows: whole ?? shown, busy, print }
}
