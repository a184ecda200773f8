import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende']

const names = async (page: Page) =>
  (await page.getByRole('table', { name: 'Esigenze' }).getByRole('rowheader').allInnerTexts()).map((text) =>
    text.trim(),
  )

async function fillNeed(page: Page, name: string, obiettivo: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Nuova esigenza' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name)
  await dialog.getByRole('checkbox', { name: obiettivo }).press('Space')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
}

test(
  'an editore adds, reorders and switches off needs in a few clicks, live in a second browser',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('editore')
    const second = await signedIn('admin')
    for (const each of [page, second]) await each.goto('/esigenze')

    await test.step('adds one in two clicks', async () => {
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      const clicks = countClicks(page)
      await page.getByRole('link', { name: 'Nuova esigenza' }).click()
      await fillNeed(page, 'Aprire un negozio', "Start up/Sviluppo d'impresa")
      await clicks.atMost(2)
      await expect(second.getByRole('link', { name: 'Aprire un negozio' })).toBeVisible()
    })
    await test.step('moves one in one click, or with the keyboard', async () => {
      const last = (await names(page)).length - 1
      const clicks = countClicks(page)
      const up = page.getByRole('button', { name: 'Sposta su: Aprire un negozio' })
      await up.click()
      await clicks.atMost(1)
      await expect.poll(async () => (await names(page)).indexOf('Aprire un negozio')).toBe(last - 1)
      await expect(up).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await names(second)).indexOf('Aprire un negozio')).toBe(last - 2)
    })
    await test.step('switches one off in one click', async () => {
      const clicks = countClicks(page)
      await page.getByRole('switch', { name: 'Attiva: Aprire un negozio' }).click()
      await clicks.atMost(1)
      await expect(second.getByRole('switch', { name: 'Attiva: Aprire un negozio' })).not.toBeChecked()
    })
    await test.step('an admin merges it into another, and it is gone for both', async () => {
      await second.getByRole('button', { name: 'Unisci a un’altra: Aprire un negozio' }).click()
      await second.getByRole('combobox', { name: 'Esigenza che resta' }).fill('Avviare')
      await second.keyboard.press('Enter')
      await second.getByRole('dialog').getByRole('button', { name: 'Unisci' }).click()
      await expect(page.getByRole('link', { name: 'Aprire un negozio' })).toBeHidden()
    })
  },
)

test(
  'a need of the catalogue, given to a company, answers the objective of a grant, live',
  { tag },
  async ({ signedIn }) => {
    const editore = await signedIn('editore')
    await editore.goto('/esigenze?nuova=1')
    await fillNeed(editore, 'Vendere sul web', 'Digitalizzazione')

    const page = await signedIn('gestore')
    await addCompany(page, { name: 'Bottega Digitale Srl', partitaIva: partitaIvaOf(4021) })
    const id = new URL(page.url()).pathname.split('/').pop() ?? ''
    const matches = await signedIn('gestore')
    await matches.goto(`/incroci?azienda=${id}&q=digitalizzazione`)
    await matches
      .getByRole('button', { name: /^Criteri: / })
      .first()
      .click()
    const objective = matches.getByRole('row', { name: /Obiettivo: .*Digitalizzazione/ }).first()
    await expect(objective).toContainText('Manca: Esigenze')

    await page.goto(`/azienda/${id}?tab=esigenze`)
    await page.getByRole('button', { name: 'Modifica esigenze' }).click()
    await page.getByRole('button', { name: 'Aggiungi esigenza' }).click()
    const choice = page.getByRole('combobox', { name: 'Esigenza', exact: true })
    await choice.selectOption('Vendere sul web')
    await expect(choice.getByRole('option', { name: 'Vendere sul web' })).toHaveJSProperty('selected', true)
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(choice).toBeHidden()
    await expect(objective).toContainText('Sì')
    await expect(objective).toContainText('Digitalizzazione')
  },
)
