import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Matches with what one opens in them, and the catalogue of needs. */
export const incrociStates: readonly State[] = [
  {
    name: 'incroci-perche',
    visitor: as('gestore'),
    path: '/incroci',
    reach: async (page) => {
      await press(page, /^Criteri: /)
      await press(page, 'Pesi')
      await expect(page.getByRole('table').first()).toBeVisible()
    },
  },
  {
    name: 'incroci-scelte',
    visitor: as('gestore'),
    path: '/incroci?tab=bando',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: /^Seleziona tutte/ }).check()
      await expect(page.getByRole('button', { name: 'Crea pratiche' })).toBeVisible()
    },
  },
  {
    name: 'esigenza-errori',
    visitor: as('editore'),
    path: '/esigenze?nuova=1',
    reach: async (page) => {
      await press(page, 'Salva')
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'esigenza-unisci',
    visitor: as('admin'),
    path: '/esigenze',
    widths: [1280],
    reach: async (page) => {
      await press(page, /^Unisci a un’altra/)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
