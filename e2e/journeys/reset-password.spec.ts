import { expect, test } from '../fixtures.ts'
import { signInAs } from '../sign-in.ts'
import { countClicks } from '../support/clicks.ts'
import { linkFor } from '../support/mailbox.ts'
import { expiredDialog } from '../support/session.ts'

const tag = ['@mf-account', '@portal', '@mf-aziende', '@mf-bandi', '@mf-incroci']

const PASSWORD = 'quattro mele nel cestino'

test(
  'a forgotten password: the same answer for every address, a mail only to one with an access, the new password signs in',
  { tag },
  async ({ page, browser, addressOf, dataFolder }) => {
    const email = 'professionista4@demo.test'
    const elsewhere = await browser.newPage({ baseURL: addressOf() })
    await signInAs(elsewhere, email)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Password dimenticata?' }).click()
    for (const address of ['nessuno@demo.test', email]) {
      await page.getByLabel('E-mail').fill(address)
      await page.getByRole('button', { name: 'Invia il link' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeVisible()
      await expect(page.getByText(`Se ${address} è di una persona`)).toBeVisible()
      if (address !== email) await page.getByRole('button', { name: 'Chiedi di nuovo' }).click()
    }
    await page.goto(await linkFor(dataFolder, email))
    await expect(page.getByRole('form', { name: 'Reimposta password' })).toBeVisible()
    const clicks = countClicks(page)
    await page.getByLabel('Nuova password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Ripeti la nuova password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Salva la nuova password' }).click()
    await expect(page).toHaveURL(/\/incroci(\?|$)/)
    await clicks.atMost(1)
    await expect(expiredDialog(elsewhere)).toBeVisible()
    await elsewhere.close()
  },
)
