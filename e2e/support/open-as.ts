import type { Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { examplesOf } from './examples.ts'
import { manifestOf, portalPages, type PortalPage } from './portal-pages.ts'
import type { Visitor } from './visitors.ts'

interface Opened {
  page: Page
  /** Every page of the portal that this visitor reaches. */
  pages: PortalPage[]
}

/** `openAs` gives a browser in which the visitor is signed in, and the list of what they can see. */
export const test = base.extend<{ openAs: (visitor: Visitor) => Promise<Opened> }>({
  openAs: async ({ signedIn, page: passerBy, addressOf }, use) => {
    await use(async ({ account, host, role }) => {
      // a passer-by sees nothing to take examples from
      const page = await signedIn(account ?? 'admin', { host })
      await page.goto('/privacy')
      const examples = await examplesOf(page)
      const pages = portalPages({ manifest: await manifestOf(page), role, examples })
      if (account) return { page, pages }
      await passerBy.goto(addressOf(host))
      return { page: passerBy, pages: pages.map((one) => ({ ...one, path: addressOf(host) + one.path })) }
    })
  },
})
export { expect } from '@playwright/test'
