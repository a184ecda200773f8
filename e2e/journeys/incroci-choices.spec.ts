import { expect, test } from '../fixtures.ts'

const tag = ['@mf-incroci', '@portal']

test('a grant is set aside with its reason and taken back, and two are compared', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/incroci')
  const rows = page.getByRole('list', { name: /^Bandi per / }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const menu = async (row: number, choice: string) => {
    await rows
      .nth(row)
      .getByRole('button', { name: /^Altre azioni: / })
      .click()
    await page.getByRole('menuitem', { name: choice }).click()
  }

  await test.step('set aside', async () => {
    await menu(0, 'Non interessa…')
    await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ label: 'Tempi troppo stretti' })
    await page.getByRole('button', { name: 'Segna non interessante' }).click()
    await page.getByRole('switch', { name: 'Mostra i non interessanti (1)' }).click()
    await expect(page.getByText('Non interessa: Tempi troppo stretti')).toBeVisible()
  })
  await test.step('taken back', async () => {
    await page.getByRole('button', { name: /^Interessa di nuovo: / }).click()
    await expect(page.getByRole('switch', { name: /non interessanti/ })).toHaveCount(0)
  })
  await test.step('compared, and back to the same list', async () => {
    await menu(0, 'Aggiungi al confronto')
    await menu(1, 'Aggiungi al confronto')
    await page.getByRole('link', { name: 'Confronta' }).click()
    await expect(page.getByRole('region', { name: 'Tabella di confronto' })).toBeVisible()
    await page.getByRole('link', { name: 'Torna agli incroci' }).click()
    await expect(rows.first()).toBeVisible()
  })
})
