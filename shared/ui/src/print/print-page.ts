import { GETTING_READY, OVER } from './use-printing.ts'

/** What the browser's own "Print" gives; `internal` paper also names other clients. */
export interface PrintOptions {
  internal?: boolean
}

/** Class of what is shown already and will be shown better: paper waits for it. */
export const LOADING = 'loading'
const WAITING = `main :is([aria-busy="true"], .${LOADING})`

/** Milliseconds without a waiting part after which a page is ready, and the most that is waited. */
const QUIET = 150
const MOST = 8000

/**
 * Prints the page: parts that only the paper shows are put in the page first, and what they load is waited for. The
 * browser's own command prints what is there already.
 */
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
