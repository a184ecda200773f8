import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

test('an address that leads nowhere says so and offers the way on', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/non/esiste')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Aziende' }).click()
  await expect(page.getByRole('heading', { name: 'Aziende', level: 1 })).toBeVisible()
})

test('a page that the role may not reach looks like one that does not exist', { tag }, async ({ signedIn }) => {
  const page = await signedIn('professionista')
  await page.goto('/utenti')
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible()
})

test(
  'the search of the page that is not there finds pages and passes words on to the lists',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/boh')
    const search = page.getByRole('searchbox', { name: 'Cerca una pagina o un nome' })
    await search.fill('prati')
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Pratiche')
    await search.fill('Srl')
    await page.getByRole('link', { name: 'Cerca «Srl» in Aziende' }).click()
    await expect(page).toHaveURL('/aziende?q=Srl')
    await expect(page.getByRole('searchbox', { name: 'Cerca aziende' })).toHaveValue('Srl')
  },
)

test('a visitor who gets lost is led to the login and the legal pages', { tag }, async ({ page }) => {
  expect((await page.goto('/privacy/boh'))?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('link')).toHaveText(['Accedi', 'Privacy', 'Accessibilità'])
})
