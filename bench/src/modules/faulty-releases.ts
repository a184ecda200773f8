import { readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import * as path from 'node:path'
import type { Page, Request } from 'playwright-core'
import { promote, type Typing } from '@bandiera/tools/typing'
import type { Seen, Visit } from './visit.ts'

export interface Scene {
  cli: Typing
  /** Folder of the built versions. */
  built: string
  /** Data folder of the server. */
  data: string
  /** A person signs in now: the same one, unless an address is given. */
  visit: (email?: string) => Promise<Visit>
}

/** What was seen of the module in the end, and after how many milliseconds. */
export interface Outcome extends Seen {
  visit: Visit
}

export interface FaultyRelease {
  title: string
  /** What the person sees of the module in the end. */
  sees: string
  /** Milliseconds after which it must be there, besides an allowance for a busy machine. */
  within: number
  run: (scene: Scene) => Promise<Outcome>
}

/** A file of a version: its entry, or the one of its page. */
function fileOf(built: string, version: string, which: 'entry' | 'page'): string {
  const manifest = JSON.parse(readFileSync(path.join(built, version, 'module.json'), 'utf8')) as {
    entry: string
    screens: { pagina: string[] }
  }
  return which === 'entry' ? manifest.entry : manifest.screens.pagina[0]!
}

/** The release before held; then 1.1.0 is promoted and one of its files is spoilt on its way to one browser. */
const spoilt =
  (which: 'entry' | 'page', spoil: (page: Page, url: string) => Promise<unknown>): FaultyRelease['run'] =>
  async ({ cli, built, visit }) => {
    await promote(cli, '1.1.0')
    const one = await visit()
    await spoil(one.page, `**/m/mf-guasti/1.1.0/${fileOf(built, '1.1.0', which)}`)
    return { visit: one, ...(await one.open()) }
  }

const promoted =
  (version: string): FaultyRelease['run'] =>
  async ({ cli, visit }) => {
    await promote(cli, version)
    const one = await visit()
    return { visit: one, ...(await one.open()) }
  }

/** What is pointed at is fetched and run before it is pressed: its failure is the first of two. */
const pointedAt =
  (version: string): FaultyRelease['run'] =>
  async ({ cli, built, visit }) => {
    await promote(cli, version)
    // the person who met a crash of this release, in the case before, has the release before it for a day
    const one = await visit('gestore2@demo.test')
    const code = one.page.waitForRequest((request) => isCode(request, fileOf(built, version, 'page')))
    await one.pointAt()
    await (await code).response()
    await one.page.evaluate(() => new Promise(requestAnimationFrame))
    return { visit: one, ...(await one.open()) }
  }

/** What runs, not what is only fetched ahead into the cache. */
const isCode = (request: Request, file: string) => request.resourceType() === 'script' && request.url().endsWith(file)

const missing = (page: Page, url: string) => page.route(url, (route) => route.fulfill({ status: 404, body: '' }))
const hanging = (page: Page, url: string) => page.route(url, () => undefined)
const tampered = (page: Page, url: string) =>
  page.route(url, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `window.INTRUSO=true;${await answer.text()}` })
  })

const BEFORE = 'Guasti 1.0.0'

export const faultyReleases: readonly FaultyRelease[] = [
  { title: 'entry 404', sees: BEFORE, within: 3000, run: spoilt('entry', missing) },
  { title: 'page chunk 404 after a deploy', sees: BEFORE, within: 3000, run: spoilt('page', missing) },
  { title: 'entry tampered with', sees: BEFORE, within: 2000, run: spoilt('entry', tampered) },
  { title: 'page chunk tampered with', sees: BEFORE, within: 2000, run: spoilt('page', tampered) },
  { title: 'entry hangs', sees: BEFORE, within: 9000, run: spoilt('entry', hanging) },
  { title: 'throws at import', sees: BEFORE, within: 2000, run: promoted('1.2.0') },
  { title: 'throws at import, pointed at first', sees: BEFORE, within: 2000, run: pointedAt('1.2.0') },
  {
    title: 'throws at render, tried again twice',
    sees: BEFORE,
    within: 4000,
    run: async ({ cli, visit }) => {
      await promote(cli, '1.3.0')
      const one = await visit()
      const began = performance.now()
      await one.open()
      for (let tries = 0; tries < 2; tries += 1) {
        await one.page.getByRole('button', { name: 'Riprova' }).click()
      }
      // a card that stays is what was seen in the end
      await one.page
        .getByRole('heading', { level: 1, name: BEFORE })
        .waitFor({ timeout: 8000 })
        .catch(() => undefined)
      return { visit: one, what: (await one.see()).what, ms: performance.now() - began }
    },
  },
  {
    title: 'half deployed: a file is gone from the storage',
    sees: BEFORE,
    within: 3000,
    run: async ({ cli, built, data, visit }) => {
      await promote(cli, '1.6.0')
      const folder = path.join(data, 'moduli/mf-guasti/1.6.0')
      const [mark = ''] = await readdir(folder)
      for (const ending of ['', '.br', '.gz'])
        await rm(path.join(folder, mark, `${fileOf(built, '1.6.0', 'page')}${ending}`), { force: true })
      const one = await visit()
      return { visit: one, ...(await one.open()) }
    },
  },
  { title: 'a module of the contract before', sees: 'Guasti 1.5.0', within: 2000, run: promoted('1.5.0') },
  {
    title: 'a module of a future contract',
    sees: BEFORE,
    within: 2000,
    run: async ({ cli, built, visit }) => {
      const { code, said } = await cli('publish', 'mf-guasti', '--from', path.join(built, '1.4.0'))
      if (code === 0 || !said.includes('^9.0.0')) throw new Error(`1.4.0 was not refused for its contract: ${said}`)
      const one = await visit()
      return { visit: one, ...(await one.open()) }
    },
  },
]
