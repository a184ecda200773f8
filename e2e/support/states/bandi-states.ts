import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const list = (page: Page) => expect(page.getByRole('main').getByRole('table')).toBeVisible()

/** Opens the first grant of the list as it is filtered. */
const first = async (page: Page): Promise<void> => {
  await list(page)
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Date' })).toBeVisible()
}

/** Opens the form of the first draft, with a criterion of that kind added to its requirements. */
const withCriterion = async (page: Page, kind: string): Promise<void> => {
  await first(page)
  await press(page, /^Modifica$/)
  await press(page, 'Aggiungi criterio')
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  await expect(page.getByRole('textbox', { name: /^Peso nel punteggio/ })).toBeVisible()
}

/** Puts the first two grants of the list into the bulk bar. */
const pick = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Seleziona / })
  await expect(boxes.nth(2)).toBeVisible()
  await boxes.nth(1).click()
  await boxes.nth(2).click()
}

/** The editorial work: forms whole and refused, bulk windows, what is missing, history, the page that is not public. */
export const bandiStates: readonly State[] = [
  {
    name: 'nuovo-bando-errori',
    visitor: as('editore'),
    path: '/bandi?nuovo=1',
    reach: async (page) => {
      await press(page, 'Aggiungi un documento')
      await press(page, 'Aggiungi una sezione')
      await press(page, 'Crea in bozza')
      await expect(page.getByRole('form').getByRole('alert').first()).toBeVisible()
    },
  },
  {
    name: 'nuovo-bando-bozza',
    visitor: as('editore'),
    path: '/bandi?nuovo=1',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Voucher digitale')
      await page.reload()
      await expect(page.getByText(/^Bozza del .*: ripresa\./)).toBeVisible()
    },
  },
  {
    name: 'nuovo-bando-anteprima',
    visitor: as('editore'),
    path: '/bandi?nuovo=1',
    reach: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await press(page, 'Anteprima')
      await expect(page.getByRole('dialog', { name: 'Anteprima' })).toBeVisible()
    },
    widths: [390],
  },
  {
    name: 'bandi-insieme',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:pubblicato',
    reach: async (page) => {
      await pick(page)
      await expect(page.getByRole('button', { name: 'Assegna gestori' })).toBeVisible()
    },
    widths: [1280],
  },
  {
    name: 'bandi-pubblica-rifiutati',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:bozza',
    reach: async (page) => {
      await pick(page)
      await press(page, /^Pubblica$/)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    widths: [1280],
  },
  {
    name: 'bandi-assegna-gestori',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:pubblicato',
    reach: async (page) => {
      await pick(page)
      await press(page, 'Assegna gestori')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    widths: [1280],
  },
  {
    name: 'bando-azioni',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:bozza',
    reach: async (page) => {
      await first(page)
      await press(page, 'Altre azioni')
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'bando-cronologia',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:pubblicato',
    reach: async (page) => {
      await first(page)
      await page.getByRole('tab', { name: 'Cronologia' }).click()
      // its heading is there for the printer alone
      await expect(page.getByRole('tabpanel').getByText(/./).filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0)
    },
  },
  {
    name: 'criteri-aperto',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:bozza',
    reach: (page) => withCriterion(page, 'Territorio'),
  },
  {
    name: 'criteri-soglie',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:bozza',
    reach: async (page) => {
      await withCriterion(page, 'Qualifica')
      await page.getByRole('checkbox', { name: 'Impresa giovanile' }).last().check()
      await page.getByRole('textbox', { name: /^Quote del capitale/ }).fill('50')
    },
  },
  {
    name: 'bando-finestra-click-day',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:bozza',
    reach: async (page) => {
      await first(page)
      await press(page, /^Modifica$/)
      await page.getByRole('combobox', { name: /^Procedura/ }).selectOption('Click day')
      await page.getByRole('textbox', { name: /^Data della graduatoria/ }).fill('05/11/2099')
      await press(page, 'Aggiungi uno scorrimento')
    },
    widths: [1280, 390],
  },
  {
    name: 'criteri-prova',
    visitor: as('editore'),
    path: '/bandi?f=redazione:=:bozza',
    reach: async (page) => {
      await withCriterion(page, 'Organico')
      await press(page, 'Prova su un’azienda')
      await expect(page.getByRole('region', { name: /^Esito per / })).toBeVisible()
    },
  },
]
