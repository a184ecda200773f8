import { expect, test } from '../fixtures.ts'

const tag = ['@mf-incroci', '@portal']

test('a grant is set aside with its reason and taken back, and two are compared', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/incroci')
  const rows = page.getByRole('list', { name: /^Bandi per / }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const panel = page.getByRole('region', { name: /^Perché: / })
  const tick = (row: number) => rows.nth(row).getByRole('checkbox').check()

  await test.step('set aside', async () => {
    await panel.getByRole('button', { name: 'Non interessa' }).click()
    await page.getByRole('combobox', { name: 'Motivo' }).selectOption({ label: 'Tempi troppo stretti' })
    await page.getByRole('button', { name: 'Segna non interessante' }).click()
    await page.getByRole('button', { name: /^Filtri/ }).click()
    await page.getByRole('checkbox', { name: 'Mostra i non interessanti 1' }).check()
    await page.keyboard.press('Escape')
    const aside = rows.filter({ hasText: 'Non interessa: Tempi troppo stretti' })
    await aside.getByRole('button', { name: /^Criteri: / }).click()
    await expect(panel.getByText('Non interessa: Tempi troppo stretti')).toBeVisible()
  })
  await test.step('taken back', async () => {
    await panel.getByRole('button', { name: /^Interessa di nuovo: / }).click()
    await expect(rows.filter({ hasText: 'Non interessa: Tempi troppo stretti' })).toHaveCount(0)
  })
  await test.step('compared, and back to the same list', async () => {
    await tick(0)
    await tick(1)
    await page.getByRole('link', { name: 'Confronta (2)' }).click()
    await expect(page.getByRole('region', { name: 'Tabella di confronto' })).toBeVisible()
    await page.getByRole('link', { name: 'Torna agli incroci' }).click()
    await expect(rows.first()).toBeVisible()
  })
})
