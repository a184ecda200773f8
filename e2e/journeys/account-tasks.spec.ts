import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { emailOf, enter, PASSWORD, signIn } from '../sign-in.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-account', '@portal', '@mf-aziende', '@mf-incroci']

/** A picture of two colours, wider than high. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAKElEQVR42mOQCltBNuKv9icbMYxaPGrxqMWjFo9aPGrxqMWjFo8ciwGhAwi+n3dIvgAAAABJRU5ErkJggg==',
  'base64',
)

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account')
  await expect(page.getByLabel('Nome e cognome')).not.toHaveValue('')
}
const devices = (page: Page) => page.getByRole('list', { name: 'Dispositivi' }).getByRole('listitem')

test('a photo is changed with two presses, and everyone sees it at once', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const other = await signedIn('gestore')
  for (const one of [page, other]) await openAccount(one)
  const clicks = countClicks(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Aggiungi foto' }).click()
  await (await chooser).setFiles({ name: 'io.png', mimeType: 'image/png', buffer: PHOTO })
  await page.getByRole('button', { name: 'Salva foto' }).click()
  await expect(page.getByRole('button', { name: 'Cambia foto' })).toBeVisible()
  await clicks.atMost(2)
  await expect(other.getByRole('button', { name: 'Cambia foto' })).toBeVisible()
  await expect(other.getByRole('banner').locator('img[src^="/immagini/"]')).toBeVisible()
})

test(
  'how notices and rows look is chosen with one press each and follows the person',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore2')
    await openAccount(page)
    const clicks = countClicks(page)
    await page.getByRole('switch', { name: /^Lascia gli avvisi/ }).click()
    await page.getByRole('radio', { name: /^Comode/ }).click()
    await expect(page.getByRole('radio', { name: /^Comode/ })).toBeChecked()
    await clicks.atMost(2)
    const elsewhere = await signedIn('gestore2')
    await openAccount(elsewhere)
    await expect(elsewhere.getByRole('switch', { name: /^Lascia gli avvisi/ })).toBeChecked()
    await elsewhere.goto('/aziende')
    const height = async () => (await elsewhere.getByRole('row').nth(1).boundingBox())?.height ?? 0
    await expect.poll(height).toBeGreaterThanOrEqual(44)
  },
)

test('the theme is the one of the user menu', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await openAccount(page)
  await page.getByRole('main').getByRole('switch', { name: 'Tema scuro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /menu utente/ }).click()
  await expect(
    page.getByRole('group', { name: 'Menu utente' }).getByRole('switch', { name: 'Tema scuro' }),
  ).toBeChecked()
})

test(
  'another device is listed as soon as it signs in, and is signed out with one press',
  { tag },
  async ({ browser, addressOf }) => {
    const open = async () => {
      const page = await (await browser.newContext({ baseURL: addressOf() })).newPage()
      await signIn(page, 'professionista2')
      return page
    }
    const here = await open()
    await openAccount(here)
    await expect(devices(here).first()).toBeVisible()
    const before = await devices(here).count()
    const there = await open()
    await expect(devices(here)).toHaveCount(before + 1)
    await here
      .getByRole('button', { name: /^Fai uscire / })
      .first()
      .click()
    await expect(there.getByRole('dialog', { name: /sessione/i })).toBeVisible()
    await expect(devices(here)).toHaveCount(before)
  },
)

async function changePassword(page: Page, before: string, after: string): Promise<void> {
  await openAccount(page)
  await page.getByRole('button', { name: 'Cambia password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambia password' })
  await dialog.getByLabel('Password attuale').fill(before)
  await dialog.getByLabel('Nuova password', { exact: true }).fill(after)
  await dialog.getByLabel('Ripeti la nuova password').fill(after)
  await dialog.getByRole('button', { name: 'Cambia password' }).click()
  await expect(page.getByText(/^Password cambiata/).first()).toBeVisible()
}

test(
  'a new password ends the other devices, and is the one that lets in',
  { tag },
  async ({ browser, addressOf, stateOf }) => {
    const NEW = 'cavallo blu nel fiume 72'
    const open = async () => (await browser.newContext({ baseURL: addressOf() })).newPage()
    const [here, there] = [await open(), await open()]
    for (const page of [here, there]) await signIn(page, 'professionista')
    await changePassword(here, PASSWORD, NEW)
    await expect(there.getByRole('dialog', { name: /sessione/i })).toBeVisible()
    const again = await open()
    await again.goto('/login')
    await enter(again, emailOf('professionista'), NEW, again.getByRole('navigation', { name: 'Principale' }))
    // other journeys of this portal sign in as the same person
    await changePassword(again, NEW, PASSWORD)
    stateOf.forget('professionista')
  },
)

test('the own data download as a file', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await openAccount(page)
  const clicks = countClicks(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click()
  expect((await download).suggestedFilename()).toBe('i-miei-dati-localhost.json')
  await clicks.atMost(1)
})
