import { expect, type Page } from '@playwright/test'
import { bellOf, openPalette, sheetOf } from '../palette.ts'
import { as, type State } from './state.ts'

const where = { visitor: as('gestore'), path: '/bandi' }

const typed = (text: string, shown: RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
  await (await openPalette(page)).fill(text)
  await expect(page.getByRole('dialog').getByText(shown).first()).toBeVisible()
}

/** Palette, sheet of shortcuts and panel of notices. */
export const paletteStates: readonly State[] = [
  { name: 'palette', ...where, reach: typed('', /^Vai a$/) },
  { name: 'palette-con-risultati', ...where, reach: typed('srl', /5 di/) },
  {
    name: 'palette-senza-risultati',
    ...where,
    visitor: as('editore'),
    reach: typed('xyz qwerty', /^Nessun risultato per/),
  },
  {
    name: 'scorciatoie',
    ...where,
    reach: async (page) => {
      await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
      await page.keyboard.press('?')
      await expect(sheetOf(page)).toBeVisible()
    },
  },
  {
    name: 'notifiche-vuote',
    ...where,
    // a gestore may have something that is late
    visitor: as('editore'),
    reach: async (page) => {
      await bellOf(page).click()
      await expect(page.getByText('Nessuna notifica')).toBeVisible()
    },
  },
  {
    name: 'notifiche',
    ...where,
    reach: async (page) => {
      await typed('copia', /Copia il collegamento/)(page)
      await page.keyboard.press('Enter')
      await bellOf(page).click()
      await expect(page.getByRole('list', { name: 'Notifiche' }).getByRole('listitem')).toHaveCount(1)
    },
  },
]
