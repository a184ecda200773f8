import { brandSurface, type Settings, surfaces } from '@bandiera/domain'
import {
  type InstalledModule,
  isPathOf,
  MANIFEST_ELEMENT_ID,
  type PublicTenant,
  START_FAILED_EVENT,
  type TenantManifest,
} from '@bandiera/wire'
import { escapeHtml, escapeScript } from './html.ts'
import type { PageFile } from './first-rows/fetch-ahead.ts'
import { askScript, showScript } from './first-rows/script.ts'
import { skeleton, skeletonCss, THEME_SCRIPT } from './skeleton.ts'
import { START_TEXTS, START_WAIT, watchStart } from './watch-start.ts'
import { iconsOf } from '../../tenants/icon.ts'

export interface ShellFiles {
  version: string
  scripts: string[]
  preload: string[]
  contracts: string[]
  /** Versions of the libraries that it provides. */
  shared: Record<string, string>
  /** Files of each library that it brings on demand. */
  kit: Record<string, string[]>
}

interface PageOptions {
  manifest: TenantManifest
  settings: Settings
  shell: ShellFiles
  path: string
  nonce: string
}

/** With manifest and skeleton in the first answer: no request waits for another. */
export function renderPage({ manifest, settings, shell, path, nonce }: PageOptions): string {
  const { tenant } = manifest
  const landing = landingOf(manifest, path)
  const list = landing?.route.firstRows && landing.route.title
  const own = (text: string) => (list === undefined ? '' : `<script nonce="${nonce}">${text}</script>`)
  const files = [...shell.preload.map(plain), ...(landing ? landingFiles(landing, shell) : [])]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script nonce="${nonce}">${WATCH}</script>`,
    own(askScript([...files, ...shell.scripts.map(plain)])),
    ...tenantHead(tenant, settings, nonce),
    ...(list === undefined ? [...files.map(preload), ...shell.scripts.map(deferred)] : []),
  ]
  const json = escapeScript(JSON.stringify(manifest, withoutFirstRows))
  return (
    `<!doctype html><html lang="it"><head>${head.join('')}</head><body>` +
    `<div id="root">${skeleton(tenant, path, list)}</div>` +
    NO_SCRIPT +
    own(showScript(shell.scripts)) +
    `<script type="application/json" id="${MANIFEST_ELEMENT_ID}" nonce="${nonce}">${json}</script></body></html>`
  )
}

const WATCH = `(${watchStart})(${START_WAIT},${JSON.stringify(START_FAILED_EVENT)},${JSON.stringify(START_TEXTS)})`

const NO_SCRIPT =
  '<noscript><div class="bs-message"><p>Il portale ha bisogno di JavaScript: attivalo per questo sito nelle impostazioni del ' +
  'browser, poi ricarica la pagina. I bandi pubblici si leggono anche senza.</p></div></noscript>'

interface Landing {
  module: InstalledModule
  route: InstalledModule['routes'][number]
}

/** The page that the path opens; `/` opens `/incroci` (spec §2). */
function landingOf({ modules }: TenantManifest, path: string): Landing | undefined {
  const wanted = path === '/' ? '/incroci' : path
  for (const module of modules) {
    const route = module.routes.find((candidate) => isPathOf(candidate.path, wanted))
    if (route) return { module, route }
  }
  return undefined
}

function landingFiles({ module, route }: Landing, { kit }: ShellFiles): PageFile[] {
  const { base, files, preload, screens } = module
  const taken = (module.kit?.[route.ref] ?? []).flatMap((name) => kit[name] ?? [])
  const own = [...new Set([...preload, ...(screens?.[route.ref] ?? [])])]
  const hashed = (name: string): PageFile => (files[name] ? [base + name, files[name].sri] : [base + name])
  return [...own.map(hashed), ...taken.map(plain)]
}

const plain = (href: string): PageFile => [href]

const withoutFirstRows = (key: string, value: unknown): unknown => (key === 'firstRows' ? undefined : value)

const deferred = (file: string): string => `<script defer src="${escapeHtml(file)}"></script>`

/** With the hash that the loader will ask for: otherwise the browser fetches the file twice. */
function preload([href, sri]: PageFile): string {
  const integrity = sri ? ` integrity="${escapeHtml(sri)}"` : ''
  return `<link rel="preload" as="script" href="${escapeHtml(href)}"${integrity}>`
}

function tenantHead({ nome, primary }: PublicTenant, settings: Settings, nonce: string): string[] {
  const [light, dark] = [brandSurface('light', primary).main, surfaces.dark.paper]
  return [
    `<title>${escapeHtml(nome)}</title>`,
    `<meta name="description" content="${escapeHtml(descriptionOf(nome))}">`,
    // of the system's own bar; the script below and the theme switch choose among the two
    `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`,
    ...iconLinks(settings),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
    `<style nonce="${nonce}">${skeletonCss(primary)}</style>`,
  ]
}

const descriptionOf = (nome: string): string =>
  `${nome}: il portale per chi segue bandi e imprese. Bandi su misura per ogni azienda, pratiche, scadenze e istituti di credito.`

/** Apple’s systems take bitmaps only. */
export function iconLinks(settings: Settings): string[] {
  const link = (rel: string, src: string, type?: string) =>
    `<link rel="${rel}"${type ? ` type="${escapeHtml(type)}"` : ''} href="${escapeHtml(src)}">`
  const [icon, ...others] = iconsOf(settings)
  if (!icon) return []
  const touch = [icon, ...others].find(({ type, purpose }) => type === 'image/png' && purpose === 'any')
  return [link('icon', icon.src, icon.type), ...(touch ? [link('apple-touch-icon', touch.src)] : [])]
}
