import { expect, test } from '../fixtures.ts'
import { there } from '../support/settled.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-pratiche']

test(
  'a module that does not load shows its card, the rest of the portal lives, and a retry brings it back',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    await expect(page.getByRole('heading', { name: 'Aziende', level: 1 })).toBeVisible()
    await page.route('**/m/mf-pratiche/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Pratiche', exact: true }).click()
    const again = page.getByRole('button', { name: 'Riprova' })
    await expect(page).toHaveURL('/pratiche')
    // three attempts and the pauses between them
    await there(page)
    await expect(again).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Pratiche')

    await page.getByRole('link', { name: 'Aziende', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Aziende' })).toBeVisible()

    await page.getByRole('link', { name: 'Pratiche', exact: true }).click()
    await expect(page).toHaveURL('/pratiche')
    await there(page)
    await expect(again).toBeVisible()
    await page.unroute('**/m/mf-pratiche/**')
    await again.click()
    await expect(page.getByRole('heading', { name: 'Pratiche', level: 1 })).toBeVisible()
  },
)

test(
  'a form whose file does not load says so in its place, and loads at the next press',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    await expect(page.getByRole('main').getByRole('table', { name: 'Aziende' })).toBeVisible()
    await page.route('**/m/mf-aziende/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Nuova azienda' }).click()
    await there(page)
    await expect(page.getByRole('alert')).toContainText('I suoi file non sono arrivati')
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    await page.unroute('**/m/mf-aziende/**')
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByRole('form', { name: 'Nuova azienda' })).toBeVisible()
  },
)
