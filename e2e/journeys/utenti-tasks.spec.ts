import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { linkFor } from '../support/mailbox.ts'
import { there } from '../support/settled.ts'

const tag = ['@mf-account', '@portal', '@mf-aziende', '@mf-incroci']

const PASSWORD = 'quattro mele nel cestino'

async function invite(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Invita', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invita una persona' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Nome e cognome').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name })).toBeVisible()
}

async function register(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('form', { name: 'Registrazione' })).toBeVisible()
  await expect(page.getByLabel('Nome e cognome')).toHaveValue(name)
  const clicks = countClicks(page)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByRole('status').filter({ hasText: 'Ottima' })).toBeVisible()
  await page.getByRole('checkbox', { name: /acconsento/ }).check()
  await page.getByRole('button', { name: 'Completa la registrazione' }).click()
  await there(page)
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
  // the consent, which each person must give alone, and one submission
  await clicks.atMost(2)
}

test(
  'a gestore invites with two clicks; the link of the mail makes the invited person a user who lands on its work',
  { tag },
  async ({ signedIn, browser, addressOf, dataFolder }) => {
    const person = { email: 'nora@studio.test', name: 'Nora Nuova' }
    const gestore = await signedIn('gestore')
    await gestore.goto('/utenti')
    await expect(gestore.getByRole('table')).toBeVisible()
    const clicks = countClicks(gestore)
    await invite(gestore, person)
    await clicks.atMost(2)
    const row = gestore.getByRole('row', { name: /Nora Nuova/ })
    await expect(row.getByText('Invitato')).toBeVisible()

    const stranger = await browser.newPage({ baseURL: addressOf() })
    const path = await linkFor(dataFolder, person.email)
    await stranger.goto(path)
    await register(stranger, person.name)
    await expect(stranger.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    await expect(stranger).toHaveURL(/\/incroci(\?|$)/)

    await test.step('the manager sees it at once, and the link works no more', async () => {
      await expect(row.getByText('Attivo')).toBeVisible()
      const other = await browser.newPage({ baseURL: addressOf() })
      await other.goto(path)
      await expect(other.getByRole('heading', { level: 1, name: 'Link già usato o sostituito' })).toBeVisible()
      await other.close()
    })
    await stranger.close()
  },
)

test(
  'an invitation sent again makes the older link useless, one taken back leaves the list of every browser',
  { tag },
  async ({ signedIn, browser, addressOf, dataFolder }) => {
    const person = { email: 'olga@studio.test', name: 'Olga Ora' }
    const [gestore, admin] = [await signedIn('gestore'), await signedIn('admin')]
    for (const page of [gestore, admin]) await page.goto('/utenti')
    await invite(gestore, person)
    const first = await linkFor(dataFolder, person.email)
    await expect(admin.getByRole('link', { name: person.name })).toBeVisible()
    await admin.getByRole('link', { name: person.name }).click()
    await admin.getByRole('button', { name: 'Invia di nuovo' }).click()
    await linkFor(dataFolder, person.email, [first])
    const visitor = await browser.newPage({ baseURL: addressOf() })
    await visitor.goto(first)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Link già usato o sostituito' })).toBeVisible()
    await visitor.close()
    await admin.getByRole('button', { name: 'Revoca invito' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Revoca invito' }).click()
    await expect(admin).toHaveURL(/\/utenti$/)
    await expect(gestore.getByRole('link', { name: person.name })).toHaveCount(0)
  },
)

test('one click shows who has not signed in for a month', { tag }, async ({ signedIn }) => {
  const admin = await signedIn('admin')
  await admin.goto('/utenti')
  await expect(admin.getByRole('table')).toBeVisible()
  const clicks = countClicks(admin)
  await admin.getByRole('button', { name: /^Inattivi da 30 giorni/ }).click()
  await expect(admin.getByRole('status').filter({ hasText: /^\d+ di \d+ utenti$/ })).toBeVisible()
  await clicks.atMost(1)
})
