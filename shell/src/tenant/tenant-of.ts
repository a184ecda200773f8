import { brandSurface, whiteLabelOf, type Settings } from '@bandiera/domain'
import type { PublicTenant, TenantManifest } from '@bandiera/wire'

/**
 * The tenant as it looks now: as the page came with it, or as newer settings say (ADR 0019). With the same settings it is
 * the very object of the manifest, whose large images have addresses that the browser keeps.
 * @param isTold the settings are as an event told them, with any version
 */
export function tenantOf(
  { tenant, settings: version }: TenantManifest,
  settings: Settings | null,
  isTold: boolean,
): PublicTenant {
  if (!settings || (!isTold && (settings.versione ?? 0) === version)) return tenant
  const { nome, primary, logo, slides, staticLink, linkEsterni } = whiteLabelOf(settings)
  const { mailContatti } = settings
  return {
    id: tenant.id,
    variante: tenant.variante,
    nome,
    primary,
    logo,
    slides,
    staticLink,
    linkEsterni,
    mailContatti,
  }
}

/** The browser's own marks of the page: icon of the tab, colour of the bar around it. */
export function showInHead({ primary }: PublicTenant, version: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  // without its content's version the address leads to the icon of today
  if (icon) icon.href = `/icona.svg?n=${version}`
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!bar) return
  bar.dataset['light'] = brandSurface('light', primary).main
  bar.content = bar.dataset[document.documentElement.dataset['theme'] ?? 'light'] ?? bar.content
}
