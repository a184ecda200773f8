import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const pages = [
  ['gestore', '/aziende', 'Aziende'],
  ['gestore', '/bandi', 'Bandi'],
  ['gestore', '/pratiche', 'Pratiche'],
  ['admin', '/utenti', 'Utenti'],
  ['gestore', '/dashboard', /^[a-zì]+ \d+ [a-z]+ \d{4}$/],
] as const

for (const [role, path, title] of pages)
  test(
    `${path} prints as a document: logo, title and data, without menus and buttons, on white`,
    { tag },
    async ({ signedIn }) => {
      const page = await signedIn(role)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page.getByText(/^Stampato il /)).toBeHidden()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByText(/^Stampato il /)).toBeVisible()
      await expect(page.getByRole('img', { name: 'Bandiera' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('aside, nav, button').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      // dark words on it: none of red, green and blue reaches 90
      await expect(page.locator('h1')).toHaveCSS('color', /^rgb\((?:[1-8]?\d(?:, )?){3}\)$/)
      expect((await page.pdf({ format: 'A4', preferCSSPageSize: true })).length).toBeGreaterThan(5000)
    },
  )

test('a page of one record prints the tab that is open, under its name', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/aziende')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Sezioni di questa scheda' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Anagrafica', exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('tab', { name: 'Storico' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2, name: 'Storico', exact: true })).toBeVisible()
})

test(
  'the sheet of a match prints in the tenant’s name and colour, with room for what is missing',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host: 'agevolaitalia.localhost' })
    await page.goto('/incroci')
    await page.getByRole('link', { name: 'Scheda', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Stampa o salva in PDF' })).toBeVisible()
    await expect(page).toHaveTitle(/^Scheda: .+ – AgevolaItalia$/)
    // as wide as an A4 sheet without its margins
    await page.setViewportSize({ width: 703, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: 'AgevolaItalia' })).toBeVisible()
    const [table, missing] = await Promise.all(
      [page.getByRole('table'), page.getByRole('columnheader', { name: 'Che cosa manca' })].map((one) =>
        one.boundingBox(),
      ),
    )
    expect(table?.width).toBeLessThanOrEqual(703)
    expect(missing?.width).toBeGreaterThan(150)
  },
)
