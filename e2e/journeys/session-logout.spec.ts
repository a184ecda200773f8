import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn, type Account } from '../sign-in.ts'
import { storedToken } from '../support/session.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@short']

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu utente/ }).click()
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  const question = page.getByRole('alertdialog', { name: 'Conferma' })
  await question.getByRole('button', { name: 'OK' }).click()
}

test(
  'a logout takes every tab of the browser to the login, one with a half-filled form included',
  { tag: [...tag, '@slow'] },
  async ({ page, context }) => {
    await signIn(page, 'gestore')
    const other = await context.newPage()
    await other.goto('/aziende')
    await other.getByRole('link', { name: 'Nuova azienda' }).click()
    const form = other.getByRole('form', { name: 'Nuova azienda' })
    await form.getByRole('textbox', { name: 'Ragione sociale' }).fill('Mai Salvata Srl')
    const asked: string[] = []
    other.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await logout(page)
    await expect(page).toHaveURL(/\/login/)
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByRole('button', { name: 'Accedi' })).toBeVisible()
    expect(asked).toEqual([])
    expect(await storedToken(other)).toBeNull()
    expect((await context.cookies()).filter(({ name }) => name === 't')).toEqual([])
  },
)

/** Fills in a form in one tab, logs out in another, and signs in again in the first. */
async function comeBack(page: Page, who: Account): Promise<Locator> {
  await signIn(page, 'gestore')
  await page.goto('/aziende?nuova=1')
  const form = page.getByRole('form', { name: 'Nuova azienda' })
  await form.getByRole('textbox', { name: 'Ragione sociale' }).fill('Ritrovata Srl')
  const other = await page.context().newPage()
  await other.goto('/incroci')
  await logout(other)
  await expect(page.getByText(/Quello che stavi scrivendo qui è conservato/)).toBeVisible()
  await signIn(page, who, page.url())
  return form
}

test('a form shows what was typed when the same person signs in again in that tab', { tag }, async ({ page }) => {
  const form = await comeBack(page, 'gestore')
  await expect(form.getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue('Ritrovata Srl')
  await expect(form.getByText(/Qui c’è ancora quello che avevi scritto/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Principale' })
    .getByRole('link', { name: /incroci/i })
    .click()
  await page.getByRole('button', { name: 'Esci senza salvare' }).click()
  await page.goto('/aziende?nuova=1')
  await expect(form.getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue('')
})

test('another person who signs in there never sees it, nor does the first one later', { tag }, async ({ page }) => {
  const form = await comeBack(page, 'gestore2')
  await expect(form.getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue('')
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Ritrovata')
})

test(
  'the token is in local storage and in the cookie t: path /, secure, SameSite=None',
  { tag },
  async ({ page, context }) => {
    await signIn(page, 'gestore2')
    const token = await storedToken(page)
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 't')
    expect(cookie).toMatchObject({ value: token, path: '/', secure: true, sameSite: 'None' })
  },
)

test(
  'the cookie alone is no login: a page without the stored token is a visitor’s',
  { tag },
  async ({ page, context }) => {
    await signIn(page, 'gestore2')
    await page.evaluate(() => localStorage.clear())
    expect((await context.cookies()).some(({ name }) => name === 't')).toBe(true)
    await page.goto('/aziende')
    await expect(page).toHaveURL(/\/login/)
  },
)
