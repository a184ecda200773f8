import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The panel of the first match; on a phone, its page. */
const openPanel = async (page: Page) => {
  await press(page, /^Criteri: /)
  return page.getByRole('region', { name: /^Perché: / })
}

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
    name: 'incroci-completa',
    visitor: as('gestore'),
    path: '/incroci',
    reach: async (page) => {
      await press(page, /^Completa .* verificabil/)
      await expect(page.getByRole('list', { name: 'Dati da completare' })).toBeVisible()
    },
  },
  {
    name: 'incroci-non-interessa',
    visitor: as('gestore'),
    path: '/incroci',
    reach: async (page) => {
      await (await openPanel(page)).getByRole('button', { name: 'Non interessa' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'incroci-confronto',
    visitor: as('gestore'),
    path: '/incroci',
    reach: async (page) => {
      const rows = page.getByRole('list', { name: /^Bandi per / }).getByRole('checkbox')
      for (const row of [0, 1, 2]) await rows.nth(row).check()
      await page.getByRole('link', { name: 'Confronta (3)' }).click()
      await expect(page.getByRole('region', { name: 'Tabella di confronto' })).toBeVisible()
    },
  },
  {
    name: 'incroci-scheda',
    visitor: as('gestore'),
    path: '/incroci',
    reach: async (page) => {
      await (await openPanel(page)).getByRole('link', { name: 'Scheda' }).click()
      await expect(page.getByRole('heading', { name: /^Scheda: / })).toBeVisible()
    },
  },
  {
    name: 'incroci-click-day',
    visitor: as('gestore'),
    path: '/incroci?f=stato:=:in_apertura',
    widths: [1280],
    reach: (page) => expect(page.getByRole('timer').first()).toBeVisible(),
  },
  {
    name: 'bando-click-day',
    visitor: as('gestore'),
    path: '/incroci?f=stato:=:in_apertura',
    reach: async (page) => {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('timer') })
      await row.first().getByRole('heading', { level: 2 }).getByRole('link').click()
      await page.getByRole('textbox', { name: /^Spesa del progetto/ }).fill('60000')
      await expect(page.getByText(/È una stima/)).toBeVisible()
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
