import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-pratiche', '@portal', '@mf-aziende', '@short']

const press = { name: 'Conferma il passo' } as const

test('the case files: mine due this week, open one, move one on by dragging', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/pratiche')
  await expect(page.getByRole('table').first()).toBeVisible()

  await test.step('mine due this week: one click', async () => {
    const clicks = countClicks(page)
    await page.getByRole('button', { name: /^Mie questa settimana/ }).click()
    await expect(page).toHaveURL(/chi.*scade/)
    await clicks.atMost(1)
  })

  await test.step('open one: one click', async () => {
    await page.goto('/pratiche')
    const clicks = countClicks(page)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('list', { name: 'Percorso della pratica' })).toBeVisible()
    await clicks.atMost(1)
  })

  await test.step('move it on: one drag and a confirmation', async () => {
    await page.goto('/pratiche?vista=bacheca')
    const from = page.getByRole('region', { name: /^Bozza/ })
    const title = (await from.getByRole('link').first().textContent()) ?? ''
    const before = await from.getByRole('link').count()
    const clicks = countClicks(page)
    await from
      .locator('[draggable=true]')
      .first()
      .dragTo(page.getByRole('region', { name: /^Verifica requisiti/ }))
    await page.getByRole('button', press).click()
    await expect(from.getByRole('link')).toHaveCount(before - 1)
    expect(title).not.toBe('')
    // the drag is a press too
    await clicks.atMost(2)
  })
})

test('a grant writes the aid into the company, seen at once in another browser', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const other = await signedIn('gestore')
  await page.goto('/pratiche?f=stato:=:istruttoria')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Segna come ammessa' }).click()
  await page.getByRole('button', press).click()
  await expect(page.getByRole('button', { name: 'Segna come concessa' })).toBeVisible()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Segna come concessa' })).toBeVisible()
  const company = await other.getByRole('main').locator('a[href*="/azienda/"]').first().getAttribute('href')

  await page.getByRole('button', { name: 'Segna come concessa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Agevolazione concessa' }).fill('1234,56')
  await dialog.getByRole('combobox', { name: 'Regime di aiuto' }).selectOption('deMinimis')
  await dialog.getByRole('textbox', { name: /^Codice COR/ }).fill('87654321')
  await dialog.getByRole('textbox', { name: /^Codice CUP/ }).fill('J11B20000120001')
  await other.goto(`${company}?tab=aiuti`)
  await expect(other.getByRole('tabpanel')).toBeVisible()
  await expect(other.getByText('1.234,56')).toHaveCount(0)
  await page.getByRole('button', press).click()
  await expect(page.getByRole('button', { name: 'Passa a rendicontazione' })).toBeVisible()
  await expect(other.getByText(/1\.234,56|1\.235/).first()).toBeVisible()
})

test(
  'a case file that is moved on in one browser moves in another',
  { tag: [...tag, '@slow'] },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    const other = await signedIn('gestore')
    await page.goto('/pratiche?f=stato:=:bozza')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Passa a verifica requisiti' })).toBeVisible()
    await other.goto(page.url())
    await expect(other.getByRole('button', { name: 'Passa a verifica requisiti' })).toBeVisible()
    await page.getByRole('button', { name: 'Passa a verifica requisiti' }).click()
    await page.getByRole('button', press).click()
    await expect(other.getByRole('button', { name: 'Passa a raccolta documenti' })).toBeVisible()
  },
)
