import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-account', '@portal', '@mf-incroci', '@mf-istituti', '@mf-pratiche', '@mf-tutorial']

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 28" width="90" height="28"><rect width="90" height="28" fill="#a00"/></svg>',
)

async function open(page: Page): Promise<void> {
  await page.goto('/impostazioni')
  await expect(page.getByRole('switch', { name: 'Video tutorial' })).toBeVisible()
}
const logoOf = (page: Page) => page.getByRole('complementary', { name: 'Menu laterale' }).getByRole('img').first()

test(
  'a logo is changed with two presses, and another browser shows it without a reload',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('editore')
    const other = await signedIn('gestore')
    await other.goto('/dashboard')
    await open(page)
    const clicks = countClicks(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Cambia logo, tema chiaro' }).click()
    await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO })
    await page.getByRole('button', { name: 'Salva logo' }).click()
    await expect(logoOf(page)).toHaveAttribute('src', /^\/immagini\//)
    await clicks.atMost(2)
    await expect(logoOf(other)).toHaveAttribute('src', /^\/immagini\//)
  },
)

test('a feature is switched on with one press, and its page is there', { tag }, async ({ signedIn }) => {
  const host = 'agevolaitalia.localhost'
  const page = await signedIn('admin', { host })
  const other = await signedIn('gestore', { host })
  await other.goto('/dashboard')
  await expect(other.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  await open(page)
  const clicks = countClicks(page)
  await page.getByRole('switch', { name: 'Video tutorial' }).click()
  await expect(page.getByText(/^Video tutorial: accesa/)).toBeVisible()
  await clicks.atMost(1)
  await other.goto('/tutorial')
  await expect(other.getByRole('heading', { name: 'Nessun video' })).toBeVisible()
  await page.getByRole('button', { name: 'Annulla modifica' }).click()
  await expect(page.getByRole('switch', { name: 'Video tutorial' })).not.toBeChecked()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
})

test(
  'a feature that is switched off leaves the menu of open pages, and its address says so',
  { tag },
  async ({ signedIn }) => {
    const host = 'affitti.localhost'
    const page = await signedIn('admin', { host })
    const other = await signedIn('gestore', { host })
    await other.goto('/dashboard')
    const entry = other.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'FINANZIAMENTI' })
    await expect(entry).toBeVisible()
    await open(page)
    await page.getByRole('switch', { name: 'Finanziamenti e KPI' }).click()
    await expect(entry).toBeHidden()
    await other.goto('/credito')
    await expect(other.getByRole('heading', { name: '«Finanziamenti e KPI» è una funzione spenta' })).toBeVisible()
    await page.getByRole('button', { name: 'Annulla modifica' }).click()
    await expect(entry).toBeVisible()
  },
)

test(
  'a colour that is not readable stays as an accent, and text uses a readable shade of it',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('admin', { host: 'affitti.localhost' })
    await open(page)
    await page.getByRole('button', { name: 'Modifica Aspetto' }).click()
    const colour = page.getByRole('textbox', { name: /^Colore del marchio/ })
    const save = page.getByRole('form', { name: 'Nome e colore' }).getByRole('button', { name: 'Salva' })
    const before = await colour.inputValue()
    await colour.fill('giallo')
    await save.click()
    await expect(colour).toHaveAttribute('aria-invalid', 'true')
    await expect(colour).toHaveValue('giallo')
    await colour.fill('#ffe600')
    await expect(page.getByText(/^Tema chiaro: per testi e pulsanti il portale usa #/)).toBeVisible()
    await save.click()
    await expect(save).toBeHidden()
    // other journeys on this server look at the colour of the demo
    await page.getByRole('button', { name: 'Modifica Aspetto' }).click()
    await colour.fill(before)
    await save.click()
    await expect(save).toBeHidden()
  },
)

test(
  'slides change places by keyboard, and the login shows them in that order',
  { tag },
  async ({ signedIn, browser, addressOf }) => {
    const page = await signedIn('editore', { host: 'agevolaitalia.localhost' })
    await open(page)
    const moveFirstDown = async () => {
      await page.getByRole('button', { name: 'Modifica Diapositive' }).press('Enter')
      const form = page.getByRole('form', { name: 'Diapositive' })
      await form.getByRole('button', { name: /giù/i }).first().press('Enter')
      await form.getByRole('button', { name: 'Salva' }).press('Enter')
      await expect(form).toBeHidden()
    }
    await moveFirstDown()
    const visitor = await (await browser.newContext({ baseURL: addressOf('agevolaitalia.localhost') })).newPage()
    await visitor.goto('/login')
    await expect(visitor.getByRole('group', { name: /^1 di/ })).toContainText('Rate e redditi sotto controllo')
    // other journeys on this server look at the order of the demo
    await moveFirstDown()
  },
)

test('a privacy text is there without login, with its version', { tag }, async ({ signedIn, browser, addressOf }) => {
  const page = await signedIn('editore')
  await open(page)
  await page.getByRole('button', { name: 'Modifica Privacy' }).click()
  await page
    .getByRole('form', { name: 'Privacy' })
    .getByLabel(/^Testo/)
    .fill('# Titolare\n\nStudio **Rossi**, Bari')
  await page.getByRole('form', { name: 'Privacy' }).getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText(/^Versione 1, del /)).toBeVisible()
  const visitor = await (await browser.newContext({ baseURL: addressOf() })).newPage()
  await visitor.goto('/privacy')
  await expect(visitor.getByText(/^Versione 1, aggiornata il /)).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Titolare' })).toBeVisible()
})
