import type { Browser, Page } from '@playwright/test'
import type { StorageState } from './signed-in.ts'
import type { Visitor } from './visitors.ts'

interface Parts {
  browser: Browser
  addressOf: (host?: string) => string
  stateOf: (account: NonNullable<Visitor['account']>, host: string) => Promise<StorageState>
}

/** The page that a worker looks through, and at whose portal. */
interface Kept {
  page: Page
  visitor: Visitor
}

/** A page for one visit after the other. */
export interface SamePage {
  /** The page, in which the visitor has just signed in and opened nothing. */
  pageFor: (visitor: Visitor) => Promise<Page>
  /** Leaves the portal, so that later steps change no page in view. */
  leave: () => Promise<void>
  close: () => Promise<void>
}

/**
 * One page for all that a visitor looks at in a row: a page of its own costs more than what is looked at, because it reads and compiles
 * all code of the portal again. What the visit before left in the browser is taken away, but for files, which every browser keeps.
 */
export function createSamePage({ browser, addressOf, stateOf }: Parts): SamePage {
  let kept: Kept | undefined
  const close = async () => {
    await kept?.page.context().close()
    kept = undefined
  }
  const leave = async () => void (await kept?.page.goto(EMPTY, { waitUntil: 'load' }))
  const pageFor = async (visitor: Visitor) => {
    if (kept?.visitor.name !== visitor.name || kept.page.isClosed()) {
      await close()
      const context = await browser.newContext({ baseURL: addressOf(visitor.host) })
      kept = { page: await context.newPage(), visitor }
    }
    const { account, host } = visitor
    await leave()
    await beginAnew(kept.page, account ? await stateOf(account, host) : NOTHING)
    return kept.page
  }
  return { pageFor, leave, close }
}

const NOTHING: StorageState = { cookies: [], origins: [] }
/** An address of the portal that shows no page of it, so nothing there writes. */
const EMPTY = '/readyz'

/** Brings a page that has left the portal, and all that its browser keeps of it, to where a new one begins. */
async function beginAnew(page: Page, { cookies, origins }: StorageState): Promise<void> {
  const context = page.context()
  await context.clearCookies()
  await context.addCookies(cookies)
  await page.evaluate(
    async (items) => {
      sessionStorage.clear()
      localStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
      // who opens one again waits until it is gone
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    },
    origins.flatMap(({ localStorage }) => localStorage),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
