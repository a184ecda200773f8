import { brandColours, brandSurface, type Mode, surfaces } from '@bandiera/domain'
import { AUTH_TOKEN_KEY, isPublicPath, LOGIN_LOOK, type PublicTenant, THEME_KEY, WELCOME_SLIDE } from '@bandiera/wire'
import { escapeHtml, logoOf } from './html.ts'

/**
 * The page before its code runs: logo and grey shapes, as the portal and as a visitor sees the path; `THEME_SCRIPT`
 * decides which. React replaces it.
 * @param list title of the list whose first rows follow
 */
export function skeleton(tenant: PublicTenant, path: string, list?: string): string {
  const isReading = isPublicPath(path) && path !== '/login'
  return (
    `<div aria-hidden="true">${portal(tenant, list)}${isReading ? reading(tenant) : login(tenant)}</div>` +
    '<p class="bs-t" role="status">Caricamento del portale</p>'
  )
}

/** Before the first paint: theme (spec §4), and whether a person seems to be signed in; the session decides. */
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
  const slides = tenant.slides?.length ? tenant.slides : [WELCOME_SLIDE]
  const waves = LOGIN_LOOK.waves.map((path) => `<path d="${path}" opacity=".07"/>`).join('')
  const texts = slides.map(({ titolo, testo = '' }) => {
    return `<div><strong>${escapeHtml(titolo)}</strong><span>${escapeHtml(testo)}</span></div>`
  })
  return (
    `<div class="bs bs-o bs-l">${side}<div class="bs-w"><svg viewBox="0 0 1200 900" preserveAspectRatio="none">` +
    `${waves}</svg><div class="bs-d">${texts.join('')}</div></div></div>`
  )
}

const mark = (tenant: PublicTenant): string =>
  `<div class="bs-n">${logoOf(tenant, { alone: 'bs-j', light: 'bs-g', dark: 'bs-k' })}</div>`

export const skeletonCss = (primary: string | undefined): string =>
  `:root{color-scheme:light;${colours('light', primary)}}` +
  `:root[data-theme=dark]{color-scheme:dark;${colours('dark', primary)}}` +
  COMMON +
  PORTAL +
  FIRST_ROWS +
  VISITOR +
  MESSAGE +
  // the login and every page without a session show the visitor's skeleton, the others the portal's
  ':root[data-chi=ospite] .bs-u,:root[data-chi=utente] .bs-o{display:none}' +
  // no script has run: no content will follow, so only the words are shown
  ':root:not([data-chi]) :is(.bs,.bs-t){display:none}' +
  ':root:not([data-chi]) .bs-message{inset:0 0 auto;border-top:0;border-bottom:2px solid var(--marchio)}'

/** `--marchio` is the brand for text and buttons, `--fondo` the brand as a surface, each with the text on it. */
function colours(mode: Mode, primary: string | undefined): string {
  const { page, paper, text, muted, line, hover } = surfaces[mode]
  const [brand, surface] = [brandColours(mode, primary), brandSurface(mode, primary)]
  return (
    `--marchio:${brand.main};--su-marchio:${brand.text};--fondo:${surface.main};--su-fondo:${surface.text};` +
    `--onda:${surface.text === '#ffffff' ? '#000' : '#fff'};` +
    `--pg:${page};--pp:${paper};--tx:${text};--mu:${muted};--ln:${line};--sk:${mode === 'light' ? '#e9edf1' : hover}`
  )
}

const COMMON =
  'body{margin:0;background:var(--pg);color:var(--tx);font-family:system-ui,sans-serif;line-height:1.5}' +
  '.bs i,.bs b,.bs p{display:block;background:var(--sk);border-radius:6px;margin:0}' +
  '.bs-n{display:flex;align-items:center;height:52px;font-weight:700;font-size:1rem}' +
  '.bs-n img{display:block;height:28px;max-width:160px;object-fit:contain;object-position:left}' +
  '.bs-n .bs-k,[data-theme=dark] .bs-n .bs-g{display:none}[data-theme=dark] .bs-n .bs-k{display:block}' +
  '[data-theme=dark] .bs-n .bs-j{box-sizing:border-box;background:#fff;border-radius:6px;padding:4px 8px}' +
  '.bs-t{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}'

/** Over everything, the early rows of a list too. */
const MESSAGE =
  '.bs-message{position:fixed;inset:auto 0 0;z-index:2000;padding:20px 24px 24px;background:var(--pp);color:var(--tx);' +
  'border-top:2px solid var(--marchio)}.bs-message p{max-width:44em;margin:0}.bs-message button{margin-top:12px;min-height:44px;' +
  'padding:6px 16px;border:0;border-radius:6px;font:inherit;font-weight:600;background:var(--marchio);' +
  'color:var(--su-marchio);cursor:pointer}.bs-message button:focus-visible{outline:2px solid var(--tx);outline-offset:2px}'

/** Menu, bar, content. */
const PORTAL =
  '.bs-u{display:flex;min-height:100vh}' +
  '.bs-m{flex:0 0 200px;box-sizing:border-box;background:var(--pp);border-right:1px solid var(--ln)}' +
  '.bs-m .bs-n{padding:0 16px}.bs-m i{height:20px;margin:12px 16px 16px}' +
  '.bs-c{flex:1;min-width:0}.bs-c .bs-h{height:52px;box-sizing:border-box;background:var(--pp);' +
  'border-bottom:1px solid var(--ln)}.bs-h u{position:relative;display:block;top:51px;height:2px;' +
  'background:var(--marchio);opacity:.4}' +
  '.bs-p{padding:24px}.bs-p b{height:28px;width:220px;max-width:60%;margin-bottom:24px}.bs-p p{height:36px;margin-bottom:8px}' +
  '@media(max-width:1023px){.bs-m{display:none}}@media(max-width:599px){.bs-p{padding:12px}}'

const { side, form, aboveForm, gutter, controls, aboveControls } = LOGIN_LOOK

/** The form's place and, from 1024 px on, the panel of the brand; on other public pages a header. */
const VISITOR =
  '.bs-o{min-height:100vh;background:var(--pp)}.bs-o>.bs-h{padding:0 24px;border-bottom:1px solid var(--ln)}' +
  '.bs-l{display:grid;min-height:100vh}.bs-s{display:flex;flex-direction:column;padding:0 16px}' +
  `.bs-f{width:100%;max-width:${form}px;box-sizing:border-box;margin:40px auto 0}` +
  '.bs-f b{height:28px;width:90px;margin-bottom:20px}.bs-f p{height:36px;margin:24px 0 16px}' +
  '.bs-f u{display:block;height:36px;border-radius:6px;background:var(--marchio)}' +
  '.bs-w{display:none;position:relative;overflow:hidden;background:var(--fondo);color:var(--su-fondo)}' +
  '.bs-w svg{position:absolute;inset:0;width:100%;height:100%;fill:var(--onda)}' +
  '@media(max-width:599px){.bs-o>.bs-h{padding:0 12px}}' +
  `@media(min-width:1024px){.bs-l{grid-template-columns:${side} 1fr}.bs-s{padding:16px 32px 0}.bs-f{margin-top:${aboveForm}}` +
  `.bs-w{display:flex;flex-direction:column;justify-content:flex-end;padding:${gutter}px}` +
  `.bs-d{position:relative;display:grid;max-width:560px;padding-bottom:${controls + aboveControls}px}` +
  '.bs-d>div{grid-area:1/1}.bs-d>div+div{visibility:hidden}' +
  '.bs-d strong{display:block;font-size:2.5rem;line-height:1.15;font-weight:600;letter-spacing:-.02em}' +
  '.bs-d span{display:block;margin-top:16px;font-size:1.125rem;line-height:1.55;max-width:480px}' +
  '.bs-d strong,.bs-d span{text-wrap:balance}}'

/** A table as the list's own, cards below 600 px. */
const FIRST_ROWS =
  '.bs-z{position:absolute;inset:0 0 auto;min-height:100%;z-index:1200;background:var(--pg)}' +
  '.bs-p .bs-ti{margin:-4px 0 19px;font-size:22px;line-height:29px;font-weight:600;letter-spacing:-.01em}.bs-z .bs-p p{height:32px}' +
  '.bs-e{width:100%;table-layout:fixed;border-collapse:separate;border-spacing:0;font-size:14px;--alta:36px}.bs-e2{--alta:44px}' +
  '.bs-e th,.bs-e td{box-sizing:border-box;height:var(--alta);padding:5px 12px;border-bottom:1px solid var(--ln);text-align:left;' +
  'font-weight:400;line-height:1.35;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}' +
  '.bs-e thead th{padding:0 12px;font-size:13px;font-weight:600;color:var(--mu)}.bs-e .bs-right{text-align:right}' +
  '.bs-e th:first-child{padding-left:calc(12px + var(--rientro,0px))}' +
  '.bs-e a{color:var(--marchio);font-weight:500;text-decoration:none}.bs-e a:hover{text-decoration:underline}' +
  '.bs .bs-e i{height:12px;width:56px;display:inline-block;vertical-align:middle}' +
  '@media(min-width:600px) and (max-width:1919px){.bs-e .bs-xl{display:none}}' +
  '@media(min-width:600px) and (max-width:1439px){.bs-e .bs-lg{display:none}}' +
  '@media(min-width:600px) and (max-width:1023px){.bs-e .bs-md{display:none}}' +
  '@media(max-width:599px){.bs-p .bs-ti{margin-top:0}.bs-e thead{display:none}' +
  '.bs-e tr{display:block;height:84px;box-sizing:border-box;overflow:hidden;padding:6px 0 6px var(--rientro,0px);border-top:1px solid var(--ln)}' +
  '.bs-e tbody th,.bs-e tbody td{display:inline-block;max-width:100%;height:auto;margin-right:12px;padding:0;border:0;font-size:13px}' +
  '.bs-e tbody th{display:block;margin:0;font-size:14px}.bs-e tbody th:first-child{padding-left:0}' +
  // a name is pressed: 24 px high, as in the list's own card
  '.bs-e a{display:inline-block;max-width:100%;line-height:24px;overflow:hidden;text-overflow:ellipsis;vertical-align:top}' +
  '.bs-e td.bs-right::before{content:attr(data-l)" ";color:var(--mu)}}'
