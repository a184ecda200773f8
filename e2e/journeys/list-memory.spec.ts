import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeProblems } from '../support/axe.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-incroci', '@mf-pratiche']

const column = (page: Page, name: string) => page.getByRole('columnheader', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name })

test('columns and views of a list follow the person', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore2')
  const elsewhere = await signedIn('gestore2')
  await page.goto('/aziende')
  await elsewhere.goto('/aziende')
  await expect(column(page, 'ATECO')).toBeHidden()

  await button(page, 'Colonne').click()
  await choice(page, 'ATECO').click()
  await choice(page, 'Comune').click()
  await expect(choice(page, 'ATECO')).toBeChecked()
  await expect(choice(page, 'Comune')).not.toBeChecked()
  expect(await axeProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button(page, 'Colonne')).toBeFocused()

  await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('srl')
  await expect(page).toHaveURL(/q=srl/)
  await button(page, 'Viste salvate').click()
  await page.getByRole('menuitem', { name: 'Salva questa vista…' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Scrivi un nome per la vista.')).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await page.keyboard.type('Solo srl')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Vista: Solo srl')).toBeVisible()

  await page.reload()
  await expect(button(page, 'Vista: Solo srl')).toBeVisible()
  for (const one of [page, elsewhere]) {
    await expect(column(one, 'ATECO')).toBeVisible()
    await expect(column(one, 'Comune')).toBeHidden()
  }
  await button(elsewhere, 'Viste salvate').click()
  await elsewhere.getByRole('menuitemradio', { name: 'Solo srl' }).click()
  await expect(elsewhere).toHaveURL(/q=srl/)
  await button(elsewhere, 'Vista: Solo srl').click()
  await expect(elsewhere.getByRole('menuitemradio', { name: 'Solo srl' })).toBeChecked()
  expect(await axeProblems(elsewhere)).toEqual([])

  await elsewhere.goto('/account')
  await button(elsewhere, 'Elimina la vista Solo srl').click()
  await expect(button(page, 'Viste salvate')).toBeVisible()
  await button(page, 'Colonne').click()
  await page.getByRole('menuitem', { name: 'Come all’inizio' }).click()
  await expect(column(page, 'Comune')).toBeVisible()
})

test(
  'more columns than there is room for scroll inside the table, and none of them is cut',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('professionista')
    await page.goto('/aziende')
    await button(page, 'Colonne').click()
    for (const name of ['Partita IVA', 'ATECO', 'Professionisti', 'Pratiche']) {
      await choice(page, name).click()
      await expect(choice(page, name)).toBeChecked()
    }
    await page.keyboard.press('Escape')
    expect((await column(page, 'Ragione sociale').boundingBox())?.width).toBeGreaterThan(195)
    await expect(column(page, 'Pratiche')).not.toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await axeProblems(page)).toEqual([])
  },
)
