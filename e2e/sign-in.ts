import { expect, type Page } from '@playwright/test'

export type Account =
  'admin' | 'editore' | 'gestore' | 'gestore2' | 'professionista' | 'professionista2' | 'sviluppatore'

/** The first page of a worker waits for a server that is just warming up. */
const PATIENCE = { timeout: 25_000 }
export const PASSWORD = 'demo-Bandiera-2026'
export const emailOf = (account: Account) => `${account}@demo.test`

/**
 * Through the form, as a person does: whoever is told that the server does not answer presses again. Ends when the portal's
 * menu is there.
 */
export const signIn = (page: Page, account: Account): Promise<void> => signInAs(page, emailOf(account))

/** As anybody of the demo data, by e-mail. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email, PASSWORD)
  const menu = page.getByRole('navigation', { name: 'Principale' })
  const again = page.getByRole('button', { name: 'Riprova' })
  await expect(async () => {
    await expect(menu.or(again).first()).toBeVisible(PATIENCE)
    // an answer that comes late takes the button away
    if (await again.isVisible()) await again.click({ timeout: 4000 })
    await expect(menu).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 60_000 })
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
}
