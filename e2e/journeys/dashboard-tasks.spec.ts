import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'
import { settled } from '../support/settled.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

/** The numbers of the page that lead to a list: what they say and where they go. */
async function numbers(page: Page): Promise<{ text: string; value: number; path: string }[]> {
  const links = await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ [^\d%]/ })
    .all()
  return Promise.all(
    links.map(async (link) => {
      const text = (await link.innerText()).replace(/\s+/g, ' ')
      return { text, value: Number.parseInt(text, 10), path: (await link.getAttribute('href')) ?? '' }
    }),
  )
}

/** How many rows the list says it shows; a list without any says so in words, a section of a page is just there. */
const shown = (page: Page, value: number, section = '') => {
  if (section) return page.locator(`[id="${section}"]`)
  return value === 0
    ? page.getByRole('main').getByRole('heading', { name: /^(Nessun|Non c’è ancora)/ })
    : page.getByRole('status').filter({ hasText: new RegExp(`^${value} (di \\d+ )?\\p{L}`, 'u') })
}

for (const role of ['gestore', 'professionista', 'editore', 'admin'] as const) {
  test(
    `a ${role} sees the week on landing, and one click on a number opens the list that it counts`,
    { tag },
    async ({ signedIn }) => {
      test.setTimeout(240_000)
      const page = await signedIn(role)
      await page.goto('/dashboard')
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /^\d+ [^\d%]/ })
          .first(),
      ).toBeVisible()
      const found = await numbers(page)
      expect(found.length).toBeGreaterThan(1)
      for (const { text, value, path } of found) {
        await page.goto('/dashboard')
        // cards that still grow move what is pressed
        await settled(page)
        const clicks = countClicks(page)
        await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
        await expect(shown(page, value, path.split('#')[1]).first(), text).toBeVisible()
        await clicks.atMost(1)
      }
    },
  )
}

test('the numbers follow another person’s changes, without a reload', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/dashboard')
  const lines = page.getByRole('region', { name: 'Bandi in scadenza' }).getByRole('listitem')
  await expect(lines.first()).toContainText(/\d aziend/)
  const companies = async () =>
    (await lines.allInnerTexts()).reduce((sum, text) => sum + Number(/(\d+) aziend/.exec(text)?.[1]), 0)
  const before = await companies()
  const other = await signedIn('gestore')
  await addCompany(other, { name: 'Lampara Servizi Srl', partitaIva: partitaIvaOf(4177) })
  await expect.poll(companies).toBeGreaterThan(before)
})

test('a part that does not load says so in its card, and the others go on', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.route('**/m/mf-incroci/**', (route) => route.abort())
  await page.goto('/dashboard')
  const failed = page.getByRole('region', { name: 'Aziende da completare' })
  await expect(failed.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.unroute('**/m/mf-incroci/**')
  await failed.getByRole('button', { name: 'Riprova' }).click()
  await expect(failed.getByRole('link', { name: 'Tutte le aziende da completare' })).toBeVisible()
})
