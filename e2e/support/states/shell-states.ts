import { expect, type Page } from '@playwright/test'
import type { TenantManifest } from '@bandiera/wire'
import { as, type State } from './state.ts'

const openUserMenu = async (page: Page) => {
  await page.getByRole('button', { name: /menu utente/ }).click()
  await expect(page.getByRole('group', { name: 'Menu utente' })).toBeVisible()
}

const seesTitle = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The page as the server sends it once the tenant has switched a feature off. */
const withoutPratiche = (page: Page) =>
  page.route(
    (url) => url.pathname === '/pratiche',
    async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      const changed = body.replace(MANIFEST, (_, start: string, json: string) => start + withoutFeature(json))
      await route.fulfill({ response: answer, body: changed })
    },
  )
const MANIFEST = /(<script[^>]*id="bandiera-manifest"[^>]*>)([^<]*)/

function withoutFeature(json: string): string {
  const manifest = JSON.parse(json) as TenantManifest
  const off = manifest.modules.find(({ id }) => id === 'mf-pratiche')
  const pages = (off?.routes ?? []).map(({ path, roles }) => ({ path, roles, feature: 'pratiche', label: 'Pratiche' }))
  const changed: TenantManifest = {
    ...manifest,
    features: manifest.features.filter((key) => key !== 'pratiche'),
    modules: manifest.modules.filter((module) => module !== off),
    switchedOff: pages,
  }
  return JSON.stringify(changed).replaceAll('<', '\\u003c')
}

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
  ...(['gestore', 'admin'] as const).map((role): State => ({
    name: `funzione-spenta-${role}`,
    visitor: as(role),
    path: '/pratiche',
    arrange: withoutPratiche,
    reach: seesTitle('«Pratiche» è una funzione spenta'),
  })),
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
