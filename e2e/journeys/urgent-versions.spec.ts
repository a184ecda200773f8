import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { enter } from '../support/conditions.ts'
import { problemsOf } from '../support/page-problems.ts'
import { partitaIvaOf } from '../support/new-company.ts'
import { commandLine, publishFaultyModule } from '../support/releases.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const why = ['--reason', 'guasto grave', '--urgent']
const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const loadedOnce = (page: Page) => page.evaluate(() => Object.assign(window, { loadedOnce: true }))
const isTheSamePage = (page: Page) => page.evaluate(() => 'loadedOnce' in window)

test(
  'an urgent version loses nothing of a form: it starts after the save, or at once when the person says so',
  { tag },
  async ({ signedIn, dataFolder, addressOf }) => {
    const modulo = commandLine({ dataFolder, addressOf })
    await publishFaultyModule({ dataFolder, addressOf }, ['2.0.0', '2.1.0'])
    await modulo('promote', 'mf-guasti', '2.0.0', '--reason', 'la prima')
    const page = await signedIn('gestore')
    await page.goto('/guasti')
    await expect(heading(page, 'Guasti 2.0.0')).toBeVisible()
    await loadedOnce(page)
    const appunto = page.getByRole('textbox', { name: 'Appunto' })
    await appunto.fill('da non perdere')

    await modulo('promote', 'mf-guasti', '2.1.0', ...why)
    const dialog = question(page, 'Aggiornamento importante di Guasti 2.1.0')
    await expect(dialog).toContainText('Hai modifiche non salvate in «Guasti 2.0.0»: se confermi ora si perdono.')
    await expect(dialog.getByRole('button', { name: 'Dopo aver salvato' })).toBeFocused()
    expect(await problemsOf(page, 'urgent version')).toEqual([])
    await dialog.getByRole('button', { name: 'Dopo aver salvato' }).click()
    await expect(dialog).toBeHidden()
    await expect(heading(page, 'Guasti 2.0.0')).toBeVisible()
    await expect(appunto).toHaveValue('da non perdere')
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(heading(page, 'Guasti 2.1.0')).toBeVisible()

    await appunto.fill('si può perdere')
    await modulo('rollback', 'mf-guasti', ...why)
    const back = question(page, 'Aggiornamento importante di Guasti 2.0.0')
    await back.getByRole('button', { name: 'Usa ora senza salvare' }).click()
    await expect(heading(page, 'Guasti 2.0.0')).toBeVisible()
    await expect(appunto).toHaveValue('')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await isTheSamePage(page)).toBe(true)
    // the journeys that follow on this portal know nothing of it
    await modulo('disable', 'mf-guasti', '--reason', 'la prova è finita')
  },
)

test(
  'a module that is switched off at once lets a form be finished and saved',
  { tag },
  async ({ signedIn, dataFolder, addressOf }) => {
    const modulo = commandLine({ dataFolder, addressOf })
    const page = await signedIn('gestore')
    await page.goto('/aziende')
    await loadedOnce(page)
    await page.getByRole('link', { name: 'Nuova azienda' }).first().click()
    const form = page.getByRole('form', { name: 'Nuova azienda' })
    await form.getByRole('textbox', { name: 'Ragione sociale' }).fill('Salvata in tempo Srl')

    await modulo('disable', 'mf-aziende', '--tenant', 'localhost', ...why)
    const dialog = question(page, 'Il portale non ha più Aziende')
    await expect(dialog).toContainText('Questa pagina si chiude e torni a quella iniziale.')
    await expect(dialog).toContainText('Hai modifiche non salvate in «Nuova azienda»')
    expect(await problemsOf(page, 'module switched off')).toEqual([])
    await enter(page, { theme: 'light', width: 1280 })
    await dialog.getByRole('button', { name: 'Dopo aver salvato' }).click()
    await expect(page.getByText(/^Il portale non ha più Aziende\./)).toContainText('puoi ancora salvarle')
    await form.getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(815))
    await form.getByRole('button', { name: 'Scegli la provincia' }).click()
    await form.getByRole('combobox', { name: /^Provincia/ }).selectOption('Milano (MI)')
    await form.getByRole('button', { name: 'Aggiungi azienda' }).click()
    await expect(page).toHaveURL(/\/incroci\?azienda=/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await isTheSamePage(page)).toBe(true)

    await modulo('enable', 'mf-aziende', '--tenant', 'localhost', '--reason', 'riparato')
    await page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Aziende', exact: true })
      .click()
    await expect(heading(page, 'Aziende')).toBeVisible()
    await page.getByRole('searchbox').first().fill('Salvata in tempo')
    await expect(page.getByRole('link', { name: 'Salvata in tempo Srl' })).toBeVisible()
  },
)

test(
  'a popup window asks too, and closes when its person says so',
  { tag },
  async ({ signedIn, dataFolder, addressOf }) => {
    const host = 'agevolaitalia.localhost'
    const modulo = commandLine({ dataFolder, addressOf })
    const page = await signedIn('gestore', { host })
    await page.goto('/dashboard')
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'PRESTITI (si apre in una nuova finestra)' }).click()
    const popup = await opening
    await expect(heading(popup, 'PRESTITI')).toBeVisible()

    await modulo('disable', 'mf-istituti', '--tenant', host, ...why)
    const dialog = question(popup, /^Il portale non ha più /)
    await expect(dialog).toContainText('Questa finestra si chiude.')
    await dialog.getByRole('button', { name: 'Più tardi' }).click()
    await expect(dialog).toBeHidden()
    const line = popup.getByRole('status').filter({ hasText: 'Questa finestra resta aperta finché non la chiudi.' })
    await expect(line).toBeInViewport()
    const closed = popup.waitForEvent('close')
    await line.getByRole('button', { name: 'Chiudi la finestra' }).click()
    await closed
    await modulo('rollback', 'mf-istituti', '--tenant', host, '--reason', 'riparato')
  },
)
