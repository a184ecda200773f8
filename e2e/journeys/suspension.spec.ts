import { expect, test } from '../fixtures.ts'
import { emailOf, enter, PASSWORD, signIn } from '../sign-in.ts'
import { countClicks } from '../support/clicks.ts'
import { expiredDialog } from '../support/session.ts'

const tag = ['@mf-account', '@portal', '@mf-aziende', '@mf-incroci']

test(
  'two clicks suspend a person and sign out their browser at once; once reactivated they sign in again',
  { tag },
  async ({ signedIn, browser, addressOf }) => {
    const other = await browser.newPage({ baseURL: addressOf() })
    await signIn(other, 'professionista2')
    await other.goto('/aziende')
    await expect(other.getByRole('table')).toBeVisible()
    const gestore = await signedIn('gestore2')
    await gestore.goto('/utenti')
    const row = gestore.getByRole('row', { name: /professionista2@demo\.test/ })
    await expect(row).toBeVisible()
    const clicks = countClicks(gestore)
    await row.getByRole('checkbox').check()
    await gestore.getByRole('button', { name: 'Sospendi' }).click()
    await expect(row.getByText('Sospeso')).toBeVisible()
    await expect(other).toHaveURL(/\/login/)
    await clicks.atMost(2)
    await expect(expiredDialog(other)).toHaveCount(0)
    await enter(
      other,
      emailOf('professionista2'),
      PASSWORD,
      other.getByRole('alert').filter({ hasText: /sospeso|riattivato/ }),
    )
    await row.getByRole('checkbox').check()
    await gestore.getByRole('button', { name: 'Riattiva' }).click()
    await expect(row.getByText('Attivo')).toBeVisible()
    await enter(other, emailOf('professionista2'), PASSWORD, other.getByRole('navigation', { name: 'Principale' }))
    await other.close()
  },
)
