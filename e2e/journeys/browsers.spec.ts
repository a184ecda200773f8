import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { addCompany, addFromList, partitaIvaOf } from '../support/new-company.ts'
import { there } from '../support/settled.ts'
import { refuseStorage, type Refusal } from '../support/refuse-storage.ts'
import { translate } from '../support/translate.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-pratiche', '@mf-istituti']

/** Edits the company on screen, and reads it again after a reload. */
async function editAndReload(page: Page, rea: string): Promise<void> {
  await page.getByRole('button', { name: 'Modifica anagrafica' }).click()
  await page.getByRole('textbox', { name: /^REA/ }).fill(rea)
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('main')).toContainText(rea)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(rea)
}

for (const wait of [0, 50])
  test(`a page that the browser translates works on, ${wait} ms after each change`, { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await page.addInitScript(translate, wait)
    await page.goto('/pratiche')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PRATICHE')
    for (const name of ['Aziende', 'Incroci', 'Pratiche', 'Aziende'])
      await page.getByRole('link', { name, exact: false }).and(page.locator('nav a')).first().click()
    await there(page)
    await expect(page.getByRole('table', { name: 'Aziende' })).toBeVisible()
    await test.step('what changes on screen is true, and translated again', async () => {
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('zzzz nessuna così')
      await expect(page.getByRole('main')).toContainText('NESSUN RISULTATO')
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('')
      await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
      await expect(page.getByRole('button', { name: 'Modifica anagrafica' })).toBeVisible()
      await editAndReload(page, `MI-${1234500 + wait}`)
    })
    await expect(page.getByRole('main')).not.toContainText(/non risponde/i)
    expect(broken).toEqual([])
  })

const refusals: [Refusal, string, number][] = [
  ['reading', 'throws when it is read', 4601],
  ['writing', 'throws at each use', 4602],
  ['quota', 'has no room', 4603],
]
for (const [refusal, words, number] of refusals)
  test(`one signs in, edits, saves and reloads where the browser's storage ${words}`, { tag }, async ({ page }) => {
    await refuseStorage(page, refusal)
    await signIn(page, 'gestore')
    await expect(page.getByText('Il browser non conserva i dati di questo sito')).toBeVisible()
    await addCompany(page, { name: `Senza Memoria ${refusal} Srl`, partitaIva: partitaIvaOf(number) })
    await editAndReload(page, `MI-${number}001`)
    await page.getByRole('button', { name: /menu utente/ }).click()
    await page.getByRole('switch', { name: 'Tema scuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

test(
  'where all cookies are refused too, one works for this visit, and a reload asks to sign in and says why',
  { tag },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    await refuseStorage(page, 'reading')
    await signIn(page, 'gestore')
    // a page that loads anew would ask to sign in: what is done is done by the links of the portal
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Aziende' }).click()
    await addFromList(page, { name: 'Senza Biscotti Srl', partitaIva: partitaIvaOf(4604) })
    // as such a browser does with what an answer sets
    await page.context().clearCookies()
    await page.reload()
    await expect(page).toHaveURL(/\/login\?redirectTo=/)
    await expect(page.getByText('accesso e preferenze valgono solo per questa visita')).toBeVisible()
    await signIn(page, 'gestore')
  },
)

test('a file of the portal that does not load leads to a message and a button', { tag }, async ({ page }) => {
  await page.route('**/s/vendor*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'commit' })
  // the form of the login has a place for alerts of its own
  const alert = page.locator('.bs-message[role=alert]')
  await expect(alert).toContainText('un suo file non è arrivato')
  await page.unroute('**/s/vendor*.js')
  await alert.getByRole('button', { name: 'Ricarica la pagina' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test(
  'a file that hangs leads to a message too, and the portal that loads at last replaces it',
  { tag },
  async ({ page }) => {
    await page.clock.install()
    let come = () => {}
    await page.route('**/s/vendor*.js', async (route) => {
      await new Promise<void>((resolve) => (come = resolve))
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('.bs-t')).toBeAttached()
    await page.clock.runFor(15_000)
    await expect(page.locator('.bs-message')).toContainText('più del solito')
    come()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(page.locator('.bs-message[role=alert]')).toHaveCount(0)
  },
)

test('a reload keeps how far the page is scrolled', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/aziende')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(300)
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBe(top)
})

test('forced colours show what is chosen, focused and switched on', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/aziende')
  const menu = page.getByRole('navigation', { name: 'Principale' })
  const outline = (name: string) =>
    menu.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).outlineStyle)
  expect([await outline('Aziende'), await outline('Pratiche')]).toEqual(['solid', 'none'])
  await menu.getByRole('link', { name: 'Aziende', exact: true }).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('dashed')
  await page.getByRole('button', { name: /menu utente/ }).click()
  const track = page.locator('.MuiSwitch-track').first()
  const colour = () => track.evaluate((part) => getComputedStyle(part).backgroundColor)
  const off = await colour()
  await page.getByRole('switch', { name: 'Tema scuro' }).click()
  await expect.poll(colour).not.toBe(off)
})
