import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-istituti', '@portal']

test('two products are compared with three clicks, and their plan is there to print', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/credito')
  const rows = page.getByRole('table').first().getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  const clicks = countClicks(page)
  await rows.nth(1).getByRole('checkbox').click()
  await rows.nth(2).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Confronta' }).click()
  const compared = page.getByRole('region', { name: 'Prodotti a confronto' })
  await expect(compared.getByRole('row', { name: /^Costo totale del credito/ })).toBeVisible()
  await clicks.atMost(3)
  await page
    .getByText(/^Piano di ammortamento:/)
    .first()
    .click()
  await expect(page.getByRole('columnheader', { name: 'Quota interessi' }).first()).toBeVisible()
})

test('the ratios of the last accounts are one click away, and their print one more', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.goto('/credito')
  await expect(page.getByRole('tab', { name: 'KPI' })).toBeVisible()
  const clicks = countClicks(page)
  await page.getByRole('tab', { name: 'KPI' }).click()
  await expect(page.getByRole('heading', { name: 'DSCR', exact: true })).toBeVisible()
  await clicks.atMost(2)
  await page.getByRole('button', { name: 'Stampa' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
})

test('a rate that the editore changes reaches the comparison in another browser', { tag }, async ({ signedIn }) => {
  const [editore, gestore] = [await signedIn('editore'), await signedIn('gestore')]
  await gestore.goto('/credito?q=Mutuo+investimenti')
  await expect(gestore.getByRole('row', { name: /Mutuo investimenti/ })).toBeVisible()
  await editore.goto('/istitutiCredito?q=Mutuo+investimenti')
  const link = editore.getByRole('main').getByRole('link', { name: 'Banca di Credito Adriatico' })
  await expect(link).toBeVisible()
  const clicks = countClicks(editore)
  await link.click()
  await editore.getByRole('button', { name: 'Modifica Mutuo investimenti' }).click()
  await editore.getByLabel('TAN massimo').fill('7,77')
  await editore.getByRole('button', { name: 'Salva' }).click()
  await expect(editore.getByText('Prodotto salvato.').first()).toBeVisible()
  await clicks.atMost(3)
  await expect(gestore.getByRole('row', { name: /Mutuo investimenti.*7,77 %/ })).toBeVisible()
})

test('an institute appears in the list of another browser, and leaves it', { tag }, async ({ signedIn }) => {
  const [editore, admin] = [await signedIn('editore'), await signedIn('admin')]
  await admin.goto('/istitutiCredito')
  await editore.goto('/istitutiCredito?nuovo=1')
  await editore.getByLabel('Nome', { exact: true }).fill('Banca di prova dei viaggi')
  await editore.getByRole('button', { name: 'Crea istituto' }).click()
  await expect(admin.getByRole('link', { name: 'Banca di prova dei viaggi' })).toBeVisible()
  await editore.getByRole('button', { name: 'Altre azioni' }).click()
  await editore.getByRole('menuitem', { name: 'Elimina istituto' }).click()
  await editore.getByRole('alertdialog').getByRole('button', { name: 'Elimina istituto' }).click()
  await expect(admin.getByRole('link', { name: 'Banca di prova dei viaggi' })).toHaveCount(0)
})
