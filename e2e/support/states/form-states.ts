import { expect, type Page } from '@playwright/test'
import { NOBODYS } from '../examples.ts'
import { chooseInMenu } from '../page-menu.ts'
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

/** Tabs of a company, with the button that opens each form in them. */
const sections = [
  ['', 'Modifica anagrafica'],
  ['', 'Modifica contatti'],
  ['', 'Modifica referente'],
  ['', 'Modifica compagine'],
  ['', 'Modifica qualifiche e regolarità'],
  ['', 'Modifica sedi'],
  ['', 'Modifica codici ATECO'],
  ['Bilanci e KPI', 'Aggiungi anno'],
  ['', 'Modifica dimensione d’impresa'],
  ['', 'Modifica gruppo'],
  ['Aiuti', 'Aggiungi aiuto'],
  ['Aiuti', 'Altra data'],
  ['', 'Modifica esigenze'],
] as const

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-')

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
  {
    name: 'importa-aziende',
    visitor: as('admin'),
    path: '/aziende?importa=1',
    reach: (page) => expect(page.getByRole('heading', { level: 1, name: 'Importa aziende' })).toBeVisible(),
  },
  {
    name: 'importa-tassi',
    visitor: as('editore'),
    path: '/istitutiCredito?tassi=1',
    reach: async (page) => {
      const csv = 'Istituto;Prodotto;TAN minimo;TAN massimo\nBanca che non c’è;Mutuo;4;5\n'
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'tassi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
      await expect(page.getByRole('row', { name: /Errore/ })).toBeVisible()
    },
  },
  ...(['Partita IVA', 'Colore'] as const).map((column): State => ({
    name: `importa-aziende-${column === 'Colore' ? 'colonne' : 'prova'}`,
    visitor: as('gestore'),
    path: '/aziende?importa=1',
    reach: async (page) => {
      const text = `Nome;${column}\nAlfa;00743110157\nBeta;1\n`
      const file = { name: 'aziende.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByRole('button', { name: 'Prova', exact: true }).click()
      const shown = column === 'Colore' ? page.getByRole('form').getByRole('alert') : page.getByRole('table')
      await expect(shown).toBeVisible()
    },
  })),
  ...(['Assegna', 'Etichette', 'Crea pratiche', 'Archivia'] as const).map((action): State => ({
    name: `aziende-scelte-${slug(action)}`,
    visitor: as('gestore'),
    path: '/aziende',
    reach: async (page) => {
      await page.getByRole('main').getByRole('checkbox').nth(1).click()
      await page.getByRole('button', { name: action, exact: true }).click()
      await expect(page.getByRole(action === 'Archivia' ? 'alertdialog' : 'dialog')).toBeVisible()
    },
  })),
  ...sections.map(([tab, button]): State => ({
    name: `azienda-${slug(button)}`,
    visitor: as('gestore'),
    path: '/aziende',
    reach: async (page) => {
      await firstOf('/aziende')(page)
      if (tab) await page.getByRole('tab', { name: tab }).click()
      await press(page, button)
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
      await chooseInMenu(page, 'Importa da incentivi.gov.it')
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
