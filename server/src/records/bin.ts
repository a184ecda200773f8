import { GIORNI_CESTINO, type CollectionName, type Operazione, type VoceCestino } from '@bandiera/domain'
import { companyOf, refusalOf, sightOf } from '@bandiera/policy'
import { PortalError } from '../errors.ts'
import { withPauses } from '../scheduling/with-pauses.ts'
import { guarded } from '../realm/guarded-write.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Change } from '../store/port.ts'
import { audienceIn } from './audience.ts'
import { DAY, inBin } from './in-bin.ts'
import { nameOfRecord, namesFor } from './record-names.ts'
import { restoreRecord } from './restore.ts'

/** Entries of one answer. */
const MOST = 500

/** Deleted records that the visitor may bring back, newest first: those that it could delete. */
export async function binOf(visitor: Visitor): Promise<VoceCestino[]> {
  const { store, held } = visitor.tenant
  const found: Change[] = []
  const seen = new Set<string>()
  for await (const change of withPauses(await inBin({ store, held }))) {
    const key = `${change.coll} ${change.id}`
    if (seen.has(key)) continue
    seen.add(key)
    if (await isRestorable(visitor, change)) found.push(change)
    if (found.length === MOST) break
  }
  const { author } = await namesFor(store, visitor.held, { authors: found.flatMap(({ by }) => by ?? []) })
  return found.map(({ coll, id, at, by, before }) => ({
    coll,
    id,
    nome: nameOfRecord(before!.doc),
    quando: at,
    chi: author(by),
    scade: new Date(Date.parse(at) + GIORNI_CESTINO * DAY).toISOString(),
  }))
}

/** Brings one record back. `BIN_MISSING` for one that is not in the visitor's bin. */
export async function restoreFromBin(visitor: Visitor, coll: CollectionName, id: string): Promise<Operazione | null> {
  const last = (await inBin(visitor.tenant)).find((change) => change.coll === coll && change.id === id)
  if (!last || !(await isRestorable(visitor, last))) throw new PortalError('BIN_MISSING')
  return guarded(visitor, coll, async (guard) => {
    await restoreRecord(guard, last.before!.doc as never)
    return guard.writer.written()
  })
}

/** By the audience and the rights of today: a company that changed hands takes its deleted case files along. */
async function isRestorable({ tenant: { store }, usr, held }: Visitor, { coll, id, before }: Change): Promise<boolean> {
  const doc = before!.doc
  if (await store.get(coll, id)) return false
  if (sightOf(coll, await audienceIn(store, coll, doc), held) !== 'full') return false
  const company = companyOf(coll, doc)
  const azienda = company ? (await store.get('aziende', company))?.doc : undefined
  const aziende = azienda ? { before: azienda } : {}
  return refusalOf(usr, { coll, before: doc as never, after: null, aziende }) === null
}
