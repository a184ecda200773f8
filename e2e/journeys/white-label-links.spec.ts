import { expect, test } from '../fixtures.ts'
import { wireUnder } from '../support/wire.ts'
import { expectAppManifest, expectLook, expectPrestitiPopup, menuOf, type Look } from '../support/white-label.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const host = 'agevolaitalia.localhost'
const look: Look = {
  nome: 'AgevolaItalia',
  short: 'AgevolaItalia',
  brand: '#00695c',
  initial: 'A',
  slide: 'Dal preventivo al bando in un giorno',
  logo: true,
}
const links = ['Calcolo rata/reddito', 'Risparmio energetico']
const away = (name: string) => `${name} (si apre in una nuova finestra)`

test(
  'AgevolaItalia has its name, logo, colour, slides, icon and web manifest',
  { tag },
  async ({ page, addressOf }) => {
    await expectLook(page, addressOf(host), look)
    await expectAppManifest(page, look)
  },
)

test(
  'AgevolaItalia has its name and logo inside the portal, in the title and on every page',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host })
    await page.goto('/aziende')
    await expect(page).toHaveTitle('Aziende – AgevolaItalia')
    await expect(page.getByRole('complementary').getByRole('img', { name: 'AgevolaItalia' })).toBeVisible()
  },
)

for (const account of ['gestore', 'professionista', 'admin', 'editore'] as const) {
  test(`AgevolaItalia gives the ${account} its two external links`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account, { host })
    await page.goto('/dashboard')
    const list = page.getByRole('list', { name: 'Collegamenti esterni' })
    await expect(list.getByRole('link')).toHaveText(links.map(away))
    for (const link of await list.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/\w+\.agevolaitalia\.test\//)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })
}

for (const account of ['gestore', 'professionista', 'admin'] as const) {
  test(
    `AgevolaItalia opens PRESTITI for the ${account} in a popup of 900 px by the screen less 300`,
    { tag },
    async ({ signedIn }) => {
      const page = await signedIn(account, { host })
      await page.goto('/dashboard')
      await expectPrestitiPopup(page)
    },
  )
}

test('AgevolaItalia has no PRESTITI for the editore', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore', { host })
  await page.goto('/dashboard')
  await expect(menuOf(page).first()).toBeVisible()
  await expect(page.getByText('PRESTITI')).toHaveCount(0)
})

test(
  'AgevolaItalia keeps the usual name of the credit entry and has neither tutorial nor rent',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host })
    await page.goto('/dashboard')
    await expect(menuOf(page).filter({ hasText: 'FINANZIAMENTI' })).toBeVisible()
    await expect(menuOf(page).filter({ hasText: /^(Video tutorial|Rent|CALCOLO KPI)$/ })).toHaveCount(0)
  },
)

test(
  'the floating link of AgevolaItalia is reached by keyboard, and neither printed nor in the way',
  { tag },
  async ({ page, addressOf, signedIn }) => {
    const name = away('Parla con un consulente')
    await page.goto(`${addressOf(host)}/login`)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', 'https://consulenza.agevolaitalia.test/')

    const narrow = await signedIn('gestore', { host })
    await narrow.setViewportSize({ width: 390, height: 844 })
    await narrow.goto('/bandi')
    await expect(narrow.getByRole('main').getByRole('link').first()).toBeVisible()
    const link = narrow.getByRole('link', { name })
    await narrow.getByRole('main').evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [main, box] = [await narrow.getByRole('main').boundingBox(), await link.boundingBox()]
    expect(box!.y).toBeGreaterThanOrEqual(main!.y + main!.height)
    expect(box!.x + box!.width).toBeLessThanOrEqual(390)
    await link.focus()
    await expect(link).toBeFocused()
    await narrow.emulateMedia({ media: 'print' })
    await expect(link).toBeHidden()
  },
)

test('the floating link of AgevolaItalia is above the banner of a lost connection', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host })
  const wire = await wireUnder(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/bandi')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await wire.cut()
  await page.context().setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'Connessione interrotta' })
  await expect(banner).toBeVisible()
  const link = await page.getByRole('link', { name: away('Parla con un consulente') }).boundingBox()
  expect(link!.y + link!.height).toBeLessThanOrEqual((await banner.boundingBox())!.y)
})
