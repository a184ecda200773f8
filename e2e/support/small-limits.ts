import { startPortal } from '@bandiera/tools/portal'
import type { Browser, Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEED } from '../seed.ts'
import { signIn, type Account } from '../sign-in.ts'

/** What a page asks of the ways into the data. */
export function following(page: Page) {
  const pulled: string[] = []
  const windows: { q?: string; ord?: string; f?: string[] }[] = []
  const incroci: { tab: string; id: string; q?: string; f?: object }[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/sync/pull') pulled.push(searchParams.get('whole') ?? 'everything')
    if (pathname === '/sync/window') windows.push(request.postDataJSON())
    if (pathname === '/api/incroci') incroci.push(request.postDataJSON())
  })
  return { pulled, windows, incroci }
}

/** An admin, signed in, on a server of small limits: companies are too many for a page. */
export const asAdmin = (browser: Browser, work: Work): Promise<void> => withSmallLimits(browser, 'admin', work)

type Work = (page: Page) => Promise<void>

/** A user, signed in there. */
export async function withSmallLimits(browser: Browser, account: Account, work: Work): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'bandiera-e2e-'))
  await cp(process.env[SEED] ?? '', data, { recursive: true })
  const portal = await startPortal({ data, env: { BANDIERA_HOLD: '20,40' } })
  const baseURL = `http://localhost:${portal.port}`
  const login = await browser.newContext({ baseURL })
  await signIn(await login.newPage(), account)
  // a browser that holds nothing but the session
  const context = await browser.newContext({ baseURL, storageState: await login.storageState() })
  await login.close()
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
    await portal.stop()
    await rm(data, { recursive: true, force: true })
  }
}
