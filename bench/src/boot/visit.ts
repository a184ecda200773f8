import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import { pressUntil } from '../press-again.ts'
import type { Session } from '../session.ts'
import type { Network } from './network.ts'
import type { Side } from './sides.ts'
import type { Sample } from './usual.ts'

/** One visit, up to the first row of the list on screen. */
export interface Glance extends Sample {
  ms: number
}

/** One that stayed; bytes and requests are those until the first row. */
export interface Seen extends Glance {
  /** Until the list can be worked with: its first rows may be there before its code. */
  ready: number
  /** Bytes over the wire, without web sockets. */
  bytes: number
  requests: number
}

interface Visitor {
  line: { url: string }
  session: Session
}

/** A signed-in user, in a browser of their own with nothing in its caches. */
export const newcomer = (browser: Browser, { line, session }: Visitor): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'it-IT',
    viewport: { width: 1280, height: 800 },
    storageState: {
      cookies: [],
      origins: [{ origin: line.url, localStorage: [{ name: AUTH_TOKEN_KEY, value: session.token }] }],
    },
  })

/** Milliseconds until the browser is done with the page before and with the process of the new one. */
const REST = 400

/** Opens the list of companies and waits until it can be worked with. */
export async function openList(
  context: BrowserContext,
  side: Side,
  network: Network,
): Promise<{ page: Page; seen: Seen }> {
  const page = await begin(context, side, network)
  const presses = await pressUntil(page, { mark: 'pronta' })
  await page.waitForLoadState('networkidle')
  return { page, seen: { ...(await page.evaluate(readSeen)), late: presses > 0 } }
}

/** Opens the list of companies and leaves as soon as its first row is there. */
export async function glanceAtList(context: BrowserContext, side: Side, network: Network): Promise<Glance> {
  const page = await begin(context, side, network)
  const presses = await pressUntil(page, { mark: 'vista' })
  const { ms } = await page.evaluate(readSeen)
  await page.close()
  return { ms, late: presses > 0 }
}

async function begin(context: BrowserContext, side: Side, network: Network): Promise<Page> {
  side.line.become(network)
  const page = await context.newPage()
  // the run has a limit, its waits have none
  page.setDefaultTimeout(0)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: network.cpu })
  await wait(REST)
  await page.addInitScript(watch, { vista: side.row, pronta: side.ready })
  await page.goto(`${side.line.url}/${side.name === 'react-admin' ? '#/' : ''}aziende`, { waitUntil: 'commit' })
  return page
}

/** In the page: notes for each name the frame that has what its selector finds. */
function watch(selectors: Record<string, string>): void {
  for (const [name, selector] of Object.entries(selectors)) {
    const look = () => {
      if (document.querySelector(selector)) Object.assign(window, { [name]: performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
}

/** In the page: what had been asked of the network by then. */
function readSeen(): Omit<Seen, 'late'> {
  const { vista: ms, pronta: ready } = window as unknown as { vista: number; pronta: number }
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const fetched = (entries as PerformanceResourceTiming[]).filter((one) => one.startTime < ms && one.transferSize > 0)
  return { ms, ready, requests: fetched.length, bytes: fetched.reduce((sum, one) => sum + one.transferSize, 0) }
}

/** Version of the module that says so in its code: only a release does. */
export const versionThatRan = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => Reflect.get(globalThis, 'rilascioDiProva') as string | undefined)

/**
 * Whether the manifest of the page names this version of the module. A page that runs another one fell back to it, because
 * files arrived too late.
 */
export const manifestHas = (page: Page, id: string, version: string): Promise<boolean> =>
  page.evaluate(isInManifest, { id, version })

/** In the page. */
function isInManifest(release: { id: string; version: string }): boolean {
  const manifests = [...document.querySelectorAll('script[type="application/json"]')]
  return manifests.some(({ textContent }) => {
    const { modules = [] } = JSON.parse(textContent) as { modules?: { id: string; version: string }[] }
    return modules.some(({ id, version }) => id === release.id && version === release.version)
  })
}

/** Waits until the page has stored its records for the next visit. */
export async function stored(page: Page): Promise<void> {
  while (!(await page.evaluate(isStored))) await wait(200)
}

/** In the page. */
async function isStored(): Promise<boolean> {
  const [known] = await indexedDB.databases()
  if (!known?.name) return false
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(known.name!)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const heads = await new Promise<number>((resolve) => {
    const counting = db.transaction('heads').objectStore('heads').count()
    counting.onsuccess = () => resolve(counting.result)
  })
  db.close()
  return heads > 0
}
