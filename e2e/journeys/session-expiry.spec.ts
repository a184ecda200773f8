import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { emailOf, enter, PASSWORD, signIn } from '../sign-in.ts'
import { axeProblems } from '../support/axe.ts'
import { partitaIvaOf } from '../support/new-company.ts'
import { endSession, expiredDialog, signInAgain, storedToken } from '../support/session.ts'
import { wireUnder } from '../support/wire.ts'

const tag = ['@portal', '@mf-aziende', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const formOf = (page: Page) => page.getByRole('form', { name: 'Nuova azienda' })

/** A form of a new company with its name typed, and nothing else yet. */
async function startCompany(page: Page, name: string): Promise<void> {
  await page.goto('/aziende')
  await page.getByRole('link', { name: 'Nuova azienda' }).click()
  await formOf(page).getByRole('textbox', { name: 'Ragione sociale' }).fill(name)
}

test(
  'a session that ends over a half-filled form is renewed over it, and what was typed can be saved',
  { tag },
  async ({ page, addressOf }) => {
    await signIn(page, 'gestore')
    await startCompany(page, 'Sessione Lunga Srl')
    const name = formOf(page).getByRole('textbox', { name: 'Ragione sociale' })
    await name.focus()
    await endSession(page, addressOf())
    await expect(expiredDialog(page)).toBeVisible()
    await expect(expiredDialog(page).getByLabel('E-mail')).toHaveValue(emailOf('gestore'))
    await expect(expiredDialog(page).getByLabel('Password')).toBeFocused()

    await test.step('a wrong password is said in the dialog, which stays', async () => {
      await signInAgain(page, 'sbagliata-2026')
      await expect(expiredDialog(page).getByRole('alert')).toContainText(/password/i)
    })
    await signInAgain(page)
    await expect(expiredDialog(page)).toBeHidden()
    await expect(name).toHaveValue('Sessione Lunga Srl')
    await expect(name).toBeFocused()

    await formOf(page).getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(4201))
    await formOf(page).getByRole('button', { name: 'Aggiungi azienda' }).click()
    await expect(page.getByRole('heading', { name: 'Sessione Lunga Srl', level: 1 })).toBeVisible()

    await test.step('the feed goes on: the new company is in the list without a reload', async () => {
      await page
        .getByRole('link', { name: /elenco|Aziende/ })
        .first()
        .click()
      await page.getByRole('searchbox', { name: 'Cerca aziende' }).fill('Sessione Lunga')
      await expect(page.getByRole('link', { name: 'Sessione Lunga Srl' })).toBeVisible()
    })
  },
)

test(
  'a save that the server refuses because the session is over can be repeated after the login',
  { tag },
  async ({ page, addressOf }) => {
    const wire = await wireUnder(page)
    await signIn(page, 'gestore')
    await startCompany(page, 'Salvata Dopo Srl')
    await formOf(page).getByRole('textbox', { name: 'Partita IVA' }).fill(partitaIvaOf(4202))
    // the page gets no message that the session ended: only the refused save shows it
    wire.deafTo('#removeAuthToken', '#kickOut')
    await endSession(page, addressOf())
    await formOf(page).getByRole('button', { name: 'Aggiungi azienda' }).click()
    await expect(expiredDialog(page)).toBeVisible()
    // the swallowed messages are not sent again: on a new connection page and server agree
    wire.deafTo()
    await wire.cut()
    wire.mend()
    await signInAgain(page)
    await expect(expiredDialog(page)).toBeHidden()
    await expect(formOf(page).getByRole('alert')).toContainText('La sessione è finita')
    await formOf(page).getByRole('button', { name: 'Aggiungi azienda' }).click()
    await expect(page.getByRole('heading', { name: 'Salvata Dopo Srl', level: 1 })).toBeVisible()
  },
)

test('a session that ends can be left for the login, which leads back', { tag }, async ({ page, addressOf }) => {
  await signIn(page, 'gestore')
  await startCompany(page, 'Lasciata Srl')
  const { pathname, search } = new URL(page.url())
  await endSession(page, addressOf())
  await expiredDialog(page).getByRole('button', { name: 'Esci' }).click()
  // the page does not ask whether to leave the half-filled form
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(pathname + search)}`)
  expect(await storedToken(page)).toBeNull()
  await enter(page, emailOf('gestore'), PASSWORD, formOf(page))
  await expect(page).toHaveURL(pathname + search)
})

test(
  'the login over the page in one tab brings back the other tabs too',
  { tag },
  async ({ page, context, addressOf }) => {
    await signIn(page, 'gestore')
    await startCompany(page, 'Due Schede Srl')
    const other = await context.newPage()
    await startCompany(other, 'Altra Scheda Srl')
    await endSession(page, addressOf())
    await expect(expiredDialog(page)).toBeVisible()
    await expect(expiredDialog(other)).toBeVisible()
    await signInAgain(page)
    for (const [tab, name] of [
      [page, 'Due Schede Srl'],
      [other, 'Altra Scheda Srl'],
    ] as const) {
      await expect(expiredDialog(tab)).toBeHidden()
      await expect(formOf(tab).getByRole('textbox', { name: 'Ragione sociale' })).toHaveValue(name)
    }
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`the login over the page, ${colorScheme}, ${width} px: no violation`, { tag }, async ({ page, addressOf }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await signIn(page, 'gestore')
      await expect(page).toHaveURL(/\/incroci/)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await endSession(page, addressOf())
      await signInAgain(page, 'sbagliata-2026')
      await expect(expiredDialog(page).getByRole('alert')).toContainText(/password/i)
      expect(await axeProblems(page)).toEqual([])
    })
  }
}
