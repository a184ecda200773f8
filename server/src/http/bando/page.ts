import type { PublicTenant } from '@bandiera/wire'
import type { Settings } from '@bandiera/domain'
import { brandSurface, surfaces } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { iconLinks } from '../page/head.ts'
import { escapeHtml } from '../page/html.ts'
import { PUBLIC_SCRIPT_PATH, PUBLIC_SCRIPT_VERSION } from './script.ts'
import { publicCss } from './style.ts'

interface PublicPage {
  tenant: PublicTenant
  settings: Settings
  /** Elements of the head that are this page's own. */
  meta: readonly string[]
  /** Path in the portal that the way in leads to. */
  inside: string
  main: string
}

/** A page for anybody in the tenant's looks, complete without scripts: header, content, footer. */
export function publicPage({ tenant, settings, meta, inside, main }: PublicPage): string {
  const colour = (mode: 'light' | 'dark', content: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme:${mode})" content="${content}">`
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...meta,
    colour('light', brandSurface('light', tenant.primary).main),
    colour('dark', surfaces.dark.paper),
    ...iconLinks(settings),
    `<script src="${PUBLIC_SCRIPT_PATH}?v=${PUBLIC_SCRIPT_VERSION}"></script>`,
    `<style>${publicCss(tenant.primary)}</style>`,
  ]
  const login = `/login?redirectTo=${encodeURIComponent(inside)}`
  return (
    `<!doctype html><html lang="it"><head>${head.join('')}</head><body>` +
    '<a class="salta" href="#contenuto">Vai al contenuto</a>' +
    `<header class="testa">${mark(tenant)}<nav aria-label="Portale">` +
    `<a class="bottone" href="${escapeHtml(login)}" data-accedi>Accedi</a></nav></header>` +
    `<main id="contenuto" tabindex="-1">${main}</main>` +
    `<footer class="piede"><span>${escapeHtml(tenant.nome)} · Fanno fede gli atti dell’ente che concede l’agevolazione.` +
    '</span><nav aria-label="Informazioni"><a href="/privacy">Privacy</a><a href="/accessibilita">Accessibilità</a>' +
    '</nav></footer></body></html>'
  )
}

/**
 * Content policy of a public page: one script, a file of ours; the styles by their hash, so that the page can be kept and
 * asked for again. What judges the page for search engines asks for `robots.txt` from inside it.
 */
export function publicPolicy(tenant: PublicTenant): string {
  const style = createHash('sha256').update(publicCss(tenant.primary)).digest('base64')
  return (
    `default-src 'none'; script-src 'self'; style-src 'sha256-${style}'; img-src 'self' data:; connect-src 'self'; ` +
    "manifest-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"
  )
}

/** Logo for each theme, else the name; a logo without a dark variant stands on a light plate in the dark. */
function mark({ nome, logo }: PublicTenant): string {
  if (!logo) return `<span class="logo">${escapeHtml(nome)}</span>`
  const image = (src: string, className: string) =>
    `<img class="${className}" src="${escapeHtml(src)}" alt="${escapeHtml(nome)}">`
  if (!logo.scuro) return `<span class="logo">${image(logo.chiaro, 'chiaro piastra')}</span>`
  return `<span class="logo">${image(logo.chiaro, 'chiaro doppio')}${image(logo.scuro, 'scuro')}</span>`
}
