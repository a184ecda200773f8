import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { addCompany, partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-account', '@portal', '@mf-aziende', '@mf-incroci']

test(
  '/cestino: what was deleted is brought back with two presses, and others see both at once',
  { tag },
  async ({ signedIn }) => {
    const [page, admin] = [await signedIn('gestore'), await signedIn('admin')]
    const name = 'Cestinata Srl'
    await addCompany(page, { name, partitaIva: partitaIvaOf(5501) })
    await admin.goto('/cestino')
    await expect(admin.getByRole('heading', { name: 'Cestino', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Elimina' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina', exact: true }).click()
    await expect(page).toHaveURL(/\/aziende$/)
    await expect(admin.getByRole('row', { name: new RegExp(name) })).toBeVisible()

    const clicks = countClicks(page)
    await page.getByRole('button', { name: /– menu utente$/ }).hover()
    await page.getByRole('group', { name: 'Menu utente' }).getByRole('link', { name: 'CESTINO' }).click()
    await page.getByRole('button', { name: `Ripristina ${name}` }).click()
    await expect(page.getByText(`«${name}» è di nuovo al suo posto.`)).toBeVisible()
    await clicks.atMost(2)
    await expect(admin.getByRole('button', { name: `Ripristina ${name}` })).toBeHidden()
    await page.goto('/aziende')
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  },
)
