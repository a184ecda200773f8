import type { Browser, Page } from '@playwright/test'
import { axeProblems } from '../support/axe.ts'
import { expect, test } from '../fixtures.ts'
import { countClicks } from '../support/clicks.ts'
import { there } from '../support/settled.ts'

const tag = ['@mf-bandi', '@portal', '@mf-incroci', '@mf-pratiche']

/** Address of a public grant, as an editore sees it, and the one in the portal. */
async function publicGrant(page: Page): Promise<{ path: string; inside: string; title: string }> {
  await page.goto('/bandi?f=redazione:=:pubblicato&f=pubblico:=:si&f=stato:=:aperto')
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  await page.waitForURL(/\/bando\//)
  await there(page)
  const link = page.getByRole('link', { name: /Apri la pagina pubblica/ })
  await expect(link).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  return { path: (await link.getAttribute('href')) ?? '', inside: new URL(page.url()).pathname, title }
}

const passerBy = (browser: Browser, baseURL: string, javaScriptEnabled = true) =>
  browser.newContext({ baseURL, javaScriptEnabled })

test('a public grant is read without scripts', { tag }, async ({ browser, signedIn, addressOf }) => {
  const { path, inside, title } = await publicGrant(await signedIn('editore'))
  const context = await passerBy(browser, addressOf(), false)
  const page = await context.newPage()
  await page.goto(inside, { waitUntil: 'load' })
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of ['Requisiti', 'Modalità di accesso', 'Date', 'Che cosa offre'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  // what needs a script is not offered without one
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', /redirectTo=%2Fbando%2F/)
  await context.close()
})

test(
  'it breaks no content policy, prints with one press, asks for contact with one, in both themes without a violation',
  { tag },
  async ({ browser, signedIn, addressOf }) => {
    const { path } = await publicGrant(await signedIn('editore'))
    const context = await passerBy(browser, addressOf())
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.addInitScript(() => {
      const seen = window as unknown as { prints: number; broken: string[] }
      Object.assign(seen, { prints: 0, broken: [] })
      window.print = () => void (seen.prints += 1)
      document.addEventListener('securitypolicyviolation', (event) => seen.broken.push(event.violatedDirective))
    })
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    const state = () =>
      page
        .evaluate(() => window as unknown as { prints: number; broken: string[] })
        .then(() =>
          page.evaluate(() => {
            const { prints, broken } = window as unknown as { prints: number; broken: string[] }
            return { prints, broken }
          }),
        )
    const clicks = countClicks(page)
    await page.getByRole('button', { name: 'Stampa' }).click()
    await clicks.atMost(1)
    expect(await state()).toEqual({ prints: 1, broken: [] })
    expect(complaints).toEqual([])
    await expect(page.getByRole('link', { name: 'Chiedi informazioni' })).toHaveAttribute('href', /^mailto:/)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'MonetaryGrant' })

    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 390]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        expect(await axeProblems(page)).toEqual([])
      }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  },
)

test(
  'a withdrawn grant is gone from its public address, and a signed-in person gets back to it through the login',
  { tag },
  async ({ browser, signedIn, addressOf }) => {
    const editore = await signedIn('editore')
    const { path, inside, title } = await publicGrant(editore)
    const gestore = await signedIn('admin')
    await gestore.goto(path)
    await gestore.getByRole('link', { name: 'Apri nel portale' }).click()
    await expect(gestore).toHaveURL(inside)
    await expect(gestore.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await editore.getByRole('button', { name: 'Altre azioni' }).click()
    await editore.getByRole('menuitem', { name: 'Ritira dalla pubblicazione' }).click()
    await expect(editore.getByText('Il bando è in revisione.')).toBeVisible()
    const context = await passerBy(browser, addressOf())
    const page = await context.newPage()
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Questa pagina non c’è' })).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
    expect(await axeProblems(page)).toEqual([])
    await page.goto(inside)
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(inside)}`)
    await context.close()
  },
)
