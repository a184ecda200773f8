import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

test.describe('the way back', () => {
  test('from a company leads to the list with search and place as it was left', { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto('/aziende?q=s')
    const rows = page.getByRole('main').getByRole('row')
    await expect(rows.nth(5)).toBeVisible()
    await page.mouse.wheel(0, 300)
    const place = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(place).toBeGreaterThan(100)
    const left = await place()
    // one below the header, which stays at the top
    await rows.filter({ visible: true }).nth(10).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/azienda\//)
    await expect(page.getByRole('link', { name: 'Torna alle aziende' })).toHaveCount(0)
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect(page).toHaveURL('/aziende?q=s')
    await expect.poll(place).toBe(left)
  })

  test('from a case file that was opened by its address leads to the list', { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/pratiche')
    const href = await page.getByRole('main').locator('a[href^="/pratica/"]').first().getAttribute('href')
    await page.evaluate(() => sessionStorage.removeItem('bandiera.percorso'))
    await page.goto('about:blank')
    await page.goto(href!)
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect(page).toHaveURL(/\/pratiche/)
  })

  test('from the form of a new company keeps the search of the list', { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende?q=s')
    await page
      .getByRole('link', { name: /Nuova azienda/ })
      .or(page.getByRole('button', { name: /Nuova azienda/ }))
      .first()
      .click()
    await page.getByRole('link', { name: 'Torna alle aziende' }).click()
    await expect(page).toHaveURL('/aziende?q=s')
  })
})
