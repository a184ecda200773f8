import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-istituti', '@portal', '@mf-pratiche']

const HOST = 'agevolaitalia.localhost'

test(
  'a loan is asked for with four clicks; the popup closes and the case file is in the list',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore', { host: HOST })
    await page.goto('/pratiche')
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'PRESTITI (si apre in una nuova finestra)' }).click()
    const popup = await opening
    await expect(popup.getByLabel('Importo richiesto')).toBeVisible()
    const clicks = countClicks(popup)
    await popup.getByLabel('Importo richiesto').fill('43210')
    await popup.getByLabel('Durata').fill('48')
    await popup.getByLabel('A che cosa serve').selectOption('Investimenti')
    await popup.getByRole('button', { name: 'Avanti' }).click()
    const azienda = popup.getByLabel('Azienda che chiede il prestito')
    await azienda.pressSequentially('srl')
    await expect(popup.getByRole('option').first()).toBeVisible()
    await azienda.press('Enter')
    await popup.getByRole('button', { name: 'Avanti' }).click()
    await popup.getByRole('checkbox').click()
    await popup.getByRole('button', { name: 'Invia richiesta' }).click()
    await expect(popup.getByText('Richiesta inviata')).toBeVisible()
    await clicks.atMost(4)
    await popup.waitForEvent('close')
    await page
      .getByRole('searchbox', { name: /^Cerca/ })
      .first()
      .fill('43.210')
    await expect(page.getByRole('link', { name: /Prestito di 43\.210/ }).first()).toBeVisible()
  },
)
