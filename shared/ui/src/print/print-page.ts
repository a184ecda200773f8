import { GETTING_READY, OVER } from './use-printing.ts'

/** An `internal` print also names other clients; the browser's own "Print" does not. */
export interface PrintOptions {
  internal?: boolean
}

/** Class of a preliminary view that will be completed: printing waits for it. */
export const LOADING = 'loading'
const WAITING = `main :is([aria-busy="true"], .${LOADING})`

/** Milliseconds without a waiting part after which a page is ready, and the longest wait. */
const QUIET = 150
const MOST = 8000

/** Adds what only a print shows and waits for its data; the browser's own command prints the page as it is. */
export async function printPage({ internal = false }: PrintOptions = {}): Promise<void> {
  const { dataset } = document.documentElement
  if (internal) dataset['paper'] = 'internal'
  window.dispatchEvent(new Event(GETTING_READY))
  try {
    await settled()
    window.print()
  } finally {
    window.dispatchEvent(new Event(OVER))
    delete dataset['paper']
  }
}

async function settled(): Promise<void> {
  const end = Date.now() + MOST
  let quietSince = Date.now()
  while (Date.now() < end) {
    await new Promise((done) => setTimeout(done, 50))
    if (document.querySelector(WAITING)) quietSince = Date.now()
    else if (Date.now() - quietSince >= QUIET) return
  }
}
