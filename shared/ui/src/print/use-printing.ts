import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Event of the window when the portal prepares a print, and when the print is over. */
export const GETTING_READY = 'bandiera:carta'
export const OVER = 'bandiera:schermo'

const BEGINS = ['beforeprint']
const ENDS = ['afterprint']

/** Whether the page is being printed; rendered before the browser draws the print. */
export function usePrinting(): boolean {
  return useBetween(BEGINS, ENDS)
}

/** As `usePrinting`, and also while `printPage` waits for parts that have to be loaded first. */
export function useOnPaper(): boolean {
  return useBetween(BEGINS_EARLY, ENDS_LATE)
}

const BEGINS_EARLY = [...BEGINS, GETTING_READY]
const ENDS_LATE = [...ENDS, OVER]

function useBetween(begins: readonly string[], ends: readonly string[]): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const media = window.matchMedia('print')
    const set = (on: boolean) => flushSync(() => setPrinting(on))
    const begin = () => set(true)
    const end = () => set(false)
    const follow = () => set(media.matches)
    for (const name of begins) window.addEventListener(name, begin)
    for (const name of ends) window.addEventListener(name, end)
    media.addEventListener('change', follow)
    return () => {
      for (const name of begins) window.removeEventListener(name, begin)
      for (const name of ends) window.removeEventListener(name, end)
      media.removeEventListener('change', follow)
    }
  }, [begins, ends])
  return printing
}
