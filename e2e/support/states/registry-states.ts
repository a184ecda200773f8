import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the window of a command about `mf-rent`. */
async function ask(page: Page, whom: string, verb: string): Promise<void> {
  await page.getByRole('button', { name: `Azioni su mf-rent per ${whom}` }).click()
  await page.getByRole('menuitem', { name: verb }).click()
  await expect(dialog(page)).toBeVisible()
}

/** The operators' page: a command with its trial, one that would be refused, nothing found, keys, what would happen. */
export const registryStates: readonly State[] = [
  {
    name: 'registro-comando',
    visitor: as('admin'),
    path: '/registro',
    reach: async (page) => {
      await ask(page, 'affitti.localhost', 'Spegni…')
      await expect(dialog(page).getByText('Spento')).toBeVisible()
    },
  },
  {
    name: 'registro-comando-rifiutato',
    visitor: as('admin'),
    path: '/registro',
    reach: async (page) => {
      await ask(page, 'affitti.localhost', 'Segui un canale…')
      await dialog(page).getByRole('button', { name: 'Segui un canale' }).click()
      await expect(dialog(page).getByText('Scrivi il motivo').first()).toBeVisible()
      await dialog(page).getByLabel('Canale', { exact: true }).selectOption('next')
      await expect(dialog(page).getByText(/il canale è vuoto/)).toBeVisible()
    },
  },
  {
    name: 'registro-nessun-cliente',
    visitor: as('admin'),
    path: '/registro?q=nessuno',
    reach: async (page) => expect(page.getByRole('heading', { name: /^Nessun cliente/ })).toBeVisible(),
  },
  {
    name: 'registro-chiave-nuova',
    visitor: as('admin'),
    path: '/registro/rilasci?tab=chiavi',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Registra una chiave' }).click()
      await dialog(page).getByRole('button', { name: 'Registra una chiave' }).click()
      await expect(dialog(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'registro-senza-funzione',
    visitor: as('admin'),
    path: '/registro/prove?tab=funzione',
    reach: async (page) => {
      await page.getByLabel('Cliente').selectOption('affitti.localhost')
      for (const name of [/^Rent/, /^Utenti/]) await page.getByRole('checkbox', { name }).check()
      await expect(page.getByRole('row', { name: /mf-rent/ })).toBeVisible()
    },
  },
]
