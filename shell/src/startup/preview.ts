import { TenantManifestSchema, type TenantManifest } from '@bandiera/wire'
import type { TokenStore } from '../session/token-store.ts'
import { changeTab } from './tab.ts'

/**
 * The manifest of a preview: the modules of its generation. `null` when the preview is over.
 * @throws when the server does not answer: nothing can be shown then
 */
export async function previewManifest(token: string): Promise<TenantManifest | null> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch('/api/moduli/manifesto', { headers })
  if (answer.status === 401) return null
  return TenantManifestSchema.parse(await answer.json())
}

/**
 * The token of a preview lives in its tab alone: neither the person's own session in other tabs nor the cookie of plain links
 * knows it. Once it is worthless the tab becomes the portal again, which says so.
 */
export function createPreviewTokens(first: string, leave = () => location.replace('/')): TokenStore {
  let current: string | null = first
  return {
    get: () => current,
    set(token) {
      current = token
      changeTab({ preview: token })
    },
    clear() {
      current = null
      changeTab({ preview: '' })
      leave()
    },
    clearEverything() {
      current = null
      changeTab({ preview: undefined })
    },
    onForeignChange: () => () => {},
  }
}
