import type { TenantManifest } from '@bandiera/wire'
import { Catalogue } from '../modules/index.ts'
import { claimsOf } from '../session/token-claims.ts'
import { withoutAtom } from '../state.ts'
import type { Opening } from './opening.ts'
import { PreviewBanner } from './preview-banner.tsx'
import { createPreviewTokens, previewManifest } from './preview.ts'
import { changeTab, readTab, takeFromAddress } from './tab.ts'
import { testi } from './testi.ts'
import { WithoutBanner } from './without-banner.tsx'
import { CatalogueWithout } from './without.ts'

/**
 * How a tab opens that `isUnusual`: without the modules that `?senza=mf-x,mf-y` names, or as the preview whose token is in the
 * fragment, or both. It stays so until its person leaves it.
 */
export async function openTab(received: TenantManifest): Promise<Opening> {
  const asked = takeFromAddress()
  const stored = readTab()
  const token = asked.preview ?? stored.preview
  const shown = token ? await previewManifest(token) : null
  const isOver = token !== undefined && !shown
  changeTab({ preview: shown ? token : undefined })
  const manifest = shown ?? received
  const known = manifest.modules.map(({ id }) => id)
  const named = [...new Set([...(stored.without ?? []), ...asked.without])]
  const catalogue = catalogueWithout(
    manifest,
    named.filter((id) => known.includes(id)),
  )
  const unknown = asked.without.filter((id) => !known.includes(id))
  const warning = isOver ? testi.anteprimaFinita : unknown.length > 0 ? testi.senzaIgnoti(unknown) : undefined
  return {
    catalogue,
    ...(warning && { warning }),
    ...(shown && { tokens: createPreviewTokens(token!), alone: true }),
    Banner: () => (
      <>
        {shown && <PreviewBanner until={endOf(token!)} />}
        {catalogue instanceof CatalogueWithout && <WithoutBanner catalogue={catalogue} />}
      </>
    ),
  }
}

const endOf = (token: string): Date | null => {
  const ends = claimsOf(token)?.ends
  return ends === undefined ? null : new Date(ends * 1000)
}

function catalogueWithout(manifest: TenantManifest, ids: string[]): Catalogue {
  changeTab({ without: ids })
  if (ids.length === 0) return new Catalogue(manifest)
  const catalogue = new CatalogueWithout(manifest, ids)
  const { store } = catalogue
  store.sub(withoutAtom, () => changeTab({ without: [...store.get(withoutAtom)] }))
  return catalogue
}
