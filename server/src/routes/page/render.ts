import { MANIFEST_ELEMENT_ID, type InstalledModule, type TenantManifest } from '@bandiera/wire'
import { escapeHtml, escapeScript, safeColor } from './html.ts'
import { SKELETON, SKELETON_CSS, THEME_SCRIPT } from './skeleton.ts'

/** `shell.json`: what the build says about the shell. */
export interface ShellFiles {
  scripts: string[]
  preload: string[]
}

interface PageOptions {
  manifest: TenantManifest
  shell: ShellFiles
  /** Path of the request; its screen's files are preloaded. */
  path: string
  nonce: string
}

const BRAND = '#1d4ed8'

/** The page of one tenant: title, colour, manifest and skeleton in the first answer, no request waits for another. */
export function renderPage({ manifest, shell, path, nonce }: PageOptions): string {
  const { tenant } = manifest
  const brand = safeColor(tenant.primary) ?? BRAND
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(tenant.nome)}</title>`,
    `<meta name="theme-color" content="${brand}">`,
    `<link rel="icon" href="${escapeHtml(icon(tenant.nome, brand))}">`,
    `<script nonce="${nonce}">${THEME_SCRIPT}</script>`,
    `<style nonce="${nonce}">${SKELETON_CSS}</style>`,
    ...shell.preload.map((file) => `<link rel="preload" as="script" href="${escapeHtml(file)}">`),
    ...landingFiles(manifest, path),
    ...shell.scripts.map((file) => `<script defer src="${escapeHtml(file)}"></script>`),
  ]
  const json = escapeScript(JSON.stringify(manifest))
  return (
    `<!doctype html><html lang="it"><head>${head.join('')}</head><body><div id="root">${SKELETON}</div>` +
    `<script type="application/json" id="${MANIFEST_ELEMENT_ID}" nonce="${nonce}">${json}</script></body></html>`
  )
}

/** Preload links of the screen that the path opens; `/` opens `/incroci` (spec §2). */
function landingFiles({ modules }: TenantManifest, path: string): string[] {
  const wanted = path === '/' ? '/incroci' : path
  for (const module of modules) {
    const route = module.routes.find((candidate) => matches(candidate.path, wanted))
    if (route) return preloads(module, [...module.preload, ...(module.screens?.[route.ref] ?? [])])
  }
  return []
}

/** With the hash that the loader will ask for: otherwise the browser fetches the file twice. */
function preloads({ base, files }: InstalledModule, names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const sri = files[name]?.sri
    const integrity = sri ? ` integrity="${escapeHtml(sri)}"` : ''
    return `<link rel="preload" as="script" href="${escapeHtml(base + name)}"${integrity}>`
  })
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/$/, '').split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}

/** The tenant's initial on its colour: an icon without a request. */
function icon(name: string, color: string): string {
  const initial = escapeHtml((name.trim()[0] ?? 'B').toUpperCase())
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${color}"/>` +
    `<text x="16" y="22.5" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="#fff">${initial}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
