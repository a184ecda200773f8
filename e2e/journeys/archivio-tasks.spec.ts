import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-pratiche', '@portal']

test('the archive: find, restore, export', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/archivio')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()

  await test.step('export: one click', async () => {
    const clicks = countClicks(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Esporta CSV/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^archivio-pratiche-/)
    await clicks.atMost(1)
  })

  await test.step('find by how it ended: two clicks', async () => {
    const clicks = countClicks(page)
    await page.getByRole('button', { name: /^Filtri/ }).click()
    await page.getByRole('checkbox', { name: /^Chiusa/ }).click()
    await page.keyboard.press('Escape')
    await clicks.atMost(2)
  })

  await test.step('restore: two clicks and a reason', async () => {
    const clicks = countClicks(page)
    await page
      .getByRole('button', { name: /^Ripristina / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Spiegazione' }).fill('Chiusa per errore')
    await page.getByRole('button', { name: 'Riapri la pratica' }).click()
    await expect(page.getByText('Pratica riaperta')).toBeVisible()
    // the text box was filled without a click
    await clicks.atMost(2)
  })
})
