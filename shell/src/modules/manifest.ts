import { MANIFEST_ELEMENT_ID, TenantManifestSchema, type TenantManifest } from '@bandiera/wire'

let parsed: TenantManifest | undefined

/** The manifest that the server wrote into the page. @throws without a well-formed one: nothing can be shown then */
export function readManifest(): TenantManifest {
  parsed ??= TenantManifestSchema.parse(JSON.parse(document.getElementById(MANIFEST_ELEMENT_ID)?.textContent ?? 'null'))
  return parsed
}
