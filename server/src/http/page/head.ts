import { brandSurface, type Settings, surfaces } from '@bandiera/domain'
import type { PublicTenant } from '@bandiera/wire'
import { iconsOf } from '../../tenants/icon.ts'
import { escapeHtml } from './html.ts'
import { skeletonCss, THEME_SCRIPT } from './skeleton.ts'

/** What the browser needs of the tenant before anything is painted: title, colours, icons, web manifest, theme. */
export function tenantHead({ nome, primary }: PublicTenant, settings: Settings, nonce: string): string[] {
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

/** Links to the icons. Apple’s systems take bitmaps only. */
export function iconLinks(settings: Settings): string[] {
  const link = (rel: string, src: string, type?: string) =>
    `<link rel="${rel}"${type ? ` type="${escapeHtml(type)}"` : ''} href="${escapeHtml(src)}">`
  const [icon, ...others] = iconsOf(settings)
  if (!icon) return []
  const touch = [icon, ...others].find(({ type, purpose }) => type === 'image/png' && purpose === 'any')
  return [link('icon', icon.src, icon.type), ...(touch ? [link('apple-touch-icon', touch.src)] : [])]
}
