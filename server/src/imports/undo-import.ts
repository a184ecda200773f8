import {
  type CollectionName,
  type Collections,
  type ImportUndo,
  type LoggedOperation,
  sameContent,
} from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import { withPauses } from '../scheduling.ts'
import { changeOne, guarded, type Guarded, permit } from '../realm/guarded-write.ts'
import type { Change, Reader } from '../store/port.ts'
import { contentOf, entriesOf, everything } from '../records/undo.ts'
import { nameOfRecord } from '../records/record-names.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** `by` takes the import back that `author` made. */
interface Asked {
  by: string
  author: string
  operazioni: readonly LoggedOperation[]
}

/** Entries of one transaction. */
const BATCH = 200

/**
 * New records go into the bin, others become what they were. One changed since, or in use, stays and is named.
 * `UNDO_FOREIGN` for entries of another author, `IMPORT_MISSING` when the log no longer has them.
 */
export async function undoImport(tenant: Tenant, { by, author, operazioni }: Asked): Promise<ImportUndo> {
  const usr = await tenant.users.byId(by)
  if (!usr) throw new PortalError('SESSION_ENDED')
  const visitor = { tenant, usr, sid: '', exp: 0, held: new Set(tokensOf(usr)) }
  const changes = await entriesOf(tenant.store, operazioni, (entries, isWhole) => {
    if (!isWhole) throw new PortalError('IMPORT_MISSING')
    if (entries.some((entry) => entry.by !== author)) throw new PortalError('UNDO_FOREIGN')
  })
  const undone: ImportUndo = { tolti: 0, riportati: 0, restano: [], operazioni: [] }
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH)
    const written = await guarded(visitor, batch[0]!.coll, async (guard) => {
      const refuseInUse = createRefuseInUse(guard.writer)
      for await (const change of withPauses(batch)) {
        await take({ ...guard, coll: change.coll, refuseInUse }, change, undone)
      }
      return guard.writer.written()
    })
    if (written) undone.operazioni.push(written)
  }
  return undone
}

type AnyGuard = Guarded<Change['coll']> & { refuseInUse: RefuseInUse }

async function take(guard: AnyGuard, change: Change, undone: ImportUndo): Promise<void> {
  const { coll, id, before, after } = change
  if (!after || (before && sameContent(contentOf(before.doc), contentOf(after.doc)))) return
  try {
    await invert(guard, change)
    if (before) undone.riportati += 1
    else undone.tolti += 1
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    undone.restano.push({ coll, id, nome: nameOfRecord(after.doc), motivo: error.message })
  }
}

async function invert(guard: AnyGuard, { coll, id, before, after }: Change): Promise<void> {
  const { writer, held } = guard
  const stored = await writer.get(coll, id)
  if (!stored || sightOf(coll, stored.audience, held) !== 'full') throw new PortalError('RECORD_MISSING')
  if (!sameContent(contentOf(stored.doc), contentOf(after!.doc))) throw new PortalError('IMPORT_CHANGED')
  if (!before) await guard.refuseInUse(coll, id)
  if (coll === 'bandi') return invertGrant(guard as never, stored.doc as Collections['bandi'], before?.doc as never)
  const content = before && contentOf(before.doc)
  await changeOne(guard, id, everything, { op: 'update', apply: () => content })
}

/** No step of the editorial work leads back from what the import published. */
async function invertGrant(
  guard: Guarded<'bandi'>,
  stored: Collections['bandi'],
  before: Collections['bandi'] | undefined,
): Promise<void> {
  await permit(guard, { coll: 'bandi', before: stored, after: before ?? null })
  if (!before) return guard.writer.remove('bandi', stored._id)
  const { versione: _old, ...content } = before
  await guard.writer.replace('bandi', content as Collections['bandi'], 'update')
}

type RefuseInUse = (coll: CollectionName, id: string) => Promise<void>

/**
 * Refuses to take a record away that others built on: `IMPORT_IN_USE` says by what. Companies, which hold the decisions
 * about each grant, are read once for all grants.
 */
function createRefuseInUse(reader: Reader): RefuseInUse {
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
