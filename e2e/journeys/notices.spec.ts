import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { emailOf, enter, PASSWORD } from '../sign-in.ts'
import { bellOf, openPalette } from '../support/palette.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

// an editore gets no notices of matches: the panel holds what happened on this page alone, also beside other journeys
const panel = (page: Page) => page.getByRole('group', { name: 'Notifiche' })

/** Refuses to copy, so that the notice is an error that needs no action. */
async function failToCopy(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/bandi')
  await expect(page.getByRole('heading', { name: 'Bandi', level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('copia')
  await page.keyboard.press('Enter')
}

test('a notice that has gone waits in the panel until the person has read it', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await failToCopy(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Il browser non permette di copiare' })
  await expect(notice).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(bellOf(page)).toHaveAccessibleName('Notifiche, 1 da leggere')
  await bellOf(page).focus()
  await page.keyboard.press('Enter')
  const row = panel(page).getByRole('list', { name: 'Notifiche' }).getByRole('listitem')
  await expect(row).toContainText('Errore')
  await expect(row).toContainText('Il browser non permette di copiare')
  await expect(row.locator('time')).toHaveText(/^\d\d:\d\d$/)
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Segna tutte come lette' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bellOf(page)).toBeFocused()
  await expect(bellOf(page)).toHaveAccessibleName('Notifiche')
  await expect(panel(page)).toBeHidden()
})

test('a notice stays as long as the pointer is on it', { tag }, async ({ signedIn }) => {
  const page = await signedIn('editore')
  await page.clock.install()
  await failToCopy(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Il browser non permette di copiare' })
  await notice.hover()
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(600, 100)
  await page.clock.runFor(6_000)
  await expect(notice).toBeHidden()
})

test('the panel keeps a refused login after the person signs in', { tag }, async ({ page }) => {
  await page.goto('/login')
  const refusal = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .first()
  await enter(page, emailOf('editore'), 'sbagliata-2026', refusal)
  await enter(page, emailOf('editore'), PASSWORD, page.getByRole('navigation', { name: 'Principale' }))
  await bellOf(page).click()
  await expect(panel(page).getByRole('listitem')).toContainText(/password/i)
})
