import { expect, test } from '../fixtures.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-pratiche']

test(
  'case files for several companies of a grant are made at once, and show in a second browser',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/incroci?tab=bando')
    await expect(page.getByRole('link', { name: /^Crea pratica: / }).first()).toBeVisible()
    const second = await signedIn('gestore')
    await second.goto(page.url())

    const free = await page
      .getByRole('link', { name: /^Crea pratica: / })
      .evaluateAll((links) =>
        links.slice(0, 2).map((link) => (link.getAttribute('aria-label') ?? '').replace('Crea pratica: ', '')),
      )
    for (const name of free) await page.getByRole('checkbox', { name: `Seleziona ${name}`, exact: true }).check()
    await page.getByRole('button', { name: 'Crea pratiche' }).click()
    for (const name of free)
      await expect(second.getByRole('link', { name: `Bozza: pratica per ${name}`, exact: true }).first()).toBeVisible()
  },
)
