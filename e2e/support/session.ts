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

/** Signs in again over the page; presses again when the page says that the server did not answer in time. Ends with its answer. */
export async function signInAgain(page: Page, password = PASSWORD): Promise<void> {
  const dialog = expiredDialog(page)
  const alert = dialog.getByRole('alert').filter({ hasText: /\S/ })
  const late = alert.filter({ hasText: /non ha risposto/ })
  const press = () => dialog.getByRole('button', { name: 'Accedi' }).click()
  await dialog.getByLabel('Password').fill(password)
  await press()
  await expect(async () => {
    if (await late.isVisible()) await press()
    const isAnswered = !(await dialog.isVisible()) || ((await alert.isVisible()) && !(await late.isVisible()))
    expect(isAnswered).toBe(true)
  }).toPass()
}
