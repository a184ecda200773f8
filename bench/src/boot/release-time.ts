import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { RELEASED, MODULE } from './build-peers.ts'
import type { Network } from './network.ts'
import { promote, type Ours } from './sides.ts'
import { newcomer, openList, versionThatRan } from './visit.ts'

const PAGES = 5

/** Milliseconds from a command typed until every open page knows what it runs from now on. */
export interface ReleaseTimes {
  promote: number
  rollback: number
}

/** Releases a version while pages are open, looks that it runs when it is asked for, and takes it back. */
export async function releaseTimes(browser: Browser, ours: Ours, network: Network): Promise<ReleaseTimes> {
  const contexts = await Promise.all(Array.from({ length: PAGES }, () => newcomer(browser, ours)))
  try {
    const pages: Page[] = []
    for (const context of contexts) pages.push((await openList(context, ours, network)).page)
    const notice = (page: Page) => page.getByText(`Aggiornamento di Aziende ${RELEASED}`)
    const promoted = await timed(async () => {
      await promote(ours.cli, RELEASED)
      await Promise.all(pages.map((page) => notice(page).waitFor()))
    })
    const rolledBack = await timed(async () => {
      const { code, said } = await ours.cli('rollback', MODULE, '--reason', 'boot')
      if (code !== 0) throw new Error(said)
      await Promise.all(pages.map((page) => notice(page).waitFor({ state: 'detached' })))
    })
    await promote(ours.cli, RELEASED)
    await Promise.all(pages.map(useIt))
    return { promote: promoted, rollback: rolledBack }
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}

/** A page that takes the release runs its code, without being loaded again. */
async function useIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Usa ora' }).click()
  while ((await versionThatRan(page)) !== RELEASED) await wait(100)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
