import { expect, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inEveryCondition, type Condition, type Width } from '../support/conditions.ts'
import { test } from '../support/open-as.ts'
import { showState, STATES } from '../support/states/index.ts'
import { faultsOf, numbersOf } from '../support/page-numbers.ts'
import { settled } from '../support/settled.ts'
import { OTHERS, ROLES, type Visitor } from '../support/visitors.ts'

/** Where the pictures go, and what their names must contain; set by `npm run pictures`. */
const { BANDIERA_PICTURES: FOLDER = 'pictures', BANDIERA_PICTURES_NAME: WANTED = '' } = process.env

test.describe.configure({ mode: 'parallel' })

for (const visitor of [...ROLES, ...OTHERS]) {
  test(`pages of ${visitor.name}`, async ({ enterAs, pagesOf, ownPagesOf }) => {
    test.setTimeout(600_000)
    const page = await enterAs(visitor)
    const pages = OTHERS.includes(visitor) ? await ownPagesOf(visitor) : await pagesOf(visitor)
    const faults: string[] = []
    const seen = WANTED ? [] : (await Promise.all(before(visitor).map(pagesOf))).flat().map(({ route }) => route)
    for (const { route, path } of pages) {
      const name = `${slug(route)}--${visitor.name}`
      if (!name.includes(WANTED) || seen.includes(route)) continue
      await page.goto(path)
      await settled(page)
      faults.push(...(await takeAll(page, name, route)))
    }
    expect(faults).toEqual([])
  })
}

for (const state of STATES) {
  test(`state ${state.name}`, async ({ enterAs }) => {
    const name = `${slug(`stato-${state.name}`)}--${state.visitor.name}`
    test.skip(!name.includes(WANTED), 'not asked for')
    const page = await enterAs(state.visitor)
    await showState(page, state)
    await takeAll(page, name, null, state.widths)
  })
}

/** One picture of a page is enough for all roles; a page that is asked for by name gets one for each role. */
const before = (visitor: Visitor): readonly Visitor[] =>
  visitor.account ? ROLES.slice(0, Math.max(0, ROLES.indexOf(visitor))) : []

/** `/azienda/:aId` -> `azienda-aId` */
const slug = (route: string): string => route.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'

/** A picture in every condition; of a page its numbers too. Answers what is wrong with them. */
async function takeAll(page: Page, name: string, route: string | null, widths?: readonly Width[]): Promise<string[]> {
  const faults: string[] = []
  const look = async (condition: Condition) => {
    const file = join(FOLDER, `${name}--${condition.theme}--${condition.width}`)
    // from its top: sticky bars would otherwise be in the middle of the picture
    await page.evaluate(() => window.scrollTo(0, 0))
    if (route !== null) {
      const numbers = await numbersOf(page)
      writeFileSync(`${file}.json`, JSON.stringify(numbers))
      faults.push(...(await faultsOf(page, route, condition, numbers)))
    }
    await page.screenshot({ path: `${file}.png`, fullPage: true, animations: 'disabled' })
  }
  await inEveryCondition(page, look, widths)
  return faults
}
