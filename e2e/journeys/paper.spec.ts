import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectPaper } from '../support/expect-paper.ts'
import { companyNames, namedOn as named } from '../support/names-on-paper.ts'
import { columnWidth, paperOf } from '../support/paper.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

/** Names of the companies that a gestore sees. */
async function companies(page: Page): Promise<string[]> {
  await page.goto('/privacy')
  return companyNames(page)
}

const open = async (page: Page, list: string): Promise<void> => {
  await page.goto(list)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Shows the page as paper and waits for the parts that only paper has. */
async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

test('matches of a company: a line for each grant, with what a client asks for', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const names = await companies(page)
  await page.goto('/incroci')
  await expect(
    page
      .getByRole('list', { name: /^Bandi per / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  const azienda = (await page.getByRole('combobox', { name: 'Azienda' }).inputValue()).split(' · ')[0]!
  const paper = await paperOf(page)
  const headings = ['Bando', 'Esito', 'Punteggio', 'Chiusura', 'Forma', 'Intensità']
  expectPaper(paper, { atMost: 3, headings })
  expect(columnWidth(paper, 'Bando', 'Esito')).toBeGreaterThan(45)
  expect(paper.texts[0]).toContain(azienda)
  expect(named(paper.texts, names)).toEqual([azienda])
})

test('companies of a grant: a line each, marked as paper of the house', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/incroci?tab=bando')
  const rows = page.getByRole('list', { name: /^Aziende per / }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const paper = await paperOf(page)
  expectPaper(paper, { atMost: 7, headings: ['Azienda', 'Partita IVA', 'Esito'] })
  expect(columnWidth(paper, 'Azienda', 'Partita IVA')).toBeGreaterThan(45)
  expect(paper.texts[0]).toContain('Uso interno: nomina più clienti')
  // all of them, of which the screen shows the first hundred
  const whole = Number(/(\d+) aziende/.exec(paper.texts[0]!)?.[1])
  expect(whole).toBeGreaterThan(100)
  expect(paper.texts.join(' ').match(/\b\d{11}\b/g)?.length).toBeGreaterThan(whole * 0.9)
})

const ROWS_OF_A_SHEET = 30
const lists = [
  ['gestore', '/aziende', ['Ragione sociale', 'Partita IVA', 'Dimensione', 'Residuo de minimis', 'Incroci aperti'], 5],
  ['gestore', '/bandi', ['Titolo', 'Ente', 'Stato', 'Scadenza', 'Importo max', 'Forma'], 2],
  ['gestore', '/pratiche', ['Pratica', 'Azienda', 'Stato', 'Scadenza', 'Mancanti', 'Importo'], 3],
  ['admin', '/utenti', ['Nome e cognome', 'E-mail', 'Ruolo', 'Aziende'], 1],
  ['admin', '/istitutiCredito', ['Istituto', 'Tipo', 'TAN', 'Prodotti'], 1],
] as const

for (const [role, path, headings, atMost] of lists)
  test(`${path} prints all its columns at any width of the window`, { tag }, async ({ signedIn }) => {
    const page = await signedIn(role)
    await page.setViewportSize({ width: 700, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await onPaper(page)
    const shown = await page.getByRole('main').getByRole('status').first().innerText()
    const paper = await paperOf(page)
    // journeys before this one may have added records
    expectPaper(paper, { atMost: Math.max(atMost, Math.ceil(parseInt(shown) / ROWS_OF_A_SHEET)), headings })
    expect(columnWidth(paper, headings[0], headings[1])).toBeGreaterThan(40)
  })

test('a grant for a client names no company; for the house it does, and says so', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const names = await companies(page)
  await open(page, '/bandi')
  await expect(page.getByRole('region', { name: 'Aziende compatibili' }).getByRole('listitem').first()).toBeVisible()
  const paper = await paperOf(page)
  expectPaper(paper, { atMost: 3 })
  const text = paper.texts.join(' ')
  expect(named(paper.texts, names)).toEqual([])
  expect(text).not.toMatch(/Aziende compatibili|Pratiche/)
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { paper: 'internal' }))
  const internal = (await paperOf(page)).texts.join(' ')
  expect(internal).toContain('Uso interno')
  expect(named([internal], names).length).toBeGreaterThan(0)
})

test('the sheet of a company has all of it, from any open tab', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page, '/aziende?ord=-completezza')
  await page.goto(`${new URL(page.url()).pathname}?tab=aiuti`)
  await expect(page.getByRole('tab').first()).toBeVisible()
  await onPaper(page)
  await expect(page.getByRole('heading', { name: 'Redditività' })).toBeVisible()
  const paper = await paperOf(page)
  expectPaper(paper, { atMost: 8 })
  const text = paper.texts.join(' ')
  for (const part of [
    'Anagrafica',
    'Contatti',
    'Sedi',
    'Codici ATECO',
    'Bilanci',
    'Dimensione d’impresa',
    'De minimis',
    'KPI',
  ])
    expect(text.split(part).length, part).toBeGreaterThanOrEqual(2)
  expect(text).not.toContain('Storico')
})

test('a case file prints its data, checklist, deadlines and amounts, not its notes', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await open(page, '/pratiche')
  await onPaper(page)
  const paper = await paperOf(page)
  expectPaper(paper, { atMost: 4 })
  const text = paper.texts.join(' ')
  for (const part of ['Dati della pratica', 'Checklist', 'Scadenze', 'Importi']) expect(text).toContain(part)
  expect(text).not.toMatch(/Attività aperte|Storico/)
  // the title of the page, which the window has a second later
  expect(paper.texts[1]).toContain('– Pratica – Bandiera')
})

test('grants side by side, and the sheet of one, are for a client alone', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: 'agevolaitalia.localhost' })
  const names = await companies(page)
  await page.goto('/incroci')
  const rows = page.getByRole('list', { name: /^Bandi per / }).getByRole('checkbox')
  for (const at of [0, 1, 2]) await rows.nth(at).check()
  await page.getByRole('link', { name: 'Confronta (3)' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Bandi a confronto per / })
  await expect(heading).toBeVisible()
  const azienda = (await heading.innerText()).replace('Bandi a confronto per ', '')
  const compared = await paperOf(page)
  expectPaper(compared, { atMost: 3, tenant: 'AgevolaItalia' })
  await page.getByRole('link', { name: 'Torna agli incroci' }).click()
  await page.getByRole('link', { name: 'Scheda', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Stampa o salva in PDF' })).toBeVisible()
  await expect(page.locator('main .loading')).toHaveCount(0)
  const sheet = await paperOf(page)
  expectPaper(sheet, { atMost: 2, tenant: 'AgevolaItalia' })
  const texts = [...compared.texts, ...sheet.texts]
  expect(named(texts, names)).toEqual([azienda])
  // what the house has still to do, a number as machines write it, a second sign for nothing
  expect(texts.join(' ')).not.toMatch(/indicalo|--|\+39\d/)
})

test('financings print with the request, and what is compared prints alone', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/credito?importo=80000')
  await expect(page.getByRole('table')).toBeVisible()
  const paper = await paperOf(page)
  expectPaper(paper, { atMost: 2, headings: ['Prodotto', 'Rata mensile', 'TAN', 'Tempi'] })
  expect(paper.texts[0]).toContain('Importo 80.000 €')
  const products = page.getByRole('rowheader')
  const name = (await products.first().innerText()).split(' · ')[0]!
  await page.getByRole('table').getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Confronta', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Confronto' })).toBeVisible()
  const compared = await paperOf(page)
  expectPaper(compared, { atMost: 2 })
  expect(compared.texts[0]).toContain(name)
  expect(compared.texts.join(' ')).not.toMatch(/10 prodotti|Quota capitale/)
})

test('no layout counts on something that paper hides', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  for (const path of [
    '/dashboard',
    '/aziende',
    '/bandi',
    '/pratiche',
    '/incroci',
    '/incroci?tab=bando',
    '/credito',
    '/esigenze',
    '/archivio',
  ]) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await onPaper(page)
    expect(await page.evaluate(gridsWithHoles), path).toEqual([])
  }
})

/** Grids on paper of which some items are hidden, unless each item has its own place by name. */
function gridsWithHoles(): string[] {
  const shown = (element: Element) => element.getClientRects().length > 0
  const isHidden = (item: Element) => getComputedStyle(item).display === 'none'
  return [...document.querySelectorAll('main *')]
    .filter((one) => shown(one) && getComputedStyle(one).display.endsWith('grid'))
    .filter((grid) =>
      [...grid.children].some((item) => isHidden(item) && getComputedStyle(item).gridRowStart === 'auto'),
    )
    .map((grid) => grid.outerHTML.slice(0, 120))
}
