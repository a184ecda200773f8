import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const heading = (name: string) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function openPerson(page: Page): Promise<void> {
  await page.getByRole('main').locator('a[href^="/utenti/"]').first().click()
  await expect(page.getByRole('tab', { name: 'Dati' })).toBeVisible()
}

/** People of the portal, registration and new password: dialogs, selections, links that are no good. */
export const peopleStates: readonly State[] = [
  {
    name: 'invita-utente',
    visitor: as('admin'),
    path: '/utenti?invita=1',
    reach: async (page) => {
      await page.getByRole('dialog').getByLabel('Ruolo').selectOption('professionista')
      await expect(page.getByRole('dialog').getByLabel('Gestore')).toBeVisible()
    },
  },
  {
    name: 'invita-utente-errori',
    visitor: as('gestore'),
    path: '/utenti?invita=1',
    reach: async (page) => {
      await press(page, 'Invia invito')
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'utenti-selezione',
    visitor: as('admin'),
    path: '/utenti',
    reach: async (page) => {
      await page.getByRole('checkbox').nth(1).check()
      await expect(page.getByRole('button', { name: 'Sospendi' })).toBeVisible()
    },
  },
  {
    name: 'utente-modifica',
    visitor: as('admin'),
    path: '/utenti?f=ruolo:%3D:professionista',
    reach: async (page) => {
      await openPerson(page)
      await press(page, 'Modifica dati')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'utente-accessi',
    visitor: as('gestore'),
    path: '/utenti',
    reach: async (page) => {
      await openPerson(page)
      await page.getByRole('tab', { name: 'Accessi' }).click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    },
  },
  {
    name: 'password-dimenticata-errore',
    visitor: as('anonimo'),
    path: '/resetPwd',
    reach: async (page) => {
      await press(page, 'Invia il link')
      await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    },
  },
  { name: 'link-non-valido', visitor: as('anonimo'), path: '/resetPwd/storto', reach: heading('Link non valido') },
]
