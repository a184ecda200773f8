import { expect, test } from '../fixtures.ts'
import { expectAppManifest, expectLook, menuOf, type Look } from '../support/white-label.ts'

const tag = ['@portal', '@mf-account', '@mf-bandi', '@mf-incroci', '@mf-pratiche', '@mf-rent']

const host = 'affitti.localhost'
const look: Look = {
  nome: 'Affitti e Bandi',
  short: 'Affitti',
  brand: '#a8471a',
  initial: 'A',
  slide: 'Case e bandi, una sola porta',
  logo: false,
}
const RENTAL_SITE = 'https://case.affitti.test/'

test('the rent tenant has its name, colour, slides, icon and web manifest', { tag }, async ({ page, addressOf }) => {
  await expectLook(page, addressOf(host), look)
  await expectAppManifest(page, look)
})

for (const account of ['gestore', 'professionista', 'admin', 'editore'] as const) {
  test(
    `the rent tenant shows the ${account} the rental site in a frame of the whole page`,
    { tag },
    async ({ signedIn }) => {
      const page = await signedIn(account, { host })
      await page
        .context()
        .route(`${RENTAL_SITE}**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Case</title><h1>Case in affitto</h1>' }),
        )
      await page.goto('/dashboard')
      await menuOf(page).getByRole('link', { name: 'Rent' }).click()
      await expect(page).toHaveURL('/rent')
      await expect(page).toHaveTitle('Rent – Affitti e Bandi')
      const frame = page.locator(`iframe[src="${RENTAL_SITE}"]`)
      await expect(frame.contentFrame().getByRole('heading', { name: 'Case in affitto' })).toBeVisible()
      const { width, height } = (await frame.boundingBox())!
      expect(width).toBeGreaterThanOrEqual(1280 - 200 - 20)
      expect(height).toBeGreaterThanOrEqual(800 - 52 - 60)
    },
  )
}

test(
  'the rent tenant has the usual menu besides: no PRESTITI, no tutorial, no external links',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host })
    await page.goto('/dashboard')
    await expect(menuOf(page)).toHaveText([
      'Dashboard',
      'Bandi',
      'Pratiche',
      'Incroci',
      'Aziende',
      'FINANZIAMENTI',
      'Rent',
    ])
    await expect(page.getByRole('list', { name: 'Collegamenti esterni' })).toHaveCount(0)
  },
)
