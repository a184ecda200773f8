import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'
import { settled } from '../support/settled.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

/** The numbers of the page that lead to a list: what they say and where they go. */
async function numbers(page: Page): Promise<{ text: string; value: number; path: string }[]> {
  const lines = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .all()
  const all = await Promise.all(
    lines.map(async (line) => {
      const link = line.getByRole('link').first()
      return { text: (await line.innerText()).replace(/\s+/g, ' '), path: (await link.getAttribute('href')) ?? '' }
    }),
  )
  return all.flatMap(({ text, path }) => {
    const value = NUMBER.exec(text)?.slice(1).find(Boolean)
    return value && path.includes('?') ? [{ text, path, value: Number(value.replace('.', '')) }] : []
  })
}

/** A number over its name, one at the end of the line of a chart, and one before what it counts. */
const NUMBER =
  /^(\d+)(?= [^\d%€.])|(?:^|\D )(\d+)$|(?<![+\d])(\d+)(?: aziend[ae]| band[io]| pratic(?:a|he))(?=:| [\d.]+ €|$| ammiss| da ver| tra | domani| oggi)/

/** How many rows the list says it shows; a list without any says so in words, a section of a page is just there. */
const shown = (page: Page, value: number, section = '') => {
  if (section) return page.locator(`[id="${section}"]`)
  return value === 0
    ? page.getByRole('main').getByRole('heading', { name: /^(Nessun|Non c’è ancora)/ })
    : page.getByRole('status').filter({ hasText: new RegExp(`^${value} (di \\d+ )?\\p{L}`, 'u') })
}

const FIRST = { gestore: 'Oggi', professionista: 'Oggi', editore: 'Da rivedere', admin: 'Persone' }
const LEAST = { gestore: 20, professionista: 15, editore: 5, admin: 12 }

for (const role of ['gestore', 'professionista', 'editore', 'admin'] as const) {
  test(
    `a ${role} sees the day on landing, and one click on a number opens the list that it counts`,
    { tag },
    async ({ signedIn }) => {
      test.setTimeout(240_000)
      const page = await signedIn(role)
      await page.goto('/dashboard')
      await settled(page)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(FIRST[role])
      const found = await numbers(page)
      expect(found.length).toBeGreaterThan(LEAST[role] - 1)
      for (const { text, value, path } of found) {
        // cards that still grow move what is pressed
        await settled(page)
        const clicks = countClicks(page)
        await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
        await expect(shown(page, value, path.split('#')[1]).first(), text).toBeVisible()
        await clicks.atMost(1)
        await page.goBack()
        await expect(page).toHaveURL(/\/dashboard$/)
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

for (const role of ['gestore', 'professionista', 'editore', 'admin'] as const)
  test(`nothing on the page of a ${role} moves while its cards load`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(role)
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node, previousRect: before, currentRect: now } of sources)
            // the line that measures the loading of the page moves by itself
            if (node instanceof Element && node.closest('main') && before.y !== now.y)
              moved.push(`${(node.textContent ?? '').slice(0, 60)}: ${before.y} -> ${now.y}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // the code of the cards comes later than the page
    await page.route('**/m/**/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 400))
      await route.continue()
    })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/dashboard')
      await settled(page)
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
    }
  })

test(
  'a desk shows today and the chances at once, a phone one column with today first',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/dashboard')
    await settled(page)
    const boxOf = async (name: string) => (await page.getByRole('region', { name, exact: true }).boundingBox())!
    for (const name of ['Oggi', 'Opportunità']) {
      const { y, height } = await boxOf(name)
      expect(y).toBeLessThan(190)
      expect(y + height).toBeLessThanOrEqual(900)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const groups = await Promise.all(['Oggi', 'Dal cliente', 'Opportunità', 'Soldi'].map(boxOf))
    expect(groups.map(({ y }) => y)).toEqual(groups.map(({ y }) => y).toSorted((a, b) => a - b))
    expect(new Set(groups.map(({ x }) => x)).size).toBe(1)
  },
)
