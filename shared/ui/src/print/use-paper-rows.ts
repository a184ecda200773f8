import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { printPage } from './print-page.ts'
import { GETTING_READY } from './use-printing.ts'

export interface PaperRows<T> {
  /** Those on show, or all that a server has once the list was asked to print. */
  rows: readonly T[]
  /** The others are on their way: paper waits for them. */
  busy: boolean
  print: (all: readonly T[]) => Promise<void>
}

/**
 * The rows that paper has of a list, of which the page may hold the first alone. They are fetched when the page is made ready
 * for paper, as Ctrl+P does; the menu of a browser gives no time for that.
 * @param all gets every row, where the page does not hold them
 */
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
      // the paper says how many of how many it has
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
