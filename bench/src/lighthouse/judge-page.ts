import { browserPath, hasBrowser } from '@bandiera/tools/open-browser'
import { AUTH_TOKEN_KEY } from '@bandiera/wire'
import lighthouse, { desktopConfig } from 'lighthouse'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

/** Screen and network of a middling phone, or of a desk: Lighthouse's own settings. */
export type Form = 'mobile' | 'desktop'

/** Scores from 0 to 100; a short look has only those that no clock decides. */
export interface Judged {
  practices: number
  seo: number
  performance?: number
  accessibility?: number
  /** Audits of best practices and SEO that failed. */
  faults: string[]
}

export interface Judge {
  page: (path: string, form: Form) => Promise<Judged>
  close: () => Promise<void>
}

/** Best practices and SEO alone: no network is imitated, no picture taken, and a busy machine need not be quiet for long. */
const SHORT = {
  onlyCategories: ['best-practices', 'seo'],
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  cpuQuietThresholdMs: 200,
} as const

/**
 * A browser for Lighthouse.
 * @param token of the session that it is signed in with; `null` for a visitor
 * @param how `short`: judges what no clock decides, as strictly
 */
export async function openPages(site: string, token: string | null, { short }: { short: boolean }): Promise<Judge> {
  if (!hasBrowser) throw new Error('there is no Chromium: name one in BANDIERA_CHROMIUM')
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'bandiera-lighthouse-'))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [`--remote-debugging-port=${port}`, '--disable-gpu', ...sandbox]
  const context = await chromium.launchPersistentContext(profile, { executablePath: browserPath, args })
  if (token) {
    const page = await context.newPage()
    await page.goto(`${site}/robots.txt`)
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [AUTH_TOKEN_KEY, token])
    await page.close()
  }
  return {
    page: (path, form) => judge(site + path, { form, port, short }),
    async close() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

interface How {
  form: Form
  port: number
  short: boolean
}

async function judge(url: string, { form, port, short }: How): Promise<Judged> {
  // the session stays: what was stored before is part of the page
  const usual = { port, logLevel: 'error', output: 'json', disableStorageReset: true } as const
  const flags = short ? { ...usual, ...SHORT, onlyCategories: [...SHORT.onlyCategories] } : usual
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  if (!result) throw new Error(`${url}: Lighthouse says nothing`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (id: string) => (categories[id]?.score ?? NaN) * 100
  const named = ['best-practices', 'seo'].flatMap((id) => categories[id]?.auditRefs ?? [])
  const failed = named.filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]!.score < 1)
  return {
    practices: score('best-practices'),
    seo: score('seo'),
    ...(!short && { performance: score('performance'), accessibility: score('accessibility') }),
    faults: failed.map(({ id }) => [id, ...kindsOf(audits[id]?.details)].join(' ')),
  }
}

/** What kinds of problems an audit found, where it names them. */
function kindsOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { issueType?: unknown }[] }
  return [...new Set(items.flatMap(({ issueType }) => (issueType ? [JSON.stringify(issueType)] : [])))]
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
