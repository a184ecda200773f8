import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci']

test('the dark theme is chosen in the user menu and lasts over a reload', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/aziende')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const menu = page.getByRole('button', { name: /menu utente/ })
  const dark = page.getByRole('switch', { name: 'Tema scuro' })
  await menu.click()
  await expect(dark).not.toBeChecked()
  const light = await background()
  await dark.click()
  await expect.poll(background).not.toBe(light)
  await page.reload()
  await menu.click()
  await expect(dark).toBeChecked()
  await expect.poll(background).not.toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})
