import { dataFile } from '@bandiera/factories/data'
import { expect, type Page } from '@playwright/test'
import { chooseInMenu } from '../page-menu.ts'
import { as, type State } from './state.ts'

const RECORDS = dataFile('incentivi_gov_it.json')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importa da incentivi.gov.it' })

/** The trial of an official file, which writes nothing. */
const tryGrants = async (page: Page): Promise<void> => {
  await chooseInMenu(page, 'Importa da incentivi.gov.it')
  await dialog(page).locator('input[type=file]').setInputFiles(RECORDS)
  await expect(dialog(page).getByRole('table')).toBeVisible()
}

/** Opens a stored grant that an import asks about; the records are imported where they are not yet. */
const asked = async (page: Page): Promise<void> => {
  await tryGrants(page)
  const write = dialog(page).getByRole('button', { name: /^Importa \d/ })
  if (await write.isVisible()) {
    await write.click()
    await expect(dialog(page)).toContainText('Importazione conclusa')
  }
  await page.goto('/bandi?f=controllo:=:si')
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Da controllare' })).toBeVisible()
}

/** Imports as the server lists them: one can be taken back, one was. */
const listed = (tipo: 'incentivi' | 'aziende') => (page: Page) =>
  page.route('**/api/importazioni', (route) => {
    const one = { tipo, chi: 'Gina Gestisce', nuovi: 12, aggiornati: 1 }
    const importazioni = [
      {
        ...one,
        id: '1',
        quando: '2026-11-20T09:30:00Z',
        file: 'elenco-dei-clienti-dello-studio-2026.xlsx',
        annullabile: true,
      },
      {
        ...one,
        id: '2',
        quando: '2026-11-19T08:00:00Z',
        annullabile: false,
        annullata: { quando: '2026-11-19T08:05:00Z', restano: 1 },
      },
    ]
    return route.fulfill({ json: { importazioni } })
  })

/** Tries a file in which a stored company has another name of its town and other accounts. */
const tryCompany = async (page: Page): Promise<void> => {
  await page.goto('/aziende')
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  const facts = page
    .getByRole('main')
    .getByText(/\d{11}/)
    .first()
  const [number] = /\d{11}/.exec(await facts.innerText()) ?? ['']
  await page.goto('/aziende?importa=1')
  const text = `Nome;Partita IVA;Fatturato (migliaia);Telefono\nAltro nome Srl;${number};7.654;333 1234567 / 02 5555\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await press(page, 'Prova')
  await press(page, 'Sovrascrivi')
  await page
    .getByText(/^Cambia(no)? \d+ camp/)
    .first()
    .click()
}

/** Chooses a file for the table of comuni. */
const tryTable = (content: unknown, shown: 'heading' | 'alert') => async (page: Page) => {
  const section = page.getByRole('region', { name: 'Dati di riferimento' })
  const file = { name: 'comuni.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) }
  await section.locator('input[type=file]').first().setInputFiles(file)
  const report = page.getByRole('dialog', { name: 'Comuni: che cosa cambia' })
  await expect(
    shown === 'alert' ? report.getByRole('alert') : report.getByRole('heading', { level: 3 }).first(),
  ).toBeVisible()
}
const COMUNE = {
  codice: '098999',
  nome: 'Borgonuovo sul Lago',
  sigla: 'LO',
  provincia: { codice: '098', sigla: 'LO' },
  regione: { codice: '03' },
}

/** Imports from files: trials, open questions, lists of imports. */
export const importStates: readonly State[] = [
  { name: 'importa-bandi-prova', visitor: as('editore'), path: '/bandi', reach: tryGrants },
  {
    name: 'importa-bandi-elenco',
    visitor: as('editore'),
    path: '/bandi',
    arrange: listed('incentivi'),
    reach: async (page) => {
      await chooseInMenu(page, 'Importa da incentivi.gov.it')
      await dialog(page).getByText('Importazioni fatte').first().click()
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
      await dialog(page).getByText('Rileggi dalla fonte').first().click()
    },
  },
  {
    name: 'bando-da-controllare',
    visitor: as('editore'),
    path: '/bandi',
    reach: async (page) => {
      await asked(page)
      await page.getByText('Da dove viene ogni campo').first().click()
    },
  },
  {
    name: 'importa-aziende-elenco',
    visitor: as('gestore'),
    path: '/aziende?importa=1',
    arrange: listed('aziende'),
    reach: async (page) => {
      await press(page, 'Annulla l’importazione')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { name: 'importa-aziende-diversi', visitor: as('gestore'), path: '/aziende', reach: tryCompany },
  {
    name: 'impostazioni-tabella-prova',
    visitor: as('admin'),
    path: '/impostazioni',
    reach: tryTable([COMUNE], 'heading'),
  },
  {
    name: 'impostazioni-tabella-errata',
    visitor: as('admin'),
    path: '/impostazioni',
    reach: tryTable({ foto: 1 }, 'alert'),
  },
]
