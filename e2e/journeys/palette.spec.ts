import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'
import { openPalette, sheetOf } from '../support/palette.ts'
import { settled } from '../support/settled.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const open = async (page: Page, path: string, heading: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  // a busy page that still draws reads keys too late
  await settled(page)
}

test('Ctrl+K, the name of a company, Enter: its page', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const partitaIva = partitaIvaOf(7_301_001)
  await addCompany(page, { name: 'Officine Perché Srl', partitaIva })
  await open(page, '/bandi', 'Bandi')
  await openPalette(page)
  await page.keyboard.type('officine perche')
  // the first one: a case file for it can be made from here too
  const found = page.getByRole('option', { name: /Officine Perché Srl/ }).first()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Officine Perché Srl', level: 1 })).toBeVisible()
})

test(
  'a partita IVA typed with spaces finds its company, and the matches of it are one command away',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const partitaIva = partitaIvaOf(7_301_002)
    await addCompany(page, { name: 'Tessuti Lucchesi Srl', partitaIva })
    const address = page.url()
    await open(page, '/bandi', 'Bandi')
    await openPalette(page)
    await page.keyboard.type(`IT ${partitaIva.slice(0, 4)} ${partitaIva.slice(4)}`)
    await expect(page.getByRole('option', { name: /^Tessuti Lucchesi Srl/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: 'Tessuti Lucchesi Srl', level: 1 })).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('bandi per')
    await expect(page.getByRole('option', { name: /bandi per/i }).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/incroci\?azienda=/)
  },
)

test(
  'an editore finds its pages and commands, and neither companies nor their pages',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('editore')
    await open(page, '/bandi', 'Bandi')
    await openPalette(page)
    const pages = page.getByRole('group', { name: 'Vai a' }).getByRole('option')
    await expect(pages).toHaveText([
      /^Dashboard/,
      /^Bandi/,
      /^Istituti credito/,
      /^Esigenze/,
      /^Impostazioni/,
      /^Account/,
    ])
    await page.keyboard.type('srl')
    await expect(page.getByRole('dialog').getByText('Nessun risultato per «srl»')).toBeVisible()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('importa')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Importa da incentivi.gov.it' })).toBeVisible()
  },
)

test('a case file is found by its COR in pieces, a document by name and company', { tag }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await open(page, '/pratiche', 'Pratiche')
  await openPalette(page)
  await page.keyboard.type('cor 272 56783')
  const line = page
    .getByRole('group', { name: /^Pratiche/ })
    .getByRole('option')
    .first()
  await expect(line).toHaveText(/Ricerca e sviluppo con le università.*COR 27256783/)
  await line.click()
  await expect(page.getByRole('heading', { name: /Ricerca e sviluppo con le università/, level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('piano d’impresa bellini')
  await page
    .getByRole('group', { name: /^Documenti/ })
    .getByRole('option')
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Documenti', selected: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Piano d’impresa - Bellini Edilizia Srl/ })).toBeVisible()
})

test(
  'what was typed is in the form of a new company, and its case files are found by its name',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await open(page, '/bandi', 'Bandi')
    await openPalette(page)
    await page.keyboard.type('Maglieria Palladio')
    await page.getByRole('option', { name: 'Crea azienda «Maglieria Palladio»' }).click()
    const form = page.getByRole('form', { name: 'Nuova azienda' })
    await expect(form.getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue('Maglieria Palladio')
    await form.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(7_301_003))
    await form.getByRole('button', { name: 'Aggiungi azienda' }).click()
    await expect(page.getByRole('heading', { name: 'Maglieria Palladio', level: 1 })).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('palladio')
    await page.getByRole('option', { name: 'Crea pratica per Maglieria Palladio' }).click()
    const fresh = page.getByRole('form', { name: 'Nuova pratica' })
    await expect(fresh.getByRole('combobox', { name: 'Azienda' })).toHaveValue('Maglieria Palladio')
  },
)

test('an editore finds no case file, document or person', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await open(page, '/bandi', 'Bandi')
  const box = await openPalette(page)
  for (const text of ['27256783', 'piano d’impresa bellini', 'gina gestisce']) {
    await box.fill(text)
    await expect(page.getByRole('dialog').getByText(`Nessun risultato per «${text}»`)).toBeVisible()
  }
})

test('on a phone the palette is the whole screen', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/bandi', 'Bandi')
  await openPalette(page)
  const dialog = page.getByRole('dialog', { name: 'Cerca pagine, azioni e dati' })
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
})

test('Ctrl+Enter opens a page in a new tab', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page, '/bandi', 'Bandi')
  await openPalette(page)
  await page.keyboard.type('aziende')
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
  await expect(tab.getByRole('heading', { name: 'Aziende', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/bandi$/)
})

test('pages where one has been are offered again, also after a reload', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page, '/archivio', 'Archivio')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bandiera.recenti'))).toContain('Archivio')
  await open(page, '/bandi', 'Bandi')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
  await openPalette(page)
  await page.getByRole('group', { name: 'Recenti' }).getByRole('option', { name: 'Archivio' }).click()
  await expect(page.getByRole('heading', { name: 'Archivio', level: 1 })).toBeVisible()
})

test(
  'a module whose search does not arrive is named, and the rest of the palette works',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.route('**/m/mf-aziende/**', (route) => route.abort())
    await open(page, '/bandi', 'Bandi')
    await openPalette(page)
    await expect(page.getByText('Il modulo Aziende non risponde')).toBeVisible({ timeout: 20_000 })
    await page.keyboard.type('pratiche')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pratiche$/)
  },
)

test(
  'g and a letter go to a page, n makes a company, / goes to the search, ? says all of it',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await open(page, '/aziende', 'Aziende')
    await page.keyboard.press('g')
    await expect(page.getByText('Vai a: premi una lettera')).toBeVisible()
    await page.keyboard.press('b')
    await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
    await settled(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('gb?')
    await expect(page.getByRole('searchbox')).toHaveValue('gb?')
    await page.getByRole('heading', { name: 'Bandi', level: 1 }).click()
    await page.keyboard.press('?')
    await expect(sheetOf(page)).toContainText('Cerca in questa pagina')
    // nothing is found: there is no row to move to
    await expect(sheetOf(page)).not.toContainText('Riga successiva')
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page.getByRole('heading', { name: 'Aziende', level: 1 })).toBeVisible()
    await settled(page)
    await page.keyboard.press('?')
    await expect(sheetOf(page)).toContainText('Riga successivaj')
    await page.keyboard.press('Escape')
    await expect(sheetOf(page)).toBeHidden()
    await page.keyboard.press('n')
    await expect(page.getByRole('form', { name: 'Nuova azienda' })).toBeVisible()
  },
)

test('the keys stay off over a reload, the button works all the same', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page, '/bandi', 'Bandi')
  await page.keyboard.press('?')
  await sheetOf(page).getByRole('switch', { name: 'Scorciatoie da tastiera' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
  for (const key of ['?', 'Control+k', 'g', 'a']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/bandi$/)
  await page.getByRole('button', { name: 'Cerca' }).click()
  await expect(page.getByRole('combobox', { name: 'Cerca pagine, azioni e dati' })).toBeFocused()
})

test('a visitor has neither palette nor shortcuts', { tag }, async ({ page }) => {
  await open(page, '/privacy', 'Privacy')
  for (const key of ['Control+k', '?']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
