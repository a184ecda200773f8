import type { Browser, Page } from 'playwright-core'
import { pressUntil } from '../press-again.ts'

/** What a person saw of the module after asking for it, and after how many milliseconds. */
export interface Seen {
  what: string
  ms: number
}

/** A signed-in person, in a browser of their own. */
export interface Visit {
  page: Page
  /** Rests with the pointer on the module's entry of the menu. */
  pointAt(): Promise<void>
  /** Opens the module from the menu. */
  open(): Promise<Seen>
  /** What is on screen now, or appears within the time that a module may take to fail. */
  see(): Promise<Seen>
  /** Whether another part of the portal opens and works. */
  restWorks(): Promise<boolean>
  close(): Promise<void>
}

/** Three attempts of eight seconds, the pauses in between, and a busy machine. */
const LONGEST = 40_000

export async function visit(browser: Browser, url: string, email = 'gestore@demo.test'): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, locale: 'it-IT' })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST)
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('demo-Bandiera-2026')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await pressUntil(page, { selector: 'nav[aria-label="Principale"]' })
  const menu = page.getByRole('navigation', { name: 'Principale' })
  await menu.waitFor()
  const title = page.getByRole('heading', { level: 1, name: /^Guasti \d/ })
  const card = page.getByText('Il modulo Guasti non risponde')
  const see = async (): Promise<Seen> => {
    const began = performance.now()
    await title.or(card).first().waitFor()
    const isCard = await card.isVisible()
    return { what: isCard ? 'card' : ((await title.textContent()) ?? ''), ms: performance.now() - began }
  }
  const entry = menu.getByRole('link', { name: 'Guasti' })
  return {
    page,
    see,
    pointAt: () => entry.hover(),
    async open() {
      await entry.click()
      return see()
    },
    async restWorks() {
      await menu.getByRole('link', { name: 'Bandi', exact: true }).click()
      const list = page.getByRole('heading', { level: 1, name: 'Bandi' })
      return list.waitFor().then(
        () => true,
        () => false,
      )
    },
    close: () => context.close(),
  }
}
