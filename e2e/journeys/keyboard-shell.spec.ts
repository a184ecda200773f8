import { expect, test } from '../fixtures.ts'
import { emailOf, PASSWORD, signIn } from '../sign-in.ts'
import { enterOn, tabTo, typeInto } from '../support/keys.ts'

const tag = ['@portal', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche', '@mf-rent']

test(
  'a manager signs in, skips to the content, and goes to a page of the menu without a mouse',
  { tag },
  async ({ page }) => {
    await page.goto('/login')
    await typeInto(page, page.getByLabel('E-mail'), emailOf('gestore'))
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === '/incroci')

    await test.step('the first stop leads past menu and bar', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Incroci', level: 1 })).toBeVisible()
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Vai al contenuto' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })
    await test.step('the menu leads to a page, whose heading takes the focus', async () => {
      await page.reload()
      await enterOn(page, page.getByRole('link', { name: 'Aziende', exact: true }))
      await expect(page).toHaveURL('/aziende')
      await expect(page.getByRole('heading', { name: 'Aziende', level: 1 })).toBeFocused()
    })
  },
)

test('the user menu, the theme and the question of the logout answer to keys alone', { tag }, async ({ page }) => {
  // a session of its own: it ends here
  await signIn(page, 'professionista2')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: /menu utente/ })
  await enterOn(page, button)
  const dark = page.getByRole('switch', { name: 'Tema scuro' })
  await tabTo(page, dark)
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  const question = page.getByRole('alertdialog', { name: 'Conferma' })
  await test.step('Esc leaves everything as it was', async () => {
    await enterOn(page, page.getByRole('button', { name: 'LOGOUT' }))
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(button).toBeFocused()
  })
  await test.step('Conferma signs out', async () => {
    await page.keyboard.press('Enter')
    await enterOn(page, page.getByRole('button', { name: 'LOGOUT' }))
    await enterOn(page, question.getByRole('button', { name: 'OK' }))
    await expect(page).toHaveURL(/\/login/)
  })
})

test('the menu of a phone opens, keeps the focus inside and gives it back', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Apri il menu' })
  const menu = page.getByRole('navigation', { name: 'Principale' })
  await enterOn(page, button)
  await expect(menu).toBeVisible()
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog], .MuiDrawer-root') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await enterOn(page, menu.getByRole('link', { name: 'Bandi' }))
  await expect(page).toHaveURL('/bandi')
  await expect(menu).toBeHidden()
})
