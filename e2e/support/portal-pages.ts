import type { Role } from '@bandiera/domain'
import {
  DEVELOPMENT_PATHS,
  isPublicPath,
  MANIFEST_ELEMENT_ID,
  SHELL_PATHS,
  TenantManifestSchema,
  type RouteEntry,
  type TenantManifest,
} from '@bandiera/wire'
import type { Page } from '@playwright/test'
import { addressOf, type Examples } from './examples.ts'

/** A page of the portal: its route, and an address that leads there. */
export interface PortalPage {
  route: string
  path: string
}

/** Addresses that lead a signed-in user on to another page of the list. */
const LEADS_ON = ['/', '/login']
/** An address that leads nowhere is a page too. */
export const UNKNOWN = '/pagina-che-non-esiste'

/** Reads the manifest that the server wrote into the page. */
export async function manifestOf(page: Page): Promise<TenantManifest> {
  const text = await page.locator(`#${MANIFEST_ELEMENT_ID}`).textContent()
  return TenantManifestSchema.parse(JSON.parse(text ?? 'null'))
}

export interface Sight {
  manifest: TenantManifest
  /** `null`: not signed in. */
  role: Role | null
  uid: string
  examples: Examples
}

/** Every page that a visitor reaches: the shell's own and, as the manifest declares them, those of the modules. */
export function portalPages(sight: Sight): PortalPage[] {
  const { manifest, role, examples } = sight
  // the showcase is the same for every role, and long
  const showcase = manifest.development && role === 'admin' ? DEVELOPMENT_PATHS : []
  const shell = [...SHELL_PATHS, ...showcase, UNKNOWN]
  const own = shell.filter((route) => (role ? !LEADS_ON.includes(route) : isPublicPath(route)))
  const entries = manifest.modules.flatMap(({ routes }) => routes).filter((entry) => reaches(entry, sight))
  const routes = new Set([...own, ...entries.map(({ path }) => path)])
  return [...routes].map((route) => ({ route, path: addressOf(route, examples) }))
}

function reaches(entry: RouteEntry, { manifest, role, uid }: Sight): boolean {
  const { features, reserved = {}, tenant } = manifest
  if (!features.includes(entry.feature)) return false
  if (entry.varianti && !(tenant.variante && entry.varianti.includes(tenant.variante))) return false
  if (!role) return entry.public === true
  if (reserved[entry.feature]?.includes(uid) === false) return false
  return !entry.roles || entry.roles.includes(role)
}
