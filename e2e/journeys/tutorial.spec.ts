import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'

const tag = ['@mf-tutorial', '@portal', '@mf-account', '@mf-istituti']

const host = 'sofabis.localhost'
const film = (page: Page) => page.locator('video')
const time = (page: Page) => film(page).evaluate((video) => (video as HTMLVideoElement).currentTime)

test('a film plays with one press and goes on elsewhere from where it was left', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host })
  await page.goto('/tutorial')
  const clicks = countClicks(page)
  await page.getByRole('button', { name: /^Guarda «Benvenuto/ }).click()
  await expect.poll(() => time(page), { timeout: 20_000 }).toBeGreaterThan(4)
  await clicks.atMost(1)
  await film(page).evaluate((video) => (video as HTMLVideoElement).pause())
  const elsewhere = await signedIn('gestore', { host })
  await elsewhere.goto('/tutorial')
  await expect(elsewhere.getByRole('button', { name: /Ripartirai da 0:0\d/ })).toBeVisible()
  await expect.poll(() => time(elsewhere)).toBeGreaterThan(3)
})

test('a film that does not open says so and leads to its file', { tag }, async ({ signedIn }) => {
  const page = await signedIn('professionista', { host })
  await page.goto('/tutorial')
  await page.getByLabel('Cerca un video').fill('taeg')
  await page.getByRole('button', { name: /^Guarda «Confrontare/ }).click()
  await expect(page.getByRole('heading', { name: 'Il video non si apre' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apri il file in una nuova finestra' })).toHaveAttribute(
    'href',
    /^https:\/\/video\./,
  )
})

test('a new film appears in another browser without a reload', { tag }, async ({ signedIn }) => {
  const reader = await signedIn('gestore2', { host })
  await reader.goto('/tutorial')
  const page = await signedIn('editore', { host })
  await page.goto('/impostazioni?modifica=video')
  const form = page.getByRole('form', { name: 'Video tutorial' })
  await form.getByRole('button', { name: 'Aggiungi video' }).click()
  await form.getByLabel('Titolo').last().fill('Preparare una pratica')
  await form.getByLabel('Indirizzo del file').last().fill('/demo/benvenuto.webm')
  await form.getByRole('button', { name: 'Salva' }).click()
  await expect(reader.getByRole('button', { name: /^Guarda «Preparare una pratica/ })).toBeVisible()
})
