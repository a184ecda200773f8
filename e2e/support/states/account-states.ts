import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const edit = (section: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Modifica ${section}` }).click()
  await expect(page.locator('form').first()).toBeVisible()
}

/** The own page and the settings: dialogs, forms open and refused, parts that do not load. */
export const accountStates: readonly State[] = [
  {
    name: 'cambia-password',
    visitor: as('gestore'),
    path: '/account',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Cambia password' }).click()
      await dialog(page, 'Cambia password').getByRole('button', { name: 'Cambia password' }).click()
      await expect(dialog(page, 'Cambia password').getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'account-senza-dispositivi',
    visitor: as('professionista'),
    path: '/account',
    arrange: (page) => page.route('**/api/sessioni', (route) => route.fulfill({ status: 503, body: '{}' })),
    reach: (page) => expect(page.getByRole('heading', { name: 'Non riesco a mostrare i dispositivi' })).toBeVisible(),
  },
  ...[
    'Aspetto',
    'Diapositive',
    'Collegamento in evidenza',
    'Collegamenti esterni',
    'Pesi degli incroci',
    'Privacy',
  ].map((section): State => ({
    name: `impostazioni-${section.toLowerCase().replaceAll(' ', '-')}`,
    visitor: as('editore'),
    path: '/impostazioni',
    reach: edit(section),
  })),
  {
    name: 'impostazioni-video-errori',
    visitor: as('admin'),
    path: '/impostazioni?modifica=video',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Aggiungi video' }).click()
      const form = page.getByRole('form', { name: 'Video tutorial' })
      await form.getByRole('button', { name: 'Salva' }).click()
      await expect(form.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'impostazioni-senza-funzioni',
    visitor: as('editore'),
    path: '/impostazioni',
    arrange: (page) => page.route('**/api/moduli', (route) => route.fulfill({ status: 503, body: '{}' })),
    reach: (page) => expect(page.getByRole('heading', { name: 'Non riesco a mostrare le funzioni' })).toBeVisible(),
  },
]
