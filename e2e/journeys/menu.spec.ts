import { expect, test } from '../fixtures.ts'
import type { Account } from '../sign-in.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

/** Read out after an entry that leaves the page. */
const away = (label: string) => `${label} (si apre in una nuova finestra)`

const admin = ['Utenti', 'Pratiche', 'Incroci']
const curator = ['Istituti credito', 'Esigenze', 'Impostazioni']
const editore = ['Bandi']
const staff = ['Bandi', 'Pratiche', 'Incroci', 'Aziende']
const prestiti = away('PRESTITI')
const outside = ['Calcolo rata/reddito', 'Risparmio energetico'].map(away)

/** Spec §2, "Side menu by role": every role of every tenant, after the dashboard, which is first for all. */
const menus: Record<string, [Account, string[]][]> = {
  localhost: [
    // its admins operate the registry of modules
    ['admin', [...admin, ...curator, 'Registro moduli']],
    ['editore', [...editore, ...curator]],
    ['gestore', [...staff, 'FINANZIAMENTI']],
    ['professionista', [...staff, 'FINANZIAMENTI']],
    ['sviluppatore', staff],
    ['gestore2', [...staff, 'FINANZIAMENTI', 'Rent']],
    ['professionista2', [...staff, 'FINANZIAMENTI', 'Rent']],
  ],
  'sofabis.localhost': [
    ['admin', [...admin, 'Video tutorial', ...curator, prestiti]],
    ['editore', [...editore, 'Video tutorial', ...curator]],
    ['gestore', [...staff, 'CALCOLO KPI', 'Video tutorial', prestiti]],
    ['professionista', [...staff, 'CALCOLO KPI', 'Video tutorial', prestiti]],
  ],
  'agevolaitalia.localhost': [
    ['admin', [...admin, ...curator, prestiti, ...outside]],
    ['editore', [...editore, ...curator, ...outside]],
    ['gestore', [...staff, 'FINANZIAMENTI', prestiti, ...outside]],
    ['professionista', [...staff, 'FINANZIAMENTI', prestiti, ...outside]],
  ],
  'affitti.localhost': [
    ['admin', [...admin, ...curator, 'Rent']],
    ['editore', [...editore, ...curator, 'Rent']],
    ['gestore', [...staff, 'FINANZIAMENTI', 'Rent']],
    ['professionista', [...staff, 'FINANZIAMENTI', 'Rent']],
  ],
}

for (const [host, roles] of Object.entries(menus)) {
  for (const [account, entries] of roles) {
    test(`${account} of ${host} has the menu of the role`, { tag }, async ({ signedIn }) => {
      const page = await signedIn(account, { host })
      await page.goto('/dashboard')
      const menu = page.getByRole('navigation', { name: 'Principale' })
      await expect(menu.getByRole('listitem')).toHaveText(['Dashboard', ...entries])
    })
  }
}

test('the logo and the first entry lead to the dashboard', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  for (const name of ['Bandiera', 'Dashboard']) {
    await page.goto('/privacy')
    await page.getByRole('complementary').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Oggi' })).toBeVisible()
  }
})

test('AgevolaItalia links to its two external forms', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: 'agevolaitalia.localhost' })
  await page.goto('/dashboard')
  for (const name of [/^Calcolo rata\/reddito/, /^Risparmio energetico/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  }
})

test('the entry of the page is marked, and the contact is at the bottom', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/pratiche')
  const menu = page.getByRole('navigation', { name: 'Principale' })
  await expect(menu.locator('[aria-current=page]')).toHaveText('Pratiche')
  await expect(page.getByRole('link', { name: /^Scrivi a/ })).toHaveAttribute('href', /^mailto:.+@/)
})

test(
  'what the menu may open next is fetched once the page is quiet, and then opens without the network',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    const ahead = page.locator('link[rel=prefetch][href^="/m/mf-bandi/"]')
    await expect(ahead.nth(1)).toBeAttached()
    await page.waitForLoadState('networkidle')
    const clicked = await page.evaluate(() => performance.now())
    await page.getByRole('link', { name: 'Bandi', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
    const fetched = await page.evaluate((since) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const late = files.filter(({ startTime, transferSize }) => startTime > since && transferSize > 0)
      return late.map(({ name }) => name).filter((name) => name.includes('/m/mf-bandi/'))
    }, clicked)
    expect(fetched).toEqual([])
  },
)
