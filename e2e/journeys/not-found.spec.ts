import { expect, test } from '../fixtures.ts'

test('an address that leads nowhere says so and offers the way on', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/non/esiste')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Aziende' }).click()
  await expect(page.getByRole('heading', { name: 'Aziende', level: 1 })).toBeVisible()
})

test('a page that the role may not reach looks like one that does not exist', async ({ signedIn }) => {
  const page = await signedIn('professionista')
  await page.goto('/utenti')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
})
