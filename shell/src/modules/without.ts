import type { TenantManifest } from '@bandiera/wire'
import { Catalogue } from './catalogue.ts'
import { KEY, PARAMETER } from './is-without.ts'
import { testi } from './testi-versioni.ts'

/**
 * The catalogue of this page, without the modules that `?senza=mf-x,mf-y` names: a way out when one of them makes the
 * portal unusable. It holds for the tab until they are put back.
 * @returns also what to tell the person when names were none of a module
 */
export function openCatalogue(manifest: TenantManifest): { catalogue: Catalogue; warning?: string } {
  const known = manifest.modules.map(({ id }) => id)
  const asked = takeParameter()
  const stored = idsIn(sessionStorage.getItem(KEY) ?? '')
  const named = [...new Set([...stored, ...asked])].filter((id) => known.includes(id))
  const catalogue = new Catalogue(manifest, named)
  const keep = () => {
    const ids = catalogue.without.get()
    if (ids.length > 0) sessionStorage.setItem(KEY, ids.join())
    else sessionStorage.removeItem(KEY)
  }
  if (asked.length > 0) keep()
  catalogue.without.subscribe(keep)
  const unknown = asked.filter((id) => !known.includes(id))
  return { catalogue, ...(unknown.length > 0 && { warning: testi.senzaIgnoti(unknown) }) }
}

/** Read once: the address of the page stays as it is without it. */
function takeParameter(): string[] {
  const url = new URL(location.href)
  const value = url.searchParams.get(PARAMETER)
  if (value === null) return []
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
  return idsIn(value)
}

const idsIn = (text: string) => text.split(',').flatMap((id) => id.trim() || [])
