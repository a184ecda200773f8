import { brandColours, brandSurface, type Mode, type Settings, surfaces } from '@bandiera/domain'
import { AUTH_TOKEN_KEY, type PublicTenant, THEME_KEY } from '@bandiera/wire'
import { createHash } from 'node:crypto'
import { iconLinks } from '../page/render.ts'
import { escapeHtml, logoOf } from '../page/html.ts'
import { versionOf } from '../../files/image-data.ts'

interface PublicPage {
  tenant: PublicTenant
  settings: Settings
  meta: readonly string[]
  /** Path in the portal that the way in leads to. */
  inside: string
  main: string
}

/** A public page in the tenant's looks, complete without scripts: header, content, footer. */
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
 * One script, a file of ours; the styles by their hash, so that the page can be kept. What judges the page for search
 * engines asks for `robots.txt` from inside it, hence `connect-src`.
 */
export function publicPolicy(tenant: PublicTenant): string {
  const style = createHash('sha256').update(publicCss(tenant.primary)).digest('base64')
  return (
    `default-src 'none'; script-src 'self'; style-src 'sha256-${style}'; img-src 'self' data:; connect-src 'self'; ` +
    "manifest-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'"
  )
}

const mark = (tenant: PublicTenant): string =>
  `<span class="logo">${logoOf(tenant, { alone: 'chiaro piastra', light: 'chiaro doppio', dark: 'scuro' })}</span>`

/**
 * The only script of a public grant page, which is complete without it: the theme chosen in the portal, printing,
 * copying the address, the countdown to a click day (as `ContoAllaRovescia` of the kit), and the text of the link into
 * the portal for a person who seems to be signed in. A file of its own, as the page runs nothing inline.
 */
export const PUBLIC_SCRIPT = `(function () {
  var root = document.documentElement
  var dark = matchMedia('(prefers-color-scheme: dark)')
  function stored(key) { try { return localStorage.getItem(key) } catch (error) { return null } }
  function paint() {
    var theme = stored('${THEME_KEY}')
    root.dataset.theme = theme === 'light' || theme === 'dark' ? theme : dark.matches ? 'dark' : 'light'
  }
  function each(name, work) { document.querySelectorAll('[data-' + name + ']').forEach(work) }
  function of(n, one, many) { return n === 0 ? [] : [n + ' ' + (n === 1 ? one : many)] }
  function remaining(left, bySeconds) {
    if (bySeconds) return [left / 36e5, (left % 36e5) / 6e4, (left % 6e4) / 1e3].map(function (part) {
      return ('0' + Math.floor(part)).slice(-2)
    }).join(':')
    var minutes = Math.ceil(left / 6e4)
    var parts = of(Math.floor(minutes / 1440), 'giorno', 'giorni')
      .concat(of(Math.floor((minutes % 1440) / 60), 'ora', 'ore'), of(minutes % 60, 'minuto', 'minuti'))
    var last = parts.pop()
    return parts.length ? parts.join(', ') + ' e ' + last : last
  }
  function count(timer) {
    var left = Math.floor((Number(timer.dataset.conto) - Date.now()) / 1e3) * 1e3
    timer.hidden = left <= 0
    if (left <= 0) return
    var bySeconds = left <= 864e5 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    var text = 'Tra ' + remaining(left, bySeconds)
    if (timer.textContent !== text) timer.textContent = text
    setTimeout(count, 1e3 - (Date.now() % 1e3), timer)
  }
  paint()
  dark.addEventListener('change', paint)
  addEventListener('storage', paint)
  addEventListener('DOMContentLoaded', function () {
    each('stampa', function (button) {
      button.hidden = false
      button.addEventListener('click', function () { print() })
    })
    each('copia', function (button) {
      if (!navigator.clipboard) return
      button.hidden = false
      button.addEventListener('click', function () {
        navigator.clipboard.writeText(button.dataset.copia).then(function () {
          document.getElementById('esito').textContent = 'Collegamento copiato.'
        })
      })
    })
    each('conto', count)
    if (stored('${AUTH_TOKEN_KEY}')) each('accedi', function (link) {
      link.textContent = 'Apri nel portale'
    })
  })
})()
`

export const PUBLIC_SCRIPT_PATH = '/bando-pubblico.js'
const PUBLIC_SCRIPT_VERSION = versionOf(PUBLIC_SCRIPT)

const publicCss = (primary: string | undefined): string =>
  `:root{color-scheme:light;${colours('light', primary)}}` +
  `@media(prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours('dark', primary)}}}` +
  `:root[data-theme=dark]{color-scheme:dark;${colours('dark', primary)}}` +
  'html:not([data-theme]) .scuro,[data-theme=light] .scuro,[data-theme=dark] .chiaro.doppio{display:none}' +
  '@media(prefers-color-scheme:dark){html:not([data-theme]) .scuro{display:block}' +
  'html:not([data-theme]) .chiaro.doppio{display:none}}' +
  FRAME +
  TEXT +
  PARTS +
  PRINT

function colours(mode: Mode, primary: string | undefined): string {
  const { page, paper, text, muted, line, hover } = surfaces[mode]
  const brand = brandColours(mode, primary)
  return (
    `--marchio:${brand.main};--su-marchio:${brand.text};--pg:${page};--pp:${paper};--tx:${text};--mt:${muted};` +
    `--ln:${line};--hv:${hover};--av:${mode === 'light' ? '#8a5a00' : '#e0b050'}`
  )
}

const FRAME =
  '*{box-sizing:border-box}[hidden]{display:none!important}' +
  'html{scroll-padding-top:24px;-webkit-text-size-adjust:100%}' +
  'body{margin:0;background:var(--pp);color:var(--tx);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,' +
  '"Helvetica Neue","Noto Sans",Arial,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word}' +
  ':focus-visible{outline:2px solid var(--marchio);outline-offset:2px}' +
  '.salta{position:absolute;left:16px;top:-60px;padding:8px 16px;background:var(--pp);border:1px solid var(--ln)}' +
  '.salta:focus{top:8px}' +
  '.testa,.piede{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;' +
  'padding:10px max(24px,calc((100% - 1120px)/2))}' +
  '.testa{border-bottom:1px solid var(--ln);min-height:56px}.piede{border-top:1px solid var(--ln);margin-top:56px;' +
  'color:var(--mt);font-size:.875rem;padding-block:20px 32px}.piede nav{display:flex;flex-wrap:wrap;gap:4px 20px}' +
  '.logo{display:flex;align-items:center;min-height:32px;font-weight:700;color:var(--tx)}' +
  '.logo img{display:block;height:28px;max-width:200px;object-fit:contain;object-position:left}' +
  '[data-theme=dark] .logo .piastra{background:#fff;border-radius:6px;padding:4px 8px}' +
  'main{padding:32px max(24px,calc((100% - 1120px)/2)) 0}' +
  '@media(max-width:599px){main,.testa,.piede{padding-inline:16px}main{padding-top:24px}}'

const TEXT =
  'h1{font-size:1.875rem;line-height:1.2;font-weight:650;letter-spacing:-.01em;margin:4px 0 0;text-wrap:balance;' +
  'max-width:24em}h2{font-size:1.25rem;line-height:1.3;font-weight:600;margin:0 0 12px}' +
  'h3{font-size:1rem;font-weight:600;margin:20px 0 6px}h4{font-size:1rem;font-weight:600;margin:16px 0 4px}' +
  'p,ul,ol{margin:0 0 12px}ul,ol{padding-left:22px}li{margin:3px 0}' +
  'a{color:var(--marchio);text-underline-offset:3px}.piede a,.aiuto a{display:inline-block;line-height:24px}' +
  ':is(p,li,td)>a:only-child{display:inline-block;line-height:24px}' +
  'table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid var(--ln);padding:6px 10px;' +
  'text-align:left;vertical-align:top}' +
  '.occhiello{color:var(--mt);font-weight:500;margin:0}.sottotitolo{color:var(--mt);font-size:1.125rem;margin:8px 0 0;' +
  'max-width:44em}.muto{color:var(--mt)}@media(max-width:599px){h1{font-size:1.5rem}}'

const PARTS =
  '.stato{display:inline-block;margin:16px 0 0;padding:3px 10px;border:1px solid var(--ln);border-radius:4px;' +
  'font-weight:600;font-size:.9375rem}.stato.preme{color:var(--av);border-color:currentColor}' +
  '.apertura{margin:12px 0 0;padding-left:12px;border-left:3px solid var(--marchio)}.conto{display:block;font-weight:600;' +
  'font-size:1.125rem}' +
  '.avviso{margin:20px 0 0;padding:12px 16px;border:1px solid var(--av);border-left-width:4px;border-radius:6px}' +
  '.azioni{display:flex;flex-wrap:wrap;gap:10px;margin:20px 0 0}' +
  '.bottone{display:inline-flex;align-items:center;min-height:38px;padding:6px 16px;border-radius:6px;font:inherit;' +
  'font-size:.9375rem;font-weight:500;text-decoration:none;cursor:pointer;border:1px solid var(--marchio);' +
  'color:var(--marchio);background:none}.bottone:hover{background:var(--hv)}' +
  '.bottone.primo{background:var(--marchio);color:var(--su-marchio)}.bottone.primo:hover{text-decoration:underline}' +
  '.colonne{display:grid;gap:0 56px;margin-top:32px}' +
  '.testo{min-width:0;max-width:44em}.testo section{padding-top:24px;margin-top:28px;border-top:1px solid var(--ln)}' +
  '.testo section:first-child{padding-top:0;margin-top:0;border:0}' +
  '.lato section{padding:20px 0;border-bottom:1px solid var(--ln)}.lato section:last-child{border:0}' +
  '.lato h2{font-size:1rem}dl{margin:0;display:grid;gap:12px}dt{color:var(--mt);font-size:.875rem}' +
  'dd{margin:0;font-weight:500}' +
  '@media(min-width:1024px){.colonne{grid-template-columns:minmax(0,1fr) 288px;margin-top:40px}' +
  '.lato{grid-column:2;grid-row:1;align-self:start;border:1px solid var(--ln);border-radius:6px;padding:0 20px}}' +
  '@media(max-width:1023px){.lato{margin-bottom:28px;border-block:1px solid var(--ln)}.lato dl{' +
  'grid-template-columns:repeat(auto-fill,minmax(min(100%,180px),1fr))}}'

/** On paper: no links to press, black on white, nothing cut in two. */
const PRINT =
  '@media print{:root,:root[data-theme=dark]{--pp:#fff;--tx:#000;--mt:#333;--ln:#999;--marchio:#000;color-scheme:light}' +
  '.azioni,.conto,.testa nav,.piede nav,.salta,.aiuto{display:none!important}body{font-size:11pt}' +
  '.chiaro,.chiaro.doppio{display:block!important}.scuro{display:none!important}' +
  '.testa,.piede,main{padding-inline:0}h1{font-size:18pt}h2,h3{break-after:avoid}li,dl>div{break-inside:avoid}' +
  '.colonne{display:block}.lato{border:0;border-block:1px solid #999;padding:0;margin-bottom:20px}' +
  '.lato dl{grid-template-columns:repeat(3,1fr)}.testo{max-width:none}@page{margin:18mm 16mm}}'
