import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { NO_BROWSER } from '../../../lib/browser.mjs'
import { hasBrowser, openBrowser, SHORT_LIVED } from '../../../lib/open-browser.mjs'
import { fixture } from '../fixture.ts'

type Part = () => unknown
interface Shown {
  Part: Part
  release: { version: string }
}
interface Failure {
  kind: string
  message: string
}
declare global {
  interface Window {
    loader: { show: (module: object, ref: string) => Promise<Shown>; retry: (module: object) => void }
    show: (part: Part) => void
    INTRUDER?: boolean
  }
}

export interface DeclaredModule {
  version: string
  contract: string | number
  shared?: object
  base: string
  entry: string
  preload: string[]
  screens: Record<string, string[]>
  files: Record<string, object>
  previous?: { version: string; base: string; sri: string }
}

/** What the server does to one file instead of sending it as it is. */
export interface Spoiled {
  file: string
  how: 'tamper' | 'unavailable'
  times: number
}

if (!hasBrowser) console.warn(`federation: skipped. ${NO_BROWSER}`)
/** A test in a real browser; left out where there is none. */
export const inBrowser = hasBrowser || process.env.CI ? it : it.skip

/** Real builds on a server that spoils files, each test in a page of its own. */
export class Federation {
  readonly #out = fixture('federation')
  #server!: Server
  #browser!: Browser
  page!: Page
  spoil: Spoiled | null = null
  /** Paths of the files that the page asked for. */
  asked: string[] = []

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      const file = request.url!.slice(1)
      if (file === '') return response.setHeader('content-type', 'text/html').end(this.#html())
      this.asked.push(file)
      // as the server does: pages ask for the description as modulo.json
      const place = join(this.#out, file.replace(/modulo\.json$/, 'module.json'))
      const hit = this.spoil && file.endsWith(this.spoil.file) && this.spoil.times-- > 0 ? this.spoil.how : null
      if (hit === 'unavailable') return response.writeHead(503).end()
      if (!existsSync(place)) return response.writeHead(404).end()
      const text = readFileSync(place, 'utf8')
      const spoiled = file.endsWith('.json') ? `${text} ` : `window.INTRUDER=true;${text}`
      return response.setHeader('content-type', 'text/javascript').end(hit ? spoiled : text)
    }).listen(0)
    this.#browser = await openBrowser([SHORT_LIVED])
  }

  async newPage(): Promise<void> {
    this.spoil = null
    this.page = await this.#browser.newPage()
    await this.page.goto(`http://localhost:${(this.#server.address() as AddressInfo).port}/`)
    this.asked = []
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    this.#server?.close()
  }

  /** A version as a manifest names it, with the one before it when a page may go back to it. */
  declaredModule(version: string, before?: string): DeclaredModule {
    const base = `/m/mf-prova/${version}/`
    const declared: DeclaredModule = { ...JSON.parse(this.#declaration(version)), base }
    return before === undefined ? declared : { ...declared, previous: this.#address(before) }
  }

  /** Shows the module's screen in the page; returns the version that is shown, or the kind of failure. */
  show(module: DeclaredModule): Promise<string> {
    return this.page.evaluate(
      (given) =>
        window.loader.show(given, 'pagina').then(
          ({ Part, release }) => {
            window.show(Part)
            return release.version
          },
          (failure: Failure) => failure.kind + (failure.kind === 'execution' ? `: ${failure.message}` : ''),
        ),
      module,
    )
  }

  #address(version: string) {
    const sri = `sha384-${createHash('sha384').update(this.#declaration(version)).digest('base64')}`
    return { version, base: `/m/mf-prova/${version}/`, sri }
  }

  #declaration = (version: string) => readFileSync(join(this.#out, 'm/mf-prova', version, 'module.json'), 'utf8')

  #html(): string {
    const { scripts } = JSON.parse(readFileSync(join(this.#out, 's/shell.json'), 'utf8')) as { scripts: string[] }
    return `<!doctype html><body>${scripts.map((src) => `<script src="${src}"></script>`).join('')}`
  }
}

/** A server and a browser for a file of tests, and a page for each of them. */
export function federation(): Federation {
  const portal = new Federation()
  beforeAll(() => portal.open(), 120_000)
  afterAll(() => portal.close())
  beforeEach(() => portal.newPage())
  afterEach(() => portal.page.close())
  return portal
}
