import { DEVELOPMENT_PATHS } from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { companyNames, INTERNAL, namedOn } from '../support/names-on-paper.ts'
import { expect, test } from '../support/open-as.ts'
import type { PortalPage } from '../support/portal-pages.ts'
import { settled } from '../support/settled.ts'
import { ROLES } from '../support/visitors.ts'

const tag = [
  '@portal',
  '@mf-account',
  '@mf-aziende',
  '@mf-bandi',
  '@mf-incroci',
  '@mf-istituti',
  '@mf-pratiche',
  '@mf-registro',
]

const CALENDAR = '/pratiche?vista=calendario'
/** What one route shows besides its first page. */
const MORE = ['/incroci?tab=bando', '/pratiche?vista=bacheca', CALENDAR, '/archivio?tab=aziende']
/** Paper that is handed to a client. */
const FOR_A_CLIENT = ['/azienda/:aId', '/pratica/:pId', '/incroci', '/bando/:id', '/bando/:title/:id', '/credito']

interface ShownInMonth {
  route: string
  companies: number
  internal: boolean
}

/** What the paper of a page says: its words, without making the sheets of fifty pages. */
async function toldBy(page: Page, { route, path }: PortalPage, names: readonly string[]): Promise<ShownInMonth> {
  await page.emulateMedia({ media: null })
  await page.goto(path)
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await settled(page)
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
  return { route, companies: namedOn([text], names).length, internal: INTERNAL.test(text) }
}

const [gestore, admin] = ROLES

for (const visitor of [gestore!, admin!])
  test(
    `${visitor.name}: paper that names several clients says so, paper for one names no other`,
    { tag },
    async ({ enterAs, pagesOf }) => {
      test.setTimeout(300_000)
      const known = visitor === admin ? (await pagesOf(gestore!)).map(({ route }) => route) : []
      // the start page is another one for each role
      const pages = (await pagesOf(visitor)).filter(({ route }) => route === '/dashboard' || !known.includes(route))
      const judged = pages.filter(({ route }) => !DEVELOPMENT_PATHS.some((path) => path === route))
      const more = visitor === gestore ? MORE.map((path) => ({ route: path, path })) : []
      const page = await enterAs(visitor)
      await page.goto('/privacy')
      const names = await companyNames(page)
      expect(names.length).toBeGreaterThan(100)
      const told: ShownInMonth[] = []
      for (const one of [...judged, ...more]) told.push(await toldBy(page, one, names))
      // a month of the calendar may have no deadline
      const wrong = told.filter(({ route, companies, internal }) =>
        companies > 1 ? !internal : internal && route !== CALENDAR,
      )
      expect(wrong).toEqual([])
      const forOne = told.filter(({ route }) => FOR_A_CLIENT.includes(route))
      expect(forOne).toHaveLength(visitor === gestore ? FOR_A_CLIENT.length : 0)
      expect(forOne.filter(({ companies, internal }) => companies > 1 || internal)).toEqual([])
      if (visitor === gestore) expect(told.filter(({ internal }) => internal).length).toBeGreaterThan(6)
    },
  )
