import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tag = ['@mf-bandi', '@portal']

/** Every kind of criterion (domain, section 5), how it is filled in and the sentence it becomes. */
const KINDS: readonly [kind: string, fill: (page: Page) => Promise<void>, sentence: RegExp][] = [
  ['Territorio', (page) => choose(page, /^Regioni/, 'puglia'), /Puglia/],
  ['Codice ATECO', (page) => check(page, 'Tutti i settori'), /Tutti i settori/],
  ['Dimensione', (page) => check(page, /^Piccola/), /Piccola impresa/],
  ['Tipo di soggetto', (page) => check(page, 'Impresa'), /Tipo di soggetto: Impresa/],
  ['Forma giuridica', (page) => choose(page, /^Forme ammesse/, 'cooperativa sociale'), /sociale/i],
  ['Età dell’impresa', (page) => type(page, /^Da non più di/, '60'), /60 mesi|5 anni/],
  ['Qualifica', (page) => check(page, /^Impresa femminile|^Femminile/), /femminile/i],
  ['Fatturato', (page) => type(page, /^Almeno/, '100000'), /100\.000/],
  ['Organico', (page) => type(page, /^Al massimo/, '50'), /50/],
  ['Investimento', (page) => type(page, /^Almeno/, '20000'), /20\.000/],
  ['Obiettivo', (page) => check(page, 'Digitalizzazione'), /Digitalizzazione/],
  ['Spese ammesse', (page) => check(page, 'Costo del personale'), /Costo del personale/i],
  ['De minimis', (page) => type(page, /^Aiuto che il bando concede/, '35000'), /35\.000/],
  ['Regolarità', (page) => check(page, /durc/i), /durc/i],
  ['Bilanci', (page) => type(page, /^Bilanci approvati/, '2'), /Almeno 2 bilanci approvati/],
  [
    'Indici di bilancio',
    async (page) => {
      await editor(page)
        .getByRole('combobox', { name: /^Indice/ })
        .selectOption({ label: 'DSCR' })
      await type(page, /^Soglia/, '1,2')
    },
    /DSCR almeno 1,2/,
  ],
  ['Requisito in parole', (page) => type(page, /^Requisito/, 'Sede vicina al faro'), /Sede vicina al faro/],
]

const form = (page: Page) => page.getByRole('form', { name: /bando$/ })
const editor = (page: Page) => form(page).getByRole('group', { name: 'Criteri', exact: true })
const line = (page: Page, kind: string) => editor(page).getByRole('button', { name: new RegExp(`^${kind} · `) })
const check = (page: Page, name: string | RegExp) => editor(page).getByRole('checkbox', { name }).first().check()
const type = (page: Page, name: string | RegExp, text: string) =>
  editor(page).getByRole('textbox', { name }).first().fill(text)

async function choose(page: Page, name: RegExp, text: string): Promise<void> {
  await editor(page).getByRole('combobox', { name }).fill(text)
  await page.getByRole('listbox').getByRole('option').first().click()
}

const menu = async (page: Page, rule: string, item: string) => {
  await editor(page)
    .getByRole('button', { name: `Altre azioni: ${rule}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test(
  'every kind of criterion is added, filled in, weighed and grouped, tried on a company, and is the same after saving',
  { tag },
  async ({ signedIn }) => {
    test.slow()
    const page = await signedIn('editore')
    await page.goto('/bandi?nuovo=1')
    await form(page).getByRole('textbox', { name: 'Titolo', exact: true }).fill('Voucher dei criteri')
    for (const [kind, fill, sentence] of KINDS) {
      await test.step(kind, async () => {
        await editor(page).getByRole('button', { name: 'Aggiungi criterio' }).click()
        await page.getByRole('menuitem', { name: kind, exact: true }).click()
        await fill(page)
        await expect(line(page, kind)).toHaveAccessibleName(sentence)
        if (kind === 'Qualifica') {
          await editor(page).getByText('Preferenziale', { exact: true }).click()
          await expect(line(page, kind)).toHaveAccessibleName(/Preferenziale/)
          await type(page, /^Peso nel punteggio/, '30')
        }
        await line(page, kind).click()
      })
    }
    await menu(page, 'Organico fino a 50 addetti', 'Rendilo alternativo al criterio sopra')
    await expect(editor(page)).toContainText('Ne basta uno · 2 alternative')

    await test.step('the verdict on a company, criterion by criterion', async () => {
      await form(page).getByRole('button', { name: 'Prova su un’azienda' }).click()
      const verdict = form(page).getByRole('region', { name: /^Esito per Officina meccanica a Bari/ })
      await expect(verdict.getByRole('listitem')).toHaveCount(KINDS.length)
      await expect(verdict.getByRole('listitem').filter({ hasText: 'Puglia' })).toContainText('Sì')
      await expect(verdict.getByRole('listitem').filter({ hasText: 'Sede vicina al faro' })).toContainText(
        'Da verificare',
      )
    })

    const before = await editor(page)
      .getByRole('button', { name: / · peso \d/ })
      .allTextContents()
    await form(page).getByRole('button', { name: 'Crea in bozza' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Voucher dei criteri' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Modifica', exact: true }).click()
    await expect(line(page, 'Qualifica')).toHaveAccessibleName(/Preferenziale · peso 30/)
    await expect(editor(page)).toContainText('Ne basta uno · 2 alternative')
    expect(
      await editor(page)
        .getByRole('button', { name: / · peso \d/ })
        .allTextContents(),
    ).toEqual(before)
  },
)
