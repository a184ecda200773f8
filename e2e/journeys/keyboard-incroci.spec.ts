import { expect, test } from '../fixtures.ts'
import { enterOn, tabTo } from '../support/keys.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-bandi', '@mf-istituti', '@mf-pratiche']

test('from the tabs to the reasons and to a case file without a mouse', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/incroci?tab=bando')
  const byCompany = page.getByRole('tab', { name: 'Per azienda' })
  const picker = page.getByRole('combobox', { name: 'Azienda' })
  const toggles = page.getByRole('button', { name: /^Criteri: / })

  await test.step('the other tab', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Per bando' }))
    await page.keyboard.press('ArrowLeft')
    await expect(byCompany).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(byCompany).toHaveAttribute('aria-selected', 'true')
    await expect(toggles.first()).toBeVisible()
  })
  await test.step('another company', async () => {
    const before = await picker.inputValue()
    await tabTo(page, picker)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(picker).not.toHaveValue(before)
  })
  await test.step('only what is to be verified', async () => {
    const only = page.getByRole('button', { name: /^Da verificare/ })
    await tabTo(page, only, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(only).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(only).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('the second row and its reasons', async () => {
    await tabTo(page, toggles.first())
    await page.keyboard.press('ArrowDown')
    await expect(toggles.nth(1)).toBeFocused()
    await expect(toggles.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Perché: / })).toBeFocused()
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toggles.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect(toggles.first()).toBeFocused()
  })
  await test.step('a case file', async () => {
    const panel = page.getByRole('region', { name: /^Perché: / })
    await page.keyboard.press('Enter')
    await expect(panel).toBeFocused()
    await enterOn(page, panel.getByRole('link', { name: /^Crea pratica/ }))
    const form = page.getByRole('form', { name: 'Nuova pratica' })
    await expect(form).toBeVisible()
    await enterOn(page, form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/pratica\/[0-9a-f]{24}-[0-9a-f]{24}/)
  })
})
