import { expect, test } from '../fixtures.ts'
import { expectPaper } from '../support/expect-paper.ts'
import { INTERNAL } from '../support/names-on-paper.ts'
import { columnWidth, paperOf } from '../support/paper.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

test('the start page, the archive and companies side by side are paper of the house', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Bandi in scadenza' }).getByRole('listitem').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const start = await paperOf(page)
  expectPaper(start, { atMost: 2 })
  expect(start.texts[0]).toMatch(INTERNAL)
  expect(start.texts.join(' ')).not.toMatch(/Tutt[ei] (le|i) /)
  await page.emulateMedia({ media: null })
  const archive = [
    ['', ['Pratica', 'Azienda', 'Esito', 'Motivo', 'Chiusa il', 'Importo']],
    ['?tab=bandi', ['Titolo', 'Ente']],
  ] as const
  for (const [tab, headings] of archive) {
    await page.goto(`/archivio${tab}`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const paper = await paperOf(page)
    expectPaper(paper, { atMost: 2, headings })
    expect(columnWidth(paper, headings[0], headings[1])).toBeGreaterThan(40)
    expect(INTERNAL.test(paper.texts[0]!)).toBe(tab === '')
  }
  await page.goto('/incroci?tab=bando')
  const rows = page.getByRole('list', { name: /^Aziende per / }).getByRole('checkbox')
  for (const at of [0, 1, 2, 3]) await rows.nth(at).check()
  const names = page.getByRole('list', { name: /^Aziende per / }).getByRole('heading', { level: 2 })
  const chosen = (await names.allInnerTexts()).slice(0, 4)
  await page.getByRole('region', { name: 'Azioni sulla selezione' }).getByRole('button', { name: 'Confronta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Aziende a confronto per / })).toBeVisible()
  const compared = await paperOf(page)
  expectPaper(compared, { atMost: 3 })
  expect(compared.texts[0]).toMatch(INTERNAL)
  const columns = chosen.map((name) => compared.sheets[0]!.find(({ text }) => name.startsWith(text.trim()))?.x ?? 0)
  expect(columns.slice(1).map((x, at) => x - columns[at]! > 25)).toEqual([true, true, true])
  // the names again on every sheet
  for (const text of compared.texts) expect(namedInOrder(text, chosen)).toBe(true)
})

/** Whether a text has words of these names, one after the other. */
const namedInOrder = (text: string, names: readonly string[]): boolean => {
  const at = names.map((name) => text.indexOf(name.split(' ')[0]!))
  return at.every((one, n) => one >= 0 && (n === 0 || one > at[n - 1]!))
}

const italian = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

test('matches on paper follow the chosen columns and order', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/incroci')
  await page.getByRole('button', { name: 'Colonne' }).click()
  await page.getByRole('checkbox', { name: 'Punteggio' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Ordina per' }).getByRole('button', { name: 'Bando' }).click()
  await expect(page).toHaveURL(/ord=titolo/)
  const titles = page.getByRole('list', { name: /^Bandi per / }).getByRole('heading', { level: 2 })
  await expect(async () => {
    const shown = await titles.allInnerTexts()
    expect(shown).toEqual(shown.toSorted(italian.compare))
  }).toPass()
  const [first = ''] = await titles.allInnerTexts()
  const paper = await paperOf(page)
  expectPaper(paper, { atMost: 3, headings: ['Bando', 'Esito', 'Chiusura', 'Forma', 'Intensità', 'Importo max'] })
  expect(paper.texts[0]).not.toContain('Punteggio')
  const rows = paper.texts[0]!.slice(paper.texts[0]!.indexOf('Intensità'))
  expect(rows.indexOf(first)).toBeLessThan(60)
  // the choice is of the person: another page of it has it, and gives it back
  await page.reload()
  await expect(titles.first()).toBeVisible()
  await page.getByRole('button', { name: 'Colonne' }).click()
  await expect(page.getByRole('checkbox', { name: 'Punteggio' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Come all’inizio' }).click()
  await expect(page.getByRole('group', { name: 'Ordina per' }).getByRole('button', { name: 'Punteggio' })).toBeVisible()
})

test(
  'needs print with what they are for and whether they are offered, without what one does',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto('/esigenze')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    const paper = await paperOf(page)
    expectPaper(paper, { atMost: 2, headings: ['Esigenza', 'Gruppo', 'Obiettivi e spese', 'Aziende', 'Attiva'] })
    expect(columnWidth(paper, 'Esigenza', 'Gruppo')).toBeGreaterThan(40)
    const rows = await page.getByRole('switch').count()
    expect(paper.texts.join(' ').match(/Sì(?= |$)/g)).toHaveLength(rows)
    expect(paper.texts.join(' ')).not.toMatch(/Ordine|Azioni|Unisci/)
  },
)

test('Ctrl+P prints as the button does, late parts included', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.querySelector('main')!.textContent
    }
  })
  await page.goto('/aziende?ord=-completezza')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.keyboard.press('Control+p')
  // the indices are code of another module
  await expect(page.locator('html')).toHaveAttribute('data-printed', /Redditività/)
})
