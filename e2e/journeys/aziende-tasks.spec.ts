import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-aziende', '@portal', '@mf-incroci', '@short']

test('/aziende: a company is found with one press, and a new one starts with two', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/aziende')
  const first = page.getByRole('rowheader').first()
  const name = (await first.innerText()).trim()
  const clicks = countClicks(page)
  await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill(name)
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await clicks.atMost(1)

  await page.goto('/aziende')
  await expect(page.getByRole('table')).toBeVisible()
  const more = countClicks(page)
  await page.getByRole('link', { name: 'Nuova azienda' }).click()
  const form = page.getByRole('form', { name: 'Nuova azienda' })
  await form.getByRole('textbox', { name: 'Ragione sociale' }).fill('Compiti Srl')
  await form.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(4101))
  await form.getByRole('button', { name: 'Aggiungi azienda' }).click()
  await expect(page.getByRole('heading', { name: 'Compiti Srl', level: 1 })).toBeVisible()
  await more.atMost(2)
})

test(
  '/azienda: a datum changes with two presses and the room for aid is one away; a second browser sees it',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    const path = (await page.getByRole('rowheader').first().getByRole('link').getAttribute('href')) ?? ''
    const second = await signedIn('gestore')
    await second.goto(path)
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Modifica anagrafica' })).toBeVisible()
    const clicks = countClicks(page)
    await page.getByRole('button', { name: 'Modifica anagrafica' }).click()
    await page.getByRole('textbox', { name: /^REA/ }).fill('MI-1234567')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('MI-1234567')).toBeVisible()
    await clicks.atMost(2)
    await expect(second.getByText('MI-1234567')).toBeVisible()

    const more = countClicks(page)
    await expect(page.getByText('Residuo de minimis')).toBeVisible()
    await page.getByRole('tab', { name: 'Aiuti' }).click()
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(/Residuo|residuo/)
        .first(),
    ).toBeVisible()
    await more.atMost(1)
  },
)
