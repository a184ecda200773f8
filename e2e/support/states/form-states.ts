import { expect, type Page } from '@playwright/test'
import { NOBODYS } from '../examples.ts'
import { as, type State } from './state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const firstOf = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page
    .getByRole('main')
    .getByRole('link', { name: /./ })
    .and(page.locator('[href*="/azienda/"], [href*="/bando/"]'))
    .first()
    .click()
}

const sections = ['anagrafica', 'sedi', 'codici ateco', 'bilanci', 'qualifiche e regolarità', 'aiuti de minimis']

/** Forms open and refused, dialogs, records that are not there. */
export const formStates: readonly State[] = [
  {
    name: 'nuova-azienda',
    visitor: as('gestore'),
    path: '/aziende?nuova=1',
    reach: (page) => expect(page.getByRole('form', { name: 'Nuova azienda' })).toBeVisible(),
  },
  {
    name: 'nuova-azienda-errori',
    visitor: as('admin'),
    path: '/aziende?nuova=1',
    reach: async (page) => {
      await press(page, 'Aggiungi azienda')
      await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    },
  },
  ...sections.map((section): State => ({
    name: `modifica-${section.replaceAll(' ', '-').replace('à', 'a')}`,
    visitor: as('gestore'),
    path: '/aziende',
    reach: async (page) => {
      await firstOf('/aziende')(page)
      await press(page, `Modifica ${section}`)
      await expect(page.getByRole('form')).toBeVisible()
    },
  })),
  {
    name: 'modifica-bando',
    visitor: as('editore'),
    path: '/bandi',
    reach: async (page) => {
      await firstOf('/bandi')(page)
      await press(page, 'Modifica')
      await expect(page.getByRole('form')).toBeVisible()
    },
  },
  {
    name: 'importa-bandi',
    visitor: as('editore'),
    path: '/bandi',
    reach: async (page) => {
      await press(page, /^Importa/)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...(['azienda', 'bando', 'pratica', 'utenti', 'istitutiCredito', 'Doc'] as const).map((first): State => ({
    name: `non-trovato-${first}`,
    visitor: as('admin'),
    path: `/${first}/${NOBODYS}`,
    reach: (page) => expect(page.getByRole('heading', { level: 1, name: /non trovat/i })).toBeVisible(),
  })),
]
