import { MANIFEST_ELEMENT_ID, TenantManifestSchema, type TenantManifest } from '@bandiera/wire'

let parsed: TenantManifest | undefined

/**
 * The manifest that the server wrote into the page: tenant, features and modules.
 * @throws when the page carries none or a malformed one; nothing can be shown without it
 */
export function readManifest(): TenantManifest {
  parsed ??= TenantManifestSchema.parse(JSON.parse(document.getElementById(MANIFEST_ELEMENT_ID)?.textContent ?? 'null'))
  return parsed
}
