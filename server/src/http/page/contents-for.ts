import type { Role } from '@bandiera/domain'
import { allows, type Gate } from '@bandiera/policy'
import type { TenantManifest } from '@bandiera/wire'

/** What a role finds of a tenant's modules, without features that only some accounts have. */
export function contentsFor(manifest: TenantManifest, role: Role) {
  const somebody = { _id: '', role: { [role]: true } }
  const { variante } = manifest.tenant
  const entries = <E extends Gate>(of: (module: TenantManifest['modules'][number]) => readonly E[] | undefined) =>
    manifest.modules.flatMap((module) =>
      (of(module) ?? []).flatMap((entry) =>
        allows(entry, manifest, somebody) ? [{ modulo: module.id, ...entry }] : [],
      ),
    )
  return {
    moduli: manifest.modules.map(({ id, version }) => ({ id, versione: version })),
    /** `seVede` names the collection of which one must see a record. */
    menu: entries(({ menu }) => menu)
      .toSorted((a, b) => a.order - b.order)
      .map(({ modulo, label, labelPerVariante, to, whenSome }) => ({
        modulo,
        voce: labelPerVariante?.[variante ?? ''] ?? label,
        indirizzo: to,
        ...(whenSome && { seVede: whenSome }),
      })),
    pagine: entries(({ routes }) => routes).map(({ modulo, title, path }) => ({
      modulo,
      titolo: title,
      indirizzo: path,
    })),
    comandi: entries(({ comandi }) => comandi).map(({ modulo, label, to }) => ({ modulo, voce: label, indirizzo: to })),
    riquadri: entries(({ slots }) => slots)
      .toSorted((a, b) => a.slot.localeCompare(b.slot) || a.order - b.order)
      .map(({ modulo, slot, title }) => ({ modulo, slot, titolo: title })),
  }
}
