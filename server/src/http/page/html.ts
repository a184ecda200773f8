import type { PublicTenant } from '@bandiera/wire'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made safe for an HTML element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** JSON made safe inside a `<script>` element: no `</script>` and no comment can open in it. */
export const escapeScript = (json: string): string =>
  json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

/** Logo for each theme, else the name; the class `alone` gives a logo without a dark variant a light plate in the dark. */
export function logoOf({ nome, logo }: PublicTenant, classes: Record<'alone' | 'light' | 'dark', string>): string {
  if (!logo) return escapeHtml(nome)
  const image = (src: string, className: string) =>
    `<img class="${className}" src="${escapeHtml(src)}" alt="${escapeHtml(nome)}">`
  if (!logo.scuro) return image(logo.chiaro, classes.alone)
  return image(logo.chiaro, classes.light) + image(logo.scuro, classes.dark)
}
