import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const openUserMenu = async (page: Page) => {
  await page.getByRole('button', { name: /menu utente/ }).click()
  await expect(page.getByRole('group', { name: 'Menu utente' })).toBeVisible()
}

const seesTitle = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** What belongs to the shell on every page. */
export const shellStates: readonly State[] = [
  {
    name: 'pagina-non-trovata-cerca',
    visitor: as('gestore'),
    path: '/non/esiste',
    reach: async (page) => {
      await page.getByRole('main').getByRole('searchbox').fill('rossi')
      await expect(page.getByRole('link', { name: 'Cerca «rossi» in Aziende' })).toBeVisible()
    },
  },
  { name: 'pagina-non-trovata', visitor: as('anonimo'), path: '/privacy/boh', reach: seesTitle('Pagina non trovata') },
  { name: 'menu-utente', visitor: as('admin'), path: '/dashboard', reach: openUserMenu },
  {
    name: 'conferma-logout',
    visitor: as('gestore'),
    path: '/dashboard',
    reach: async (page) => {
      await openUserMenu(page)
      await page.getByRole('button', { name: 'LOGOUT' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Conferma' })).toBeVisible()
    },
  },
  {
    name: 'menu-su-telefono',
    visitor: as('admin'),
    path: '/dashboard',
    widths: [390],
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.getByRole('button', { name: 'Apri il menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    },
  },
  {
    name: 'login-campi-vuoti',
    visitor: as('anonimo'),
    path: '/login',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Accedi' }).click()
      await expect(page.getByText('Inserisci la password')).toBeVisible()
    },
  },
  {
    name: 'login-password-mostrata',
    visitor: as('anonimo'),
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('sbagliata-2026')
      await page.getByRole('button', { name: 'Mostra password' }).click()
      await expect(page.getByRole('button', { name: 'Mostra password', pressed: true })).toBeVisible()
    },
  },
  {
    name: 'login-rifiutato',
    visitor: as('anonimo'),
    path: '/login',
    reach: async (page) => {
      await page.getByLabel('E-mail').fill('nessuno@demo.test')
      await page.getByLabel('Password', { exact: true }).fill('sbagliata-2026')
      await page.getByRole('button', { name: 'Accedi' }).click()
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/password/i)
    },
  },
]
