import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Opens the first case file in a state. */
const open = async (page: Page, stato: string) => {
  await page.goto(`/pratiche?f=stato:=:${stato}`)
  await page.getByRole('main').locator('a[href*="/pratica/"]').first().click()
  await expect(page.getByRole('list', { name: 'Percorso della pratica' })).toBeVisible()
}

const windows: readonly [name: string, tab: string, button: string][] = [
  ['documento', 'checklist', 'Aggiungi un documento'],
  ['scadenza', 'scadenze', 'Aggiungi una scadenza'],
  ['attivita', 'attivita', 'Aggiungi un’attività'],
  ['importi', 'importi', 'Modifica gli importi'],
]

/** A case file: the window of a step, plain and refused, its menus, its tabs and their windows. */
export const praticheStates: readonly State[] = [
  {
    name: 'nuova-pratica-errori',
    visitor: as('gestore'),
    path: '/pratiche?nuova=1',
    reach: async (page) => {
      await press(page, 'Crea pratica')
      await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'pratica-passo-errori',
    visitor: as('gestore'),
    path: '/pratiche',
    reach: async (page) => {
      await open(page, 'pronta')
      await press(page, 'Segna come inviata')
      await press(page, 'Conferma il passo')
      await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'pratica-altri-passi',
    visitor: as('gestore'),
    path: '/pratiche',
    reach: async (page) => {
      await open(page, 'istruttoria')
      await press(page, 'Altri passi')
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'pratica-richiesta',
    visitor: as('gestore'),
    path: '/pratiche',
    reach: async (page) => {
      await page.goto('/pratiche?f=stato:=:verifica_requisiti&f=documenti:=:mancanti')
      await page.getByRole('main').locator('a[href*="/pratica/"]').first().click()
      await press(page, /^Richiedi /)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...windows.map(([name, tab, button]): State => ({
    name: `pratica-${name}`,
    visitor: as('gestore'),
    path: '/pratiche',
    reach: async (page) => {
      await open(page, 'istruttoria')
      await page.goto(`${page.url().split('?')[0]}?tab=${tab}`)
      await press(page, button)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  })),
  ...(['note', 'storico'] as const).map((tab): State => ({
    name: `pratica-${tab}`,
    visitor: as('gestore'),
    path: '/pratiche',
    reach: async (page) => {
      await open(page, 'istruttoria')
      await page.goto(`${page.url().split('?')[0]}?tab=${tab}`)
      await expect(page.getByRole('tabpanel')).toBeVisible()
    },
  })),
]
