import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-bandi', '@portal', '@mf-aziende', '@mf-incroci', '@mf-pratiche']

const main = (page: Page) => page.getByRole('main')

test('the closing day of a grant is read without a press, and changed with two', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await page.goto('/bandi?f=redazione:=:pubblicato&f=stato:=:aperto&ord=-chiusura')
  await main(page).getByRole('rowheader').first().getByRole('link').click()
  const dates = page.getByRole('region', { name: 'Date' })
  await expect(dates).toContainText(/Chiude tra \d+ giorni/)

  const clicks = countClicks(page)
  await page.getByRole('button', { name: 'Modifica le date' }).click()
  const day = page.getByRole('form', { name: 'Modifica bando' }).getByRole('textbox', { name: 'Chiusura', exact: true })
  await expect(day).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('31/12/2031')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(dates).toContainText('31/12/2031')
  await clicks.atMost(2)
})

test('the names and actions of the companies that a grant suits fit in their rows', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  for (const width of [1920, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/bandi?f=redazione:=:pubblicato&f=stato:=:aperto')
    await main(page).getByRole('link', { name: /./ }).and(page.locator('[href*="/bando/"]')).first().click()
    const rows = main(page).getByRole('region', { name: 'Aziende compatibili' }).locator('li[data-row]')
    await expect(rows.first()).toBeVisible()
    const faults = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const outer = row.getBoundingClientRect()
        const name = row.querySelector('h2')!.getBoundingClientRect()
        const outside = [...row.querySelectorAll('a, button')].filter((control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect()
          const isIn =
            left >= outer.left && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1
          return width > 0 && !isIn
        })
        return [
          ...(name.width < 100 ? [`a name of ${Math.round(name.width)} px`] : []),
          ...outside.map((control) => control.getAttribute('aria-label') ?? control.textContent),
        ]
      }),
    )
    expect(faults, `at ${width} px`).toEqual([])
  }
})

test(
  'a grant’s page lists the companies that it suits, and a second browser adds one',
  { tag },
  async ({ signedIn }) => {
    const [page, colleague] = [await signedIn('gestore'), await signedIn('gestore')]
    await page.goto('/bandi')
    await main(page).getByRole('rowheader').first().getByRole('link').click()
    const companies = main(page).getByRole('region', { name: 'Aziende compatibili' })
    const all = companies.getByRole('link', { name: /^Vedi tutte le aziende/ })
    await expect(all).toBeVisible()
    const count = Number(/\((\d+)\)/.exec((await all.textContent()) ?? '')?.[1])
    const clicks = countClicks(page)
    await addCompany(colleague, { name: 'Ottavia Software Srl', partitaIva: partitaIvaOf(4404) })
    await expect(all).toHaveText(`Vedi tutte le aziende, anche le non ammissibili (${count + 1})`)
    await clicks.atMost(0)

    await page.getByRole('link', { name: 'Aziende compatibili' }).click()
    await expect(page).toHaveURL(/\/incroci\?tab=bando&bando=[0-9a-f]{24}/)
    await clicks.atMost(1)
  },
)
