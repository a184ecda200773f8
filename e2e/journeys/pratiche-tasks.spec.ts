import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const press = { name: 'Conferma il passo' } as const

test('the case files: mine due this week, open one, move one on by dragging', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/pratiche')
  await expect(page.getByRole('table').first()).toBeVisible()

  await test.step('mine due this week: one click', async () => {
    const clicks = countClicks(page)
    await page.getByRole('button', { name: /^Mie questa settimana/ }).click()
    await expect(page).toHaveURL(/chi.*scade/)
    await clicks.atMost(1)
  })

  await test.step('open one: one click', async () => {
    await page.goto('/pratiche')
    const clicks = countClicks(page)
    await page.getByRole('table').getByRole('link').first().click()
    await expect(page.getByRole('list', { name: 'Percorso della pratica' })).toBeVisible()
    await clicks.atMost(1)
  })

  await test.step('move it on: one drag and a confirmation', async () => {
    await page.goto('/pratiche?vista=bacheca')
    const from = page.getByRole('region', { name: /^Bozza/ })
    const title = (await from.getByRole('link').first().textContent()) ?? ''
    const before = await from.getByRole('link').count()
    const clicks = countClicks(page)
    await from
      .locator('[draggable=true]')
      .first()
      .dragTo(page.getByRole('region', { name: /^Verifica requisiti/ }))
    await page.getByRole('button', press).click()
    await expect(from.getByRole('link')).toHaveCount(before - 1)
    expect(title).not.toBe('')
    // the drag is a press too
    await clicks.atMost(2)
  })
})

test('one case file: a document in one click, a step in two', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/pratiche?f=stato:=:verifica_requisiti')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('list', { name: 'Percorso della pratica' })).toBeVisible()

  await test.step('advance: two clicks', async () => {
    const clicks = countClicks(page)
    await page.getByRole('button', { name: 'Passa a raccolta documenti' }).click()
    await page.getByRole('button', press).click()
    await expect(page.getByRole('button', { name: 'Passa a pronta' })).toBeVisible()
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

test('one case file: documents are asked for by mail in two clicks, and that is noted', async ({ signedIn }) => {
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
})

test('the archive: find, restore, export', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  await page.goto('/archivio')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()

  await test.step('export: one click', async () => {
    const clicks = countClicks(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Esporta CSV/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^archivio-pratiche-/)
    await clicks.atMost(1)
  })

  await test.step('find by how it ended: two clicks', async () => {
    const clicks = countClicks(page)
    await page.getByRole('button', { name: /^Filtro Esito/ }).click()
    await page.getByRole('menuitemcheckbox', { name: /^Chiusa/ }).click()
    await page.keyboard.press('Escape')
    await clicks.atMost(2)
  })

  await test.step('restore: two clicks and a reason', async () => {
    const clicks = countClicks(page)
    await page
      .getByRole('button', { name: /^Ripristina / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Nota' }).fill('Chiusa per errore')
    await page.getByRole('button', { name: 'Riapri la pratica' }).click()
    await expect(page.getByText('Pratica riaperta')).toBeVisible()
    // the text box was filled without a click
    await clicks.atMost(2)
  })
})

test('a grant writes the aid into the company, seen at once in another browser', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const other = await signedIn('gestore')
  await page.goto('/pratiche?f=stato:=:istruttoria')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Passa a ammessa' }).click()
  await page.getByRole('button', press).click()
  await expect(page.getByRole('button', { name: 'Passa a concessa' })).toBeVisible()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Passa a concessa' })).toBeVisible()
  const company = await other.getByRole('main').locator('a[href*="/azienda/"]').first().getAttribute('href')

  await page.getByRole('button', { name: 'Passa a concessa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Importo concesso' }).fill('1234,56')
  await dialog.getByRole('combobox', { name: 'Regime di aiuto' }).selectOption('deMinimis')
  await dialog.getByRole('textbox', { name: /^Codice COR/ }).fill('87654321')
  await dialog.getByRole('textbox', { name: /^Codice CUP/ }).fill('J11B20000120001')
  await other.goto(`${company}?tab=aiuti`)
  await expect(other.getByRole('tabpanel')).toBeVisible()
  await expect(other.getByText('1.234,56')).toHaveCount(0)
  await page.getByRole('button', press).click()
  await expect(page.getByRole('button', { name: 'Passa a rendicontazione' })).toBeVisible()
  await expect(other.getByText(/1\.234,56|1\.235/).first()).toBeVisible()
})

test('a case file that is moved on in one browser moves in another', async ({ signedIn }) => {
  const page = await signedIn('gestore')
  const other = await signedIn('gestore')
  await page.goto('/pratiche?f=stato:=:bozza')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Passa a verifica requisiti' })).toBeVisible()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Passa a verifica requisiti' })).toBeVisible()
  await page.getByRole('button', { name: 'Passa a verifica requisiti' }).click()
  await page.getByRole('button', press).click()
  await expect(other.getByRole('button', { name: 'Passa a raccolta documenti' })).toBeVisible()
})
