import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeProblems } from '../support/axe.ts'
import { problemsOf } from '../support/page-problems.ts'
import { quiet } from '../support/settled.ts'

const tag = ['@portal']

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/vetrina${query}`)
  await expect(page.getByRole('heading', { name: 'Vetrina', level: 1 })).toBeVisible()
  await quiet(page)
}

test(
  'every part in every state has no violation of WCAG 2.2 AA, light or dark, 1280 or 390 px',
  { tag },
  async ({ signedIn }) => {
    test.setTimeout(180_000)
    const page = await signedIn('gestore')
    await open(page)
    const problems = await problemsOf(page, 'vetrina')
    expect(problems.length, problems.join('\n')).toBe(0)
  },
)

test('light and dark are side by side', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 1680, height: 900 })
  await open(page)
  await page.getByRole('button', { name: 'Affiancati' }).click()
  await expect(page).toHaveURL(/tema=affiancati/)
  const [light, dark] = [page.locator('#colori [data-tema=light]'), page.locator('#colori [data-tema=dark]')]
  await expect(light).toBeVisible()
  const colour = (one: Locator) => one.evaluate((node) => getComputedStyle(node).backgroundColor)
  expect(await colour(light)).not.toBe(await colour(dark))
})

for (const [name, role] of [
  ['Apri la domanda', 'alertdialog'],
  ['Apri il dialogo', 'dialog'],
  ['Apri il cassetto', 'dialog'],
] as const) {
  test(`${name}: opens by keyboard without violations, Esc leads back`, { tag }, async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await open(page)
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole(role)).toBeVisible()
    await quiet(page)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('a form is filled in, mended and saved by keyboard alone', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page)
  const form = page.getByRole('form', { name: 'Modulo di esempio' })
  await form.getByLabel('Nome').focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('Controlla questi dati')
  await expect(form.getByLabel('Nome')).toBeFocused()
  await page.keyboard.type('Ada Neri')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ada@studio,it')
  await page.keyboard.press('Tab')
  await expect(form.getByText('Dopo la @ c’è una virgola: forse volevi un punto.').first()).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(form.getByLabel('Recapito e-mail')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('ada@Studio.it')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+7')
  // past the calendar's button
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Alle ore')).toBeFocused()
  await page.keyboard.type('930')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Alle ore')).toHaveValue('09:30')
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234,5')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Importo')).toHaveValue('1.234,50')
  await expect(form.getByRole('button', { name: 'Salva' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Salvato: Ada Neri')).toBeVisible()
  await expect(form.getByLabel('Recapito e-mail')).toHaveValue('ada@studio.it')
  await expect(form.getByLabel('Numero della carta')).toHaveValue('4242 4242 4242 4242')
})

test('a mask keeps the caret while one types, deletes and pastes in the middle', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page)
  const card = page.getByRole('form', { name: 'Modulo di esempio' }).getByLabel('Numero della carta')
  const shown = () =>
    card.evaluate((node: HTMLInputElement) => {
      const at = node.selectionStart ?? 0
      return `${node.value.slice(0, at)}|${node.value.slice(at)}`
    })
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key)
  }
  await card.focus()
  await page.keyboard.type('1234567812')
  expect(await shown()).toBe('1234 5678 12|')
  await press('ArrowLeft', 5)
  expect(await shown()).toBe('1234 56|78 12')
  await page.keyboard.type('90')
  expect(await shown()).toBe('1234 5690| 7812')
  await page.keyboard.type('3')
  expect(await shown()).toBe('1234 5690 3|781 2')
  await press('Backspace')
  await press('Backspace')
  expect(await shown()).toBe('1234 569|7 812')
  await press('ArrowLeft', 3)
  await press('Backspace')
  expect(await shown()).toBe('123|5 6978 12')
  await press('ArrowRight')
  await press('Delete')
  expect(await shown()).toBe('1235| 9781 2')
  await page.keyboard.type('x')
  expect(await shown()).toBe('1235| 9781 2')
  await press('Home')
  await press('Shift+ArrowRight', 2)
  await press('ControlOrMeta+c')
  await press('End')
  await press('ArrowLeft')
  await press('ControlOrMeta+v')
  expect(await shown()).toBe('1235 9781 12|2')
  await press('End')
  await page.keyboard.type('34567')
  expect(await shown()).toBe('1235 9781 1223 4567|')
  await press('Home')
  await page.keyboard.type('9')
  expect(await shown()).toBe('|1235 9781 1223 4567')
})

test('an IBAN is grouped while it is typed and pasted, and says which check failed', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page)
  const iban = page.locator('#codici').getByLabel('IBAN', { exact: true }).first()
  await iban.focus()
  await page.keyboard.type('it60x0542811101000000123456')
  await expect(iban).toHaveValue('IT60 X054 2811 1010 0000 0123 456')
  await expect(iban).toHaveAccessibleDescription('ABI 05428, CAB 11101.')
})
