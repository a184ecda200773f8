import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { axeProblems } from '../support/axe.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-incroci', '@mf-pratiche']

const column = (page: Page, name: string) => page.getByRole('columnheader', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name })

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
  await page.getByRole('button', { name: 'Come all’inizio' }).click()
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

test(
  'a view of the gestore reaches its professionisti, who read it, and nobody else',
  { tag },
  async ({ signedIn }) => {
    const gestore = await signedIn('gestore')
    const professionista = await signedIn('professionista')
    const elsewhere = await signedIn('gestore2')
    for (const page of [professionista, elsewhere]) await page.goto('/aziende')
    await gestore.goto('/aziende?q=srl')
    await button(gestore, 'Viste salvate').click()
    await gestore.getByRole('menuitem', { name: 'Salva questa vista…' }).click()
    expect(await axeProblems(gestore)).toEqual([])
    await gestore.keyboard.type('Le srl del team')
    await gestore.getByRole('radio', { name: 'Per me e i miei professionisti' }).check()
    await button(gestore, 'Salva').click()
    await expect(button(gestore, 'Vista: Le srl del team')).toBeVisible()

    await button(professionista, 'Viste salvate').click()
    await professionista.getByRole('menuitemradio', { name: 'Le srl del team' }).click()
    await expect(professionista).toHaveURL(/q=srl/)
    await button(professionista, 'Vista: Le srl del team').click()
    await expect(professionista.getByRole('menuitem', { name: /Rinomina|Elimina/ })).toHaveCount(0)
    expect(await axeProblems(professionista)).toEqual([])
    await button(elsewhere, 'Viste salvate').click()
    await expect(elsewhere.getByRole('menuitemradio', { name: 'Le srl del team' })).toHaveCount(0)

    await button(gestore, 'Vista: Le srl del team').click()
    await gestore.getByRole('menuitem', { name: 'Elimina «Le srl del team»…' }).click()
    await button(gestore, 'Elimina vista').click()
    await expect(gestore.getByText('Vista «Le srl del team» eliminata.')).toBeVisible()
    await button(gestore, 'Annulla').click()
    await expect(button(gestore, 'Vista: Le srl del team')).toBeVisible()
  },
)
