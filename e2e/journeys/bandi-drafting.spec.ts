import { expect, test } from '../fixtures.ts'

const tag = ['@mf-bandi', '@portal']

test(
  'a grant is written, refused and mended, outlives a reload, is sent to review and published, and its history tells who did it',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('editore')
    await page.goto('/bandi')
    await page.getByRole('button', { name: 'Nuovo bando' }).click()
    const form = page.getByRole('form', { name: 'Nuovo bando' })
    const title = form.getByRole('textbox', { name: 'Titolo', exact: true })
    await expect(title).toBeFocused()
    await title.fill('Voucher del faro')
    await form.getByRole('textbox', { name: /^Apertura/ }).fill('01/03/2031')
    await form.getByRole('textbox', { name: 'Chiusura', exact: true }).fill('01/02/2031')
    await form.getByRole('button', { name: 'Crea in bozza' }).click()
    await expect(form.getByRole('alert').first()).toContainText('La chiusura viene prima dell’apertura')
    await expect(title).toHaveValue('Voucher del faro')
    await form.getByRole('textbox', { name: 'Chiusura', exact: true }).fill('01/04/2031')
    await expect(page.getByRole('region', { name: 'Anteprima' })).toContainText('Voucher del faro')
    await page.reload()
    await expect(form.getByText(/^Bozza del .*: ripresa\./)).toBeVisible()
    await expect(title).toHaveValue('Voucher del faro')
    await form.getByRole('button', { name: 'Crea in bozza' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Voucher del faro' })).toBeVisible()

    await page.getByRole('button', { name: 'Manda in revisione' }).click()
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    const missing = page.getByRole('dialog', { name: 'Non si può ancora pubblicare' })
    await expect(missing).toContainText('manca l’ente che concede')
    await missing.getByRole('button', { name: 'Correggi' }).click()
    const edit = page.getByRole('form', { name: 'Modifica bando' })
    await edit.getByRole('textbox', { name: /^Ente/ }).fill('Comune del Faro')
    await edit.getByRole('checkbox', { name: /^Pubblico/ }).check()
    await edit.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
    await expect(page.getByRole('main').getByText('Pubblicato', { exact: true }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Cronologia' }).click()
    await expect(page.getByRole('list', { name: 'Cronologia' })).toContainText(/Redazione: .*Pubblicato/)
  },
)
