import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-pratiche', '@portal', '@mf-aziende']

const press = { name: 'Conferma il passo' } as const

test('one case file: a document in one click, a step in two', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/pratiche?f=stato:=:verifica_requisiti')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Percorso della pratica' })).toBeVisible()

  await test.step('advance: two clicks', async () => {
    const clicks = countClicks(page)
    await page.getByRole('button', { name: 'Passa a raccolta documenti' }).click()
    await page.getByRole('button', press).click()
    await expect(page.getByRole('button', { name: 'Segna come pronta' })).toBeVisible()
    await clicks.atMost(2)
  })

  const missing = page.getByRole('region', { name: 'Documenti da raccogliere' })

  await test.step('upload a document from the landing: one click', async () => {
    const row = missing.getByRole('listitem').first()
    const clicks = countClicks(page)
    const chooser = page.waitForEvent('filechooser')
    await row.getByRole('button', { name: /^(Carica|Sostituisci): / }).click()
    await (
      await chooser
    ).setFiles({ name: 'visura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await expect(row.getByText('Caricato', { exact: true })).toBeVisible()
    await clicks.atMost(1)
  })

  await test.step('save the file from its row: one click', async () => {
    const row = missing.getByRole('listitem').filter({ hasText: 'Caricato' }).first()
    await expect(row).toContainText(/\.pdf.*caricato il \d\d\/\d\d\/\d{4}/)
    await expect(row.getByRole('button', { name: /^Apri / })).toBeVisible()
    const clicks = countClicks(page)
    const saved = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Scarica / }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    await clicks.atMost(1)
  })

  await test.step('by keyboard too', async () => {
    const chooser = page.waitForEvent('filechooser')
    await missing.getByRole('button', { name: 'Carica un altro documento' }).focus()
    await page.keyboard.press('Enter')
    await (
      await chooser
    ).setFiles({ name: 'preventivo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await page.getByRole('tab', { name: 'Documenti' }).click()
    await expect(page.getByRole('button', { name: 'preventivo', exact: true })).toBeVisible()
  })

  await test.step('hand the folder out: an archive, and its index to print', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: /^Scarica il fascicolo/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Fascicolo .*\.zip$/)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Stampa il fascicolo' }).click()
    await expect((await opened).getByRole('heading', { name: 'Documenti', exact: true })).toBeVisible()
  })
})

test(
  'one case file: documents are asked for by mail in two clicks, and that is noted',
  { tag },
  async ({ signedIn }) => {
    const page = await signedIn('gestore')
    await page.goto('/pratiche?f=stato:=:verifica_requisiti&f=documenti:=:mancanti')
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Documenti da raccogliere' })).toBeVisible()
    const clicks = countClicks(page)
    await page
      .getByRole('button', { name: /^Richiedi / })
      .first()
      .click()
    const address = page.getByRole('dialog').getByRole('textbox', { name: /^E-mail/ })
    await expect(address).toHaveValue(/@/)
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByText(/^Richiesta inviata a /).first()).toBeVisible()
    await clicks.atMost(2)
    await page.getByRole('tab', { name: 'Note' }).click()
    await expect(page.getByText(/^Documenti chiesti per e-mail a /).first()).toBeVisible()
  },
)
