import { brandSurface, surfaces, whiteLabelOf, type Settings } from '@bandiera/domain'
import { iconsOf } from './icon.ts'

/** Launchers show about as much; of a longer name the first word stands alone. */
const SHORT = 12

/** `manifest.webmanifest` of a tenant: with it the portal installs under the tenant's own name, colour and icon. */
export function webManifest(settings: Settings): object {
  const { nome, primary } = whiteLabelOf(settings)
  return {
    id: '/',
    name: nome,
    short_name: nome.length <= SHORT ? nome : (nome.split(/\s+/)[0] ?? nome),
    lang: 'it',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brandSurface('light', primary).main,
    background_color: surfaces.light.page,
    icons: iconsOf(settings).map((icon) => ({ sizes: 'any', ...icon })),
  }
}
