import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { problemsOf } from '../support/look.ts'
import { partitaIvaOf } from '../support/new-company.ts'
import { storedToken } from '../support/session.ts'

const THERE = 'agevolaitalia.localhost'

interface Opened {
  id: string
  indirizzo: string
}

/** A preview that the operator of this page opens. */
async function preview(operator: Page, over: object = {}): Promise<Opened> {
  const headers = { authorization: `Bearer ${await storedToken(operator)}` }
  const data = { tenant: THERE, ruolo: 'gestore', minuti: 30, perche: 'come lo vede un gestore', ...over }
  const answer = await operator.request.post('/api/registro/anteprime', { headers, data })
  const { anteprima, indirizzo } = (await answer.json()) as { anteprima: { id: string }; indirizzo: string }
  return { id: anteprima.id, indirizzo }
}

const banner = (page: Page) => page.getByText(/^Anteprima come/)
/** Which session a page is in; its token is renewed now and then. */
async function sessionOf(page: Page): Promise<string> {
  const [, claims = ''] = ((await storedToken(page)) ?? '').split('.')
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principale' })

test('a preview shows menus and pages of a role on another tenant, without records, and lets nothing be written', async ({
  signedIn,
  browser,
  addressOf,
}) => {
  const operator = await signedIn('admin')
  await operator.goto('/dashboard')
  const { id, indirizzo } = await preview(operator)
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
    const headers = { authorization: `Bearer ${await storedToken(operator)}` }
    await operator.request.delete(`/api/registro/anteprime/${id}`, { headers })
    await expect(page.getByText(/^L’anteprima è finita/)).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  })
  await page.close()
})

test('a preview leaves the person’s own session alone, and is left with one click', async ({ signedIn }) => {
  const operator = await signedIn('admin')
  await operator.goto('/dashboard')
  const own = await sessionOf(operator)
  const { indirizzo } = await preview(operator, { tenant: 'localhost', ruolo: 'professionista' })
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
