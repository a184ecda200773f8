import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { problemsOf } from '../support/page-problems.ts'
import { partitaIvaOf } from '../support/new-company.ts'
import { storedToken } from '../support/session.ts'

const tag = ['@mf-registro', '@portal', '@mf-account', '@mf-aziende', '@mf-incroci', '@mf-pratiche']

const THERE = 'agevolaitalia.localhost'

/** A preview that an operator opens on the page of a tenant. */
async function openByHand(page: Page): Promise<string> {
  await page.goto(`/registro/clienti/${THERE}`)
  await page.getByRole('button', { name: 'Apri un’anteprima' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Come chi').selectOption('Gestore')
  await expect(dialog.getByRole('region', { name: 'Che cosa ci sarebbe' })).toContainText('Aziende')
  await dialog.getByLabel('Perché lo fai').fill('come lo vede un gestore')
  await dialog.getByRole('button', { name: 'Apri un’anteprima' }).click()
  return (await page.getByRole('link', { name: 'Aprila' }).getAttribute('href')) ?? ''
}

/** The same, without the page. */
async function preview(operator: Page, over: object): Promise<string> {
  const headers = { authorization: `Bearer ${await storedToken(operator)}` }
  const data = { minuti: 30, perche: 'com’è adesso', ...over }
  const answer = await operator.request.post('/api/registro/anteprime', { headers, data })
  return ((await answer.json()) as { indirizzo: string }).indirizzo
}

const banner = (page: Page) => page.getByText(/^Anteprima come/)
/** Which session a page is in; its token is renewed now and then. */
async function sessionOf(page: Page): Promise<string> {
  const [, claims = ''] = ((await storedToken(page)) ?? '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principale' })

test(
  'a preview shows menus and pages of a role on another tenant, without records, and lets nothing be written',
  { tag },
  async ({ signedIn, browser, addressOf }) => {
    const operator = await signedIn('admin')
    const indirizzo = await openByHand(operator)
    const page = await browser.newPage({ baseURL: addressOf(THERE) })
    await page.goto(indirizzo)

    await expect(banner(page)).toContainText('Anteprima come gestore, moduli del portale com’è nato: sola lettura')
    await expect(page).toHaveURL(/^http:\/\/agevolaitalia\.localhost:\d+\/incroci$/)
    await menu(page).getByRole('link', { name: 'Aziende', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Aziende', level: 1 })).toBeVisible()
    await expect(page.getByText('Non c’è ancora nessuna azienda')).toBeVisible()
    expect(await problemsOf(page, 'preview')).toEqual([])

    await test.step('a form keeps what was typed and says that this is a preview', async () => {
      await page.goto('/aziende')
      await page.getByRole('link', { name: 'Nuova azienda' }).first().click()
      const form = page.getByRole('form', { name: 'Nuova azienda' })
      const name = form.getByRole('textbox', { name: 'Ragione sociale' })
      await name.fill('Non si salva Srl')
      await form.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(4711))
      await form.getByRole('button', { name: 'Aggiungi azienda' }).click()
      await expect(form.getByText(/anteprima in sola lettura/)).toBeVisible()
      await expect(name).toHaveValue('Non si salva Srl')
      await page.reload()
      await expect(banner(page)).toBeVisible()
    })

    await test.step('once an operator ends it, the tab is the portal and says so', async () => {
      await operator.getByRole('button', { name: 'Chiudi l’anteprima come gestore' }).click()
      await expect(page.getByText(/^L’anteprima è finita/)).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
    })
    await page.close()
  },
)

test('a preview leaves the person’s own session alone, and is left with one click', { tag }, async ({ signedIn }) => {
  const operator = await signedIn('admin')
  await operator.goto('/dashboard')
  const own = await sessionOf(operator)
  const indirizzo = await preview(operator, { tenant: 'localhost', ruolo: 'professionista' })
  const page = await operator.context().newPage()
  await page.goto(indirizzo)
  await expect(banner(page)).toContainText('professionista')
  expect(await sessionOf(page)).toBe(own)
  await page.getByRole('button', { name: 'Esci dall’anteprima' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(menu(page).getByRole('link', { name: 'Utenti' })).toBeVisible()
  await expect(operator.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await sessionOf(operator)).toBe(own)
})
