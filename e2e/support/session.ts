import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../sign-in.ts'

const TOKEN = 'socketcluster.authToken'

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), TOKEN)

/** Ends the session of a page from elsewhere, as the logout of another program of the same user does. */
export async function endSession(page: Page, address: string): Promise<void> {
  // only browsers know every name below localhost
  const { host, port } = new URL(address)
  const api = `http://localhost:${port}/api/client/v2.0`
  const [headers, data] = [{ host }, { token: await storedToken(page) }]
  const login = await page.request.post(`${api}/app/bandiera/auth/providers/custom-token/login`, { headers, data })
  const { refresh_token: refresh } = (await login.json()) as { refresh_token: string }
  const bearer = { ...headers, authorization: `Bearer ${refresh}` }
  const out = await page.request.delete(`${api}/auth/session`, { headers: bearer })
  expect(out.ok()).toBe(true)
}

export const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Sessione scaduta' })

/** Signs in again over the page. */
export async function signInAgain(page: Page, password = PASSWORD): Promise<void> {
  await expiredDialog(page).getByLabel('Password').fill(password)
  await expiredDialog(page).getByRole('button', { name: 'Accedi' }).click()
}
