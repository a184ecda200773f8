import { expect, type Locator, type Page } from '@playwright/test'

export type Account =
  | 'admin'
  | 'editore'
  | 'gestore'
  | 'gestore2'
  | 'professionista'
  | 'professionista2'
  | 'sviluppatore'

export const PASSWORD = 'demo-Bandiera-2026'
export const emailOf = (account: Account) => `${account}@demo.test`

/** Through the form, as a person does. Ends when the portal's menu is there. */
export const signIn = (page: Page, account: Account, form = '/login'): Promise<void> =>
  signInAs(page, emailOf(account), form)

/** Signs in with the e-mail of an account of the demo data. */
export async function signInAs(page: Page, email: string, form = '/login'): Promise<void> {
  await page.goto(form)
  await enter(page, email, PASSWORD, menuOf(page))
}

/** The menu, or on a phone the button that opens it. */
const menuOf = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Principale' })
    .or(page.getByRole('button', { name: 'Apri il menu' }))
    .first()

/**
 * Fills the form in and presses; presses again when the page says that the server did not answer in time, and no late answer
 * arrives either: one more login makes a busy server later still. Ends when the page after the login is there. It has no
 * limit of its own: the journey has one.
 */
export async function enter(page: Page, email: string, password: string, outcome: Locator): Promise<void> {
  await fillLogin(page, email, password)
  const again = page.getByRole('button', { name: 'Riprova' })
  await expect(async () => {
    await expect(outcome.or(again).first()).toBeVisible()
    const isThere = await outcome.waitFor({ timeout: LATE }).then(
      () => true,
      () => false,
    )
    if (!isThere) await again.click({ timeout: LATE })
    expect(isThere).toBe(true)
  }).toPass()
}

const LATE = 4000

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}
