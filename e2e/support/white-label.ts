import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** What a tenant looks like at its address. */
export interface Look {
  nome: string
  /** Name under the icon on a telephone. */
  short: string
  brand: string
  initial: string
  slide: string
  /** The logo is an image; without one the name is in its place. */
  logo: boolean
}

/** Title, mark, colour, slides and icon of the login page at an address. */
export async function expectLook(page: Page, address: string, look: Look): Promise<void> {
  const { nome, brand, initial, slide, logo } = look
  await page.goto(`${address}/login`)
  await expect(page).toHaveTitle(`Accedi – ${nome}`)
  const mark = page.getByRole('main').getByRole('link', { name: nome })
  await expect(logo ? mark.getByRole('img', { name: nome }) : mark).toBeVisible()
  if (logo)
    expect(await mark.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Accedi' })).toHaveCSS('background-color', rgb(brand))
  await expect(page.getByRole('heading', { name: slide })).toBeVisible()
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', brand)
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const svg = await page.evaluate(async (path) => (await fetch(path)).text(), icon ?? '')
  expect(svg).toContain(`fill="${brand}"`)
  expect(svg).toContain(`>${initial}</text>`)
}

/** The web manifest as the browser itself reads it, and what keeps the portal from being installed. */
export async function expectAppManifest(page: Page, { nome, short, brand }: Look): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { url, data, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string }[] }
  expect(manifest).toMatchObject({
    name: nome,
    short_name: short,
    lang: 'it',
    theme_color: brand,
    display: 'standalone',
  })
  for (const { src } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      return image.naturalWidth
    }, src)
    expect(width).toBeGreaterThanOrEqual(144)
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Playwright's contexts are private windows, where nothing is installed; every other reason would be ours
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
}

/** Opens PRESTITI and compares what the portal asked for (spec §9) with the window that opened. */
export async function expectPrestitiPopup(page: Page): Promise<void> {
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (url, name, features) => {
      document.body.dataset['popup'] = features
      return open(url, name, features)
    }
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^PRESTITI/ }).click(),
  ])
  const height = await page.evaluate(() => screen.height - 300)
  expect(await page.evaluate(() => document.body.dataset['popup'])).toBe(`popup,width=900,height=${height}`)
  await expect(popup).toHaveURL('/prestiti')
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([900, height])
  await expect(popup.getByRole('heading', { level: 1, name: 'Prestiti' })).toBeVisible()
  await popup.close()
}

/** Entries of the side menu, as they are read out. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principale' }).getByRole('listitem')

const rgb = (hex: string): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${r}, ${g}, ${b})`
}
