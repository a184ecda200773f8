import { expect, test } from '../fixtures.ts'
import { axeProblems } from '../support/axe.ts'
import { partitaIvaOf } from '../support/new-company.ts'

const tag = ['@mf-aziende', '@portal']

test(
  'a phone is entered by keyboard alone, with a country of the list, and is read as a link that calls',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/aziende?nuova=1')
    const line = page.getByRole('textbox', { name: /Telefono/ })
    const selector = page.getByRole('button', { name: /^Prefisso/ })
    await expect(selector).toHaveAccessibleName('Prefisso: Italia +39')

    await test.step('the caret stays with the digit that is typed', async () => {
      await line.pressSequentially('0212345678')
      await expect(line).toHaveValue('02 1234 5678')
      await line.press('Home')
      for (let step = 0; step < 4; step += 1) await line.press('ArrowRight')
      await line.pressSequentially('99')
      await expect(line).toHaveValue('021 9923 45678')
      await line.press('Backspace')
      await line.press('Backspace')
      await expect(line).toHaveValue('02 1234 5678')
      expect(await line.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
    })
    await test.step('the open list has nothing against it, and Esc gives the focus back', async () => {
      await line.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listbox', { name: 'Prefisso internazionale' })).toBeFocused()
      expect(await axeProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(selector).toBeFocused()
    })
    await test.step('letters find a country, and the number stays', async () => {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('svi')
      await page.keyboard.press('Enter')
      await expect(selector).toHaveAccessibleName('Prefisso: Svizzera +41')
      await expect(line).toBeFocused()
      await expect(line).toHaveValue(/^02/)
    })
    await test.step('what was typed is stored for the whole world', async () => {
      await line.fill('044 668 18 00')
      await page.getByRole('textbox', { name: 'Ragione sociale' }).fill('Orologi Srl')
      await page.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(4103))
      await page.getByRole('button', { name: 'Aggiungi azienda' }).click()
      const link = page.getByRole('region', { name: 'Contatti' }).getByRole('link', { name: '+41 44 668 18 00' })
      await expect(link).toHaveAttribute('href', 'tel:+41446681800')
    })
    expect([...hosts]).toEqual([new URL(page.url()).host])
  },
)
