import { expect, test } from '../fixtures.ts'
import { settled } from '../support/settled.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

test('the palette finds a page and a company, leads there, and gives the focus back', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/aziende')
  await expect(page.getByRole('table', { name: 'Aziende' })).toBeVisible()
  const company = (await page.getByRole('table').getByRole('link').first().innerText()).trim()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Cerca pagine, azioni e dati' })
  await expect(box).toBeFocused()
  await page.keyboard.type('prati')
  await expect(page.getByRole('option', { name: /Pratiche/ }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pratiche')
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Pratiche' })).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type(company)
  await expect(page.getByRole('option', { name: company }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
})

test(
  'g and a letter lead to a page, ? tells every key, and the keys can be switched off',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/incroci')
    await expect(page.getByRole('heading', { level: 1, name: 'Incroci' })).toBeVisible()
    // a busy page that still draws reads keys too late
    await settled(page)
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL('/bandi')
    await settled(page)
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await expect(page).toHaveURL('/aziende')
    await expect(page.getByRole('table', { name: 'Aziende' })).toBeVisible()
    await settled(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Cerca aziende' })).toBeFocused()
    await page.keyboard.type('g')
    await page.keyboard.press('Tab')

    const sheet = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible()
    await sheet.getByRole('switch').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await page.keyboard.press('?')
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/aziende/)
  },
)
