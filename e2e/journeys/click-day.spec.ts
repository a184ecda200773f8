import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tag = ['@mf-bandi', '@portal', '@mf-incroci', '@mf-pratiche']

/** The grant of a future click day, from the row that counts down to it. */
async function openClickDay(page: Page): Promise<string> {
  await page.goto('/incroci?f=stato:=:in_apertura')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('timer') })
  await row.first().getByRole('heading', { level: 2 }).getByRole('link').click()
  await expect(page).toHaveURL(/\/bando\/[0-9a-f]{24}/)
  return new URL(page.url()).pathname
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Salva/ }).click()
  await expect(page.getByText('Bando salvato.')).toBeVisible()
}

test(
  'a click day is counted down to, in the portal and on the public page, in words beside it',
  { tag },
  async ({ browser, signedIn, addressOf }) => {
    const page = await signedIn('gestore')
    const inside = await openClickDay(page)
    const dates = page.getByRole('region', { name: 'Date' })
    await expect(dates).toContainText(/Apre \S+ \d+ \S+ \d{4} alle \d\d:\d\d/)
    await expect(dates.getByRole('timer')).toHaveText(/giorn|or[ae]|minut/)
    await expect(dates).toContainText(/Precompilazione (da|aperta|chiusa)/)

    const editore = await signedIn('editore')
    await editore.goto(`${inside}?modifica=tutto`)
    await editore.getByRole('checkbox', { name: /^Pubblico: / }).check()
    await save(editore)
    const context = await browser.newContext({ baseURL: addressOf() })
    const passer = await context.newPage()
    await passer.goto(inside)
    const timer = passer.getByRole('timer')
    await expect(timer).toHaveText(/^Tra \d+ giorn/)
    const opening = Number(await timer.getAttribute('data-conto'))

    await test.step('second by second on its last day, and gone at its hour', async () => {
      await passer.clock.install({ time: opening - 3 * 3_600_000 })
      await passer.reload()
      await expect(timer).toHaveText(/^Tra 0[23]:\d\d:\d\d$/)
      const before = await timer.textContent()
      await passer.clock.runFor(2_000)
      await expect(timer).not.toHaveText(before ?? '')
      await passer.clock.runFor(3 * 3_600_000)
      await expect(timer).toBeHidden()
    })
    await test.step('minute by minute where the person prefers reduced motion', async () => {
      await passer.emulateMedia({ reducedMotion: 'reduce' })
      await passer.clock.setSystemTime(opening - 3 * 3_600_000)
      await passer.reload()
      await expect(timer).toHaveText(/^Tra (3 ore|2 ore e 59 minuti)$/)
    })
    await context.close()
  },
)

test(
  'a person whose case file waits in a ranking gets a notice as soon as the editore extends it',
  { tag },
  async ({ signedIn }) => {
    const gestore = await signedIn('gestore')
    await gestore.goto('/pratiche?f=stato:=:istruttoria')
    await gestore.getByRole('table').getByRole('link').first().click()
    await gestore.getByRole('button', { name: 'Altri passi' }).click()
    await gestore.getByRole('menuitem', { name: 'Ammessa non finanziata' }).click()
    await gestore.getByRole('button', { name: 'Conferma il passo' }).click()
    await expect(gestore.getByRole('list', { name: 'Percorso della pratica' })).toBeVisible()
    const hint = gestore.getByRole('region', { name: 'La graduatoria è scorsa' })
    const note = 'risorse tornate disponibili'
    await expect(hint.getByText(note)).toHaveCount(0)
    const grant = await gestore.getByRole('main').locator('a[href*="/bando/"]').first().getAttribute('href')

    const editore = await signedIn('editore')
    await editore.goto(`${grant}?modifica=finestra`)
    await editore.getByRole('combobox', { name: /^Procedura/ }).selectOption('A graduatoria')
    await editore.getByRole('textbox', { name: /^Data della graduatoria/ }).fill('')
    await editore.getByRole('button', { name: 'Aggiungi uno scorrimento' }).click()
    const today = new Intl.DateTimeFormat('it-IT', {
      timeZone: 'Europe/Rome',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    })
    await editore.getByRole('textbox', { name: 'Giorno' }).last().fill(today.format(new Date()))
    await editore.getByRole('textbox', { name: /^Nota/ }).last().fill(note)
    await save(editore)
    await expect(hint).toContainText(note)
  },
)
