import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-bandi', '@portal', '@mf-aziende', '@mf-incroci', '@mf-pratiche', '@short']

const main = (page: Page) => page.getByRole('main')
const view = (page: Page, name: string) =>
  main(page)
    .getByRole('group', { name: 'Viste' })
    .getByRole('button', { name: new RegExp(`^${name} \\d+$`) })

async function openList(page: Page, filters = ''): Promise<void> {
  await page.goto(`/bandi${filters}`)
  await expect(main(page).getByRole('rowheader').first()).toBeVisible()
}

const UNDER_REVIEW = '?f=redazione:=:in_revisione'

/** The number that a view or a choice says it has. */
const numberOf = async (choice: Locator) => Number(/\d+$/.exec((await choice.textContent()) ?? '')?.[0])

/** The list says that it shows `many` of all its grants, and has rows. */
async function expectShown(page: Page, many: number): Promise<void> {
  expect(many).toBeGreaterThan(0)
  const count = main(page).getByRole('status').filter({ hasText: 'bandi' })
  await expect(count).toHaveText(new RegExp(`^${many} di \\d+ bandi$`))
  await expect(main(page).getByRole('rowheader').first()).toBeVisible()
}

/** Titles of the rows on show. */
const titles = (page: Page) => main(page).getByRole('rowheader').getByRole('link').allTextContents()

test('a gestore opens what closes soon with one press', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await openList(page)
  const many = await numberOf(view(page, 'In scadenza'))
  const clicks = countClicks(page)
  await view(page, 'In scadenza').click()
  await expectShown(page, many)
  const states = main(page).getByRole('cell', { name: /^(In chiusura|Aperto|Chiuso|In apertura)/ })
  await expect(states.filter({ hasNotText: /^In chiusura/ })).toHaveCount(0)
  await expect(states.first()).toBeVisible()
  await clicks.atMost(1)
})

test('a professionista finds grants by topic with two presses', { tag: [...tag, '@slow'] }, async ({ signedIn }) => {
  const page = await signedIn('professionista')
  await openList(page)
  const clicks = countClicks(page)
  await main(page)
    .getByRole('button', { name: /^Filtri/ })
    .click()
  const choice = page.getByRole('dialog', { name: 'Filtri' }).locator('label', { hasText: /^Digitalizzazione/ })
  const found = await numberOf(choice)
  await choice.click()
  await clicks.atMost(2)
  await page.keyboard.press('Escape')
  await expectShown(page, found)
  await expect(page).toHaveURL(/f=obiettivo/)
})

test(
  'an editore publishes a grant with three presses, and it appears in the list of its manager at once',
  { tag },
  async ({ signedIn }) => {
    const reader = await signedIn('gestore')
    const page = await signedIn('editore')
    await openList(page, UNDER_REVIEW)
    const gestore = await nameOf(reader)
    const title = await firstFor(page, gestore)

    await reader.goto(`/bandi?f=stato:in:&q=${encodeURIComponent(title)}`)
    await expect(reader.getByText('Nessun risultato')).toBeVisible()

    await openList(page, UNDER_REVIEW)
    const clicks = countClicks(page)
    await main(page)
      .getByRole('checkbox', { name: `Seleziona ${title}`, exact: true })
      .click()
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pubblica 1 bando' }).click()
    await clicks.atMost(3)
    await expect(page.getByText('1 bando aggiornato.')).toBeVisible()
    await expect(reader.getByRole('link', { name: title })).toBeVisible()

    await test.step('and goes out of it as soon as it is withdrawn', async () => {
      await page.goto(`/bandi?q=${encodeURIComponent(title)}`)
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('button', { name: 'Altre azioni' }).click()
      await page.getByRole('menuitem', { name: 'Ritira dalla pubblicazione' }).click()
      await expect(reader.getByText('Nessun risultato')).toBeVisible()
    })
  },
)

/** Name of the signed-in person, as the user menu shows it. */
async function nameOf(page: Page): Promise<string> {
  await page.goto('/bandi')
  const button = page.getByRole('button', { name: /menu utente/ })
  return ((await button.textContent()) ?? '')
    .replace(/^[A-Z]{2}/, '')
    .replace(/\s*–.*$/, '')
    .trim()
}

/** Title of the first grant on show that the manager of that name will read, and that no question of an import holds back. */
async function firstFor(page: Page, gestore: string): Promise<string> {
  for (const title of await titles(page)) {
    await main(page).getByRole('link', { name: title, exact: true }).click()
    const readers = page.getByRole('region', { name: 'Chi lo vede' })
    await expect(readers).toBeVisible()
    const isHeld = await page.getByRole('region', { name: 'Da controllare' }).isVisible()
    if (!isHeld && (await readers.textContent())?.includes(gestore)) return title
    await page.goBack()
    await expect(main(page).getByRole('table')).toBeVisible()
  }
  throw new Error(`no grant under review is for ${gestore}`)
}
