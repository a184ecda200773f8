import type { Role } from '@bandiera/domain'
import { MANIFEST_ELEMENT_ID, TenantManifestSchema, type RouteEntry, type TenantManifest } from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { addressOf, type Examples } from './examples.ts'
import { shellRoutes } from './shell-routes.ts'

/** A page of the portal: its route, and an address that leads there. */
export interface PortalPage {
  route: string
  path: string
}

/** spec §2, "Public paths"; `/accessibilita` is public as the law wants it. */
const PUBLIC = ['/login', '/registrazione', '/resetPwd', '/privacy', '/accessibilita', '/Doc']
/** An address that leads nowhere is a page too. */
const UNKNOWN = '/pagina-che-non-esiste'

/** Reads the manifest that the server wrote into the page. */
export async function manifestOf(page: Page): Promise<TenantManifest> {
  const text = await page.locator(`#${MANIFEST_ELEMENT_ID}`).textContent()
  return TenantManifestSchema.parse(JSON.parse(text ?? 'null'))
}

interface Sight {
  manifest: TenantManifest
  /** `null`: not signed in. */
  role: Role | null
  examples: Examples
}

/** Every page that a visitor reaches: the shell's own and, as the manifest declares them, those of the modules. */
export function portalPages({ manifest, role, examples }: Sight): PortalPage[] {
  const own = [...shellRoutes(), UNKNOWN].filter((route) => (role ? !LEADS_ON.has(route) : isPublic(route)))
  const entries = manifest.modules.flatMap(({ routes }) => routes).filter((entry) => reaches(entry, manifest, role))
  const routes = new Set([...own, ...entries.map(({ path }) => path)])
  return [...routes].map((route) => ({ route, path: addressOf(route, examples) }))
}

/** Addresses that lead a signed-in user on to a page which stands elsewhere in the list. */
const LEADS_ON = new Set(['/', '/login'])

const isPublic = (route: string) => PUBLIC.some((prefix) => route === prefix || route.startsWith(`${prefix}/`))

function reaches(entry: RouteEntry, { features, tenant }: TenantManifest, role: Role | null): boolean {
  if (!features.includes(entry.feature)) return false
  if (entry.varianti && !(tenant.variante && entry.varianti.includes(tenant.variante))) return false
  if (!role) return entry.public === true
  return !entry.roles || entry.roles.includes(role)
}
