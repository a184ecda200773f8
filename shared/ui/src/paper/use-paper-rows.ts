import { useState } from 'react'
import { flushSync } from 'react-dom'
import { printPage } from './print-page.ts'

export interface PaperRows<T> {
  /** Those on show, or all that a server has once the list was asked to print. */
  rows: readonly T[]
  print: (all: readonly T[]) => Promise<void>
}

/** The rows that paper has of a list, of which the page may hold the first alone. */
export function usePaperRows<T>(shown: readonly T[]): PaperRows<T> {
  const [fetched, setFetched] = useState<{ of: readonly T[]; all: readonly T[] } | null>(null)
  const print = (all: readonly T[]) => {
    flushSync(() => setFetched({ of: shown, all }))
    return printPage()
  }
  return { rows: fetched?.of === shown ? fetched.all : shown, print }
}
