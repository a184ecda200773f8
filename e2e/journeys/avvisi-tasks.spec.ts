import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-bandi', '@mf-pratiche']

test(
  'a grant that is published: the bell has one line for each company that it fits, which leads to its matches and counts as read',
  { tag },
  async ({ signedIn }) => {
    const [page, editor] = [await signedIn('gestore'), await signedIn('admin')]
    await addBareCompany(page, 'Appena Nata Srl')
    await page.goto('/dashboard')
    await publishAgain(editor, await grantThatFits(page))
    const bell = page.getByRole('button', { name: /^Notifiche/ })
    await expect(bell).toHaveAccessibleName(/\d+ da leggere$/, { timeout: 20_000 })
    await bell.click()
    const list = page.getByRole('list', { name: 'Bandi per le tue aziende' })
    const lines = await list.getByRole('listitem').allInnerTexts()
    const companies = lines.map((line) => /^(.*): 1 bando ammissibile/.exec(line)?.[1])
    expect(new Set(companies).size).toBe(lines.length)
    expect(companies).not.toContain(undefined)
    // grants that may fit a company of which nothing is known yet are no news
    expect(lines.join(' ')).not.toContain('Appena Nata')
    await list.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/incroci\?azienda=[0-9a-f]{24}&f=esito:=:ammissibile/)
    await expect(list).toBeHidden()

    await bell.click()
    const all = page.getByRole('button', { name: 'Segna tutte come lette' })
    // companies are judged one after the other: a line may have been added since
    await expect(async () => {
      if (await all.isVisible()) await all.click()
      await expect(all).toBeHidden()
    }).toPass()
    await expect(bell).toHaveAccessibleName('Notifiche')
  },
)

/** Types in a company by name and partita IVA alone. */
async function addBareCompany(page: Page, name: string): Promise<void> {
  await page.goto('/aziende?nuova=1')
  const form = page.getByRole('form', { name: 'Nuova azienda' })
  await form.getByRole('textbox', { name: 'Ragione sociale' }).fill(name)
  await form.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(7_203_911))
  await form.getByRole('button', { name: 'Aggiungi azienda' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Id of a grant that companies of the gestore fit, from its start page. */
async function grantThatFits(page: Page): Promise<string> {
  const lines = page.getByRole('region', { name: 'Bandi in scadenza' }).getByRole('listitem')
  const href = await lines
    .filter({ hasText: /ammissibil/ })
    .first()
    .getByRole('link')
    .getAttribute('href')
  return /bando=([0-9a-f]{24})/.exec(href ?? '')![1]!
}

/** Publishes a copy of a grant. */
async function publishAgain(page: Page, id: string): Promise<void> {
  await page.goto(`/bando/${id}`)
  await page.getByRole('button', { name: 'Altre azioni', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplica' }).click()
  const form = page.getByRole('form', { name: 'Modifica bando' })
  await form.getByRole('button', { name: 'Salva' }).click()
  await page.getByRole('button', { name: 'Manda in revisione' }).click()
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByRole('main').getByText('Pubblicato', { exact: true }).first()).toBeVisible()
}
