import { expect, test } from '../fixtures.ts'
import { chooseInMenu } from '../support/page-menu.ts'
import { countClicks } from '../support/clicks.ts'
import { partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-aziende', '@portal', '@mf-incroci']

test('/aziende: companies are assigned to a professionista with three presses', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/aziende')
  await expect(page.getByRole('table')).toBeVisible()
  const clicks = countClicks(page)
  await page.getByRole('table').getByRole('checkbox').nth(1).click()
  await page.getByRole('button', { name: 'Assegna', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Assegna 1 azienda' })
  await dialog.getByRole('button').first().click()
  await expect(page.getByText(/1 azienda assegnata a/)).toBeVisible()
  await clicks.atMost(3)
})

test(
  '/aziende: the chosen companies get labels and a case file each, and one press takes either back',
  { tag: [...tag, '@mf-pratiche'] },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    const boxes = page.getByRole('table').getByRole('checkbox')
    await expect(boxes.nth(2)).toBeVisible()
    const clicks = countClicks(page)
    for (const row of [1, 2]) await boxes.nth(row).click()
    await page.getByRole('button', { name: 'Etichette', exact: true }).click()
    const labels = page.getByRole('dialog', { name: 'Etichette di 2 aziende' })
    await labels.getByRole('textbox', { name: /^Nuove etichette/ }).fill('Fiera di prova')
    await labels.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Etichette di 2 aziende cambiate.')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('Operazione annullata.')).toBeVisible()
    await clicks.atMost(5)

    // without the notices of before
    await page.goto('/aziende')
    await expect(boxes.nth(2)).toBeVisible()
    for (const row of [1, 2]) await boxes.nth(row).click()
    await page.getByRole('button', { name: 'Crea pratiche', exact: true }).click()
    const files = page.getByRole('dialog', { name: 'Crea pratiche per 2 aziende' })
    await files.getByRole('combobox', { name: 'Bando' }).click()
    await page.getByRole('option').first().click()
    await files.getByRole('button', { name: 'Crea pratiche' }).click()
    await expect(page.getByText(/pratic(?:a creata|he create)\./)).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('Operazione annullata.')).toBeVisible()
  },
)

test(
  'a gestore imports a file of companies: every line has its verdict, and a second browser sees them appear',
  { tag },
  async ({ signedIn }) => {
    const other = await signedIn('gestore')
    await other.goto('/aziende?q=Importata')
    await expect(other.getByText('Nessun risultato')).toBeVisible()
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    await chooseInMenu(page, 'Importa')
    const lines = [
      'Denominazione;P.IVA;Città;Prov.;Fatturato;Dipendenti',
      `Importata Uno Srl;${partitaIvaOf(4105)};Milano;MI;1.234.567,50;12`,
      `Importata Due Srl;${partitaIvaOf(4106)};Bologna;BO;;3`,
      'Importata Tre Srl;12345678901;Milano;MI;;',
    ]
    const file = { name: 'clienti.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Prova', exact: true }).click()
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows.filter({ hasText: 'Nuova' })).toHaveCount(2)
    await expect(rows.filter({ hasText: 'cifra di controllo' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Importa 2 aziende' }).click()
    await expect(page.getByText(/Importazione conclusa: 2 nuove/)).toBeVisible()
    await expect(other.getByRole('link', { name: 'Importata Due Srl' })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Importata Uno Srl' })).toBeVisible()
  },
)
