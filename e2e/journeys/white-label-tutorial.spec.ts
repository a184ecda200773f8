import { expect, test } from '../fixtures.ts'
import { expectAppManifest, expectLook, expectPrestitiPopup, menuOf, type Look } from '../support/white-label.ts'

const tag = ['@portal', '@mf-account', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche', '@mf-tutorial']

const host = 'sofabis.localhost'
const look: Look = {
  nome: 'sofabis',
  short: 'sofabis',
  brand: '#6a3093',
  initial: 'S',
  slide: 'I numeri prima delle parole',
  logo: true,
}

test('sofabis has its name, logo, colour, slides, icon and web manifest', { tag }, async ({ page, addressOf }) => {
  await expectLook(page, addressOf(host), look)
  await expectAppManifest(page, look)
})

test('sofabis shows its only logo on a light plate in the dark theme', { tag }, async ({ page, addressOf }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${addressOf(host)}/login`)
  const logo = page.getByRole('main').getByRole('img', { name: 'sofabis' })
  await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

for (const account of ['gestore', 'professionista', 'admin', 'editore'] as const) {
  test(`sofabis gives the ${account} the video tutorial`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account, { host })
    await page.goto('/dashboard')
    await menuOf(page).getByRole('link', { name: 'Video tutorial' }).click()
    await expect(page).toHaveURL('/tutorial')
    await expect(page).toHaveTitle('Video tutorial – sofabis')
  })
}

for (const account of ['gestore', 'professionista'] as const) {
  test(`sofabis calls the credit entry of the ${account} CALCOLO KPI`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(account, { host })
    await page.goto('/dashboard')
    await expect(menuOf(page).filter({ hasText: 'CALCOLO KPI' })).toBeVisible()
    await expect(menuOf(page).filter({ hasText: 'FINANZIAMENTI' })).toHaveCount(0)
  })
}

for (const account of ['gestore', 'professionista', 'admin'] as const) {
  test(
    `sofabis opens PRESTITI for the ${account} in a popup of 900 px by the screen less 300`,
    { tag },
    async ({ signedIn }) => {
      const page = await signedIn(account, { host })
      await page.goto('/dashboard')
      await expectPrestitiPopup(page)
    },
  )
}

test('sofabis has no PRESTITI for the editore and no external links for any role', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore', { host })
  await page.goto('/dashboard')
  await expect(menuOf(page).first()).toBeVisible()
  await expect(page.getByText('PRESTITI')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Collegamenti esterni' })).toHaveCount(0)
})
