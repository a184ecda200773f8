import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const tag = ['@portal', '@mf-account', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

const HOST = 'agevolaitalia.localhost'

/** PRESTITI of the side menu, as a click opens it. */
async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'PRESTITI (si apre in una nuova finestra)' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { level: 1, name: 'PRESTITI' })).toBeVisible()
  return popup
}

test('PRESTITI opens 900 px wide and 300 px lower than the screen, without menus', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: HOST })
  await page.goto('/dashboard')
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      document.body.dataset['opened'] = `${given[0]} ${given[2]} ${screen.height}`
      return open(...given)
    }
  })
  const popup = await openPopup(page)
  await expect(popup).toHaveURL('/prestiti')
  const [, width, height, screenHeight] =
    /width=(\d+),height=(\d+) (\d+)$/.exec((await page.locator('body').getAttribute('data-opened')) ?? '') ?? []
  expect([Number(width), Number(height)]).toEqual([900, Number(screenHeight) - 300])
  expect(await popup.evaluate(() => innerWidth)).toBe(900)
  await expect(popup.getByRole('navigation')).toHaveCount(0)
  await expect(popup.getByRole('button', { name: /menu utente/ })).toHaveCount(0)
  await expect(popup.getByRole('button', { name: 'Chiudi' })).toBeVisible()
})

test('Chiudi closes the popup through the popup-close channel, after a reload too', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: HOST })
  await page.goto('/dashboard')
  const popup = await openPopup(page)
  await popup.reload()
  await expect(popup.getByRole('navigation')).toHaveCount(0)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Chiudi' }).click()
  await closed
  const again = await openPopup(page)
  await again.close()
})

test(
  'the server closes the popups of a user in every window, and those of no other user',
  { tag },
  async ({ signedIn }) => {
    const [gestore, admin] = [await signedIn('gestore', { host: HOST }), await signedIn('admin', { host: HOST })]
    const popups = []
    for (const page of [gestore, admin]) {
      await page.goto('/dashboard')
      popups.push(await openPopup(page))
    }
    const elsewhere = await signedIn('gestore', { host: HOST })
    await elsewhere.goto('/dashboard')
    const closed = popups[0]!.waitForEvent('close')
    const status = await elsewhere.evaluate(async () => {
      const bearer = localStorage.getItem('socketcluster.authToken')
      const headers = { authorization: `Bearer ${bearer}` }
      return (await fetch('/api/popup/chiudi', { method: 'POST', headers })).status
    })
    expect(status).toBe(204)
    await closed
    expect(popups[1]!.isClosed()).toBe(false)
  },
)

test('a blocked popup is offered as a link', { tag }, async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: HOST })
  await page.goto('/dashboard')
  await page.evaluate(() => (window.open = () => null))
  await page.getByRole('button', { name: /^PRESTITI/ }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Il browser ha bloccato la finestra')
  await alert.getByRole('link', { name: 'apri la pagina qui' }).click()
  await expect(page).toHaveURL('/prestiti')
  await expect(page.getByRole('link', { name: 'Chiudi' })).toBeVisible()
})
