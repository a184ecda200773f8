import { dataFile } from '@bandiera/factories/data'
import { expect, test } from '../fixtures.ts'
import { chooseInMenu } from '../support/page-menu.ts'

const tag = ['@mf-bandi', '@portal']
const FILE = dataFile('incentivi_gov_it.json')

test('editore checks a file of incentivi.gov.it, imports it, and imports it again', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await page.goto('/bandi')
  const count = page.getByRole('status').filter({ hasText: 'bandi' })
  await expect(count).toHaveText(/^\d+ bandi$/)
  const before = Number.parseInt(await count.innerText(), 10)
  const dialog = page.getByRole('dialog', { name: 'Importa da incentivi.gov.it' })
  const open = () => chooseInMenu(page, 'Importa da incentivi.gov.it')
  const rows = dialog.getByRole('table').getByRole('row')

  await test.step('the check tells what would happen and writes nothing', async () => {
    await open()
    await dialog.locator('input[type=file]').setInputFiles(FILE)
    await expect(dialog).toContainText('Non ho ancora scritto niente.')
    await expect(rows.filter({ hasText: 'Nuovo' })).toHaveCount(8)
    await expect(page.getByText(`${before} bandi`)).toBeVisible()
  })
  await test.step('the import writes them, each with its verdict', async () => {
    await dialog.getByRole('button', { name: 'Importa 8 bandi' }).click()
    await expect(dialog.getByRole('status')).toContainText('Importazione conclusa: 8 nuovi, 0 aggiornati.')
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    await expect(count).toHaveText(`${before + 8} bandi`)
  })
  await test.step('the same file again changes nothing', async () => {
    await open()
    await dialog.locator('input[type=file]').setInputFiles(FILE)
    await expect(dialog).toContainText('Niente da importare: il portale ha già tutto.')
    await expect(rows.filter({ hasText: 'Identico' })).toHaveCount(8)
  })
})

test('a wrong file is refused with the reason and nothing is written', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await page.goto('/bandi')
  const count = page.getByRole('status').filter({ hasText: 'bandi' })
  await expect(count).toHaveText(/^\d+ bandi$/)
  const before = await count.textContent()
  await chooseInMenu(page, 'Importa da incentivi.gov.it')
  const dialog = page.getByRole('dialog')
  const file = { name: 'foto.json', mimeType: 'application/json', buffer: Buffer.from('{"foto": true}') }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('alert')).toContainText(/file/i)
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(count).toHaveText(before ?? '')
})
