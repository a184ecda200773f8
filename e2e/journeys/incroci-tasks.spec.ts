import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-incroci', '@portal', '@mf-aziende', '@mf-pratiche', '@short']

test('the best grants of a company, why not, and a case file are a few clicks away', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/incroci')
  const rows = page.getByRole('list', { name: /^Bandi per / }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()

  await test.step('judged by a worker, not by the page', () => {
    expect(page.workers()).toHaveLength(1)
  })
  await test.step('another company’s best grants: one click', async () => {
    const clicks = countClicks(page)
    const picker = page.getByRole('combobox', { name: 'Azienda' })
    const before = await picker.inputValue()
    await picker.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(picker).not.toHaveValue(before)
    await clicks.atMost(1)
  })
  await test.step('why not: one click', async () => {
    // all of its data are known: of a company that another journey has just added no grant can say no yet
    await page.goto('/aziende?ord=-completezza')
    const company = page.getByRole('rowheader').getByRole('link').first()
    const azienda = (await company.getAttribute('href'))?.split('/').pop()
    await page.goto(`/incroci?azienda=${azienda}&f=esito:=:non_ammissibile`)
    await expect(rows.first()).toBeVisible()
    const clicks = countClicks(page)
    await page
      .getByRole('button', { name: /^Criteri: / })
      .first()
      .click()
    await expect(page.getByRole('row', { name: /^No / }).first()).toBeVisible()
    await clicks.atMost(1)
  })
  await test.step('a case file: two clicks', async () => {
    await page.goto('/incroci')
    const create = page.getByRole('link', { name: /^Crea pratica: / }).first()
    await expect(create).toBeVisible()
    const clicks = countClicks(page)
    await create.click()
    await page.getByRole('form', { name: 'Nuova pratica' }).locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/pratica\/[0-9a-f]{24}-[0-9a-f]{24}/)
    await clicks.atMost(2)
  })
})

test('where no worker may start the page judges by itself, and says nothing', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  // an arrow is no constructor: `new Worker()` throws
  await page.addInitScript(() => void Reflect.set(globalThis, 'Worker', () => null))
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', ({ message }) => said.push(message))
  await page.goto('/incroci')
  await expect(
    page
      .getByRole('list', { name: /^Bandi per / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  expect(page.workers()).toHaveLength(0)
  expect(said).toEqual([])
})
