import type { CollectionName } from '@bandiera/domain'
import { PortalError } from '../errors.ts'
import type { Reader } from '../store/port.ts'

/** Refuses to take a record away that others built on. `IMPORT_IN_USE` says by what. */
export type RefuseInUse = (coll: CollectionName, id: string) => Promise<void>

/** Companies are read once for all grants: what is decided about a grant stands in them. */
export function createRefuseInUse(reader: Reader): RefuseInUse {
  let decided: Promise<Map<string, number>> | undefined
  return async (coll, id) => {
    if (coll !== 'bandi') return
    let pratiche = 0
    for await (const { doc } of reader.scan('pratiche', { anyOf: [{ path: 'bandoId', values: [id] }] })) {
      if (doc.bandoId === id) pratiche += 1
    }
    decided ??= decisions(reader)
    const scelte = (await decided).get(id) ?? 0
    if (pratiche + scelte > 0) throw new PortalError('IMPORT_IN_USE', pratiche, scelte)
  }
}

async function decisions(reader: Reader): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for await (const { doc } of reader.scan('aziende')) {
    for (const { bandoId } of doc.scelte ?? []) found.set(bandoId, (found.get(bandoId) ?? 0) + 1)
  }
  return found
}
