import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'
import { examplesOf } from './examples.ts'
import { manifestOf, portalPages, type PortalPage } from './portal-pages.ts'
import { createSamePage, type SamePage } from './same-page.ts'
import { ROLES, type Visitor } from './visitors.ts'

interface Fixtures {
  /** A page of a browser in which the visitor is signed in. */
  enterAs: (visitor: Visitor) => Promise<Page>
  /** The same, in the page of the visit before where that was the same visitor's; for visits that leave no route behind. */
  enterAgainAs: SamePage['pageFor']
  /** Every page of the portal that the visitor reaches. */
  pagesOf: (visitor: Visitor) => Promise<PortalPage[]>
  /** Those of them that no user of the plain tenant with the same role sees: a white label's own. */
  ownPagesOf: (visitor: Visitor) => Promise<PortalPage[]>
}

interface WorkerFixtures {
  /** Kept from test to test. */
  samePage: SamePage
}

/** The journeys' test, which opens the portal as one of its users. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  samePage: [
    async ({ browser, addressOf, stateOf }, use) => {
      const samePage = createSamePage({ browser, addressOf, stateOf })
      await use(samePage)
      await samePage.close()
    },
    { scope: 'worker' },
  ],
  enterAgainAs: async ({ samePage }, use) => {
    await use(samePage.pageFor)
    await samePage.leave()
  },
  enterAs: async ({ signedIn, browser, addressOf }, use) => {
    const passersBy: Page[] = []
    await use(async ({ account, host }) => {
      if (account) return signedIn(account, { host })
      const page = await browser.newPage({ baseURL: addressOf(host) })
      passersBy.push(page)
      return page
    })
    await Promise.all(passersBy.map((page) => page.close()))
  },
  pagesOf: async ({ signedIn }, use) => {
    await use(async ({ name, account, host, role }) => {
      const known = seen.get(name)
      if (known) return known
      // a passer-by sees nothing to take examples from
      const page = await signedIn(account ?? 'admin', { host })
      await page.goto('/privacy')
      const examples = await examplesOf(page)
      const uid = await page.evaluate((key) => {
        const [, claims = ''] = (localStorage.getItem(key) ?? '').split('.')
        return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string }).sub
      }, AUTH_TOKEN_KEY)
      const pages = portalPages({ manifest: await manifestOf(page), role, uid, examples })
      await page.close()
      seen.set(name, pages)
      return pages
    })
  },
  ownPagesOf: async ({ pagesOf }, use) => {
    await use(async (visitor) => {
      const plain = ROLES.find(({ role }) => role === visitor.role)
      const usual = (plain ? await pagesOf(plain) : []).map(({ route }) => route)
      const isOwn = ({ route }: PortalPage) => BRANDED.includes(route) || !usual.includes(route)
      return (await pagesOf(visitor)).filter(isOwn)
    })
  },
})
export { expect } from '@playwright/test'

/** By visitor, once for each worker and its server: no journey takes a page or a record away. */
const seen = new Map<string, PortalPage[]>()

/** Pages on which a white label's colours, logo and words show most. */
const BRANDED = ['/login', '/incroci']
