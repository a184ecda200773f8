import { AUTH_TOKEN_KEY, isPublicPath, LOGIN_LOOK, THEME_KEY, type PublicTenant } from '@bandiera/wire'
import { escapeHtml } from './html.ts'

/**
 * The page before its code runs: name or logo of the tenant and grey shapes where the layout will be, once as the portal
 * and once as a visitor sees the path; `THEME_SCRIPT` decides which. React replaces it with its first render.
 * @param list title of the list whose first rows are to come
 */
export function skeleton(tenant: PublicTenant, path: string, list?: string): string {
  const isReading = isPublicPath(path) && path !== '/login'
  return (
    `<div aria-hidden="true">${portal(tenant, list)}${isReading ? reading(tenant) : login(tenant)}</div>` +
    '<p class="bs-t" role="status">Caricamento del portale</p>'
  )
}

/**
 * Before the first paint: the theme, stored or else the system's (spec §4), the colour of the browser's own bar, and
 * whether somebody seems to be signed in. What it guesses is looks only; the session decides.
 */
export const THEME_SCRIPT =
  '(function(){var d=document.documentElement,t=null,u=null;' +
  `try{t=localStorage.getItem('${THEME_KEY}');u=localStorage.getItem('${AUTH_TOKEN_KEY}')}catch(e){}` +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  "d.dataset.theme=t;d.dataset.chi=u?'utente':'ospite';" +
  "var m=document.querySelector('meta[name=theme-color]');if(m)m.content=m.dataset[t]})()"

const portal = (tenant: PublicTenant, list?: string): string =>
  `<div class="bs bs-u"><div class="bs-m">${mark(tenant)}<i></i><i></i><i></i><i></i></div>` +
  '<div class="bs-c"><div class="bs-h"><u></u></div><div class="bs-p">' +
  `${list === undefined ? '<b></b>' : `<div class="bs-ti">${escapeHtml(list)}</div>`}<p></p><p></p><p></p><p></p><p></p><p></p></div></div></div>`

const reading = (tenant: PublicTenant): string =>
  `<div class="bs bs-o"><div class="bs-h">${mark(tenant)}</div>` +
  '<div class="bs-p"><b></b><p></p><p></p><p></p></div></div>'

function login(tenant: PublicTenant): string {
  const form = '<div class="bs-f"><b></b><p></p><p></p><u></u></div>'
  const side = `<div class="bs-s">${mark(tenant)}${form}</div>`
  const slides = tenant.slides ?? []
  if (slides.length === 0) return `<div class="bs bs-o"><div class="bs-s">${mark(tenant)}${form}</div></div>`
  const waves = LOGIN_LOOK.waves.map((path) => `<path d="${path}" opacity=".07"/>`).join('')
  const texts = slides.map(({ titolo, testo = '' }) => {
    return `<div><strong>${escapeHtml(titolo)}</strong><span>${escapeHtml(testo)}</span></div>`
  })
  return (
    `<div class="bs bs-o bs-l">${side}<div class="bs-w"><svg viewBox="0 0 1200 900" preserveAspectRatio="none">` +
    `${waves}</svg><div class="bs-d">${texts.join('')}</div></div></div>`
  )
}

/** Logo for each theme, else the name; a logo without a dark variant stands on a light plate in the dark. */
function mark({ nome, logo }: PublicTenant): string {
  if (!logo) return `<div class="bs-n">${escapeHtml(nome)}</div>`
  const image = (src: string, className: string) =>
    `<img class="${className}" src="${escapeHtml(src)}" alt="${escapeHtml(nome)}">`
  if (!logo.scuro) return `<div class="bs-n">${image(logo.chiaro, 'bs-j')}</div>`
  return `<div class="bs-n">${image(logo.chiaro, 'bs-g')}${image(logo.scuro, 'bs-k')}</div>`
}
