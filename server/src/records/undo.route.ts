import {
  type CollectionName,
  firstRole,
  BIN_DAYS,
  isCollection,
  type LoggedOperation,
  type BinEntry,
} from '@bandiera/domain'
import { companyOf, refusalOf, sightOf } from '@bandiera/policy'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Calls } from '../http/bounds/calls.ts'
import { PortalError } from '../errors.ts'
import { restoreRecord, undo, undoMost } from './undo.ts'
import type { DemandDeclared } from '../registry/declared-data.ts'
import { parsedBody } from '../http/bodies.ts'
import { takeReading } from '../http/bounds/reading.ts'
import { type Visitor, visitorBySession } from '../accounts/visitor.ts'
import { withPauses } from '../scheduling.ts'
import { guarded } from '../realm/guarded-write.ts'
import type { Change } from '../store/port.ts'
import { audienceIn } from './documents.ts'
import { DAY, inBin, setEmptied } from './in-bin.ts'
import { nameOfRecord, namesFor } from './record-names.ts'
import { sweepDocuments } from '../files/follow-documents.ts'
import type { Tenant } from '../tenants/tenant.ts'

const Position = z.int().positive()
const UndoSchema = z.object({
  operazioni: z
    .array(z.object({ da: Position, a: Position }).refine(({ da, a }) => a >= da))
    .min(1)
    .max(5000),
  /** Those that cannot be taken back stay, and the others do not. */
  parziale: z.boolean().optional(),
})

export interface HistoryParts {
  calls: Calls
  demandDeclared: DemandDeclared
}

/** What taking it back has put into the log; `null` when there was nothing to do. */
type Undone = { operazione: LoggedOperation | null }

/**
 * Taking back: `POST /api/annulla` inverts one's own operations of the last minutes, `GET /api/cestino` lists deleted
 * records, `POST /api/cestino/:coll/:id` brings one back, `DELETE /api/cestino` gives all of them up, for admins. They need the session token.
 */
export function undoRoutes(app: FastifyInstance, { calls, demandDeclared }: HistoryParts): void {
  app.post('/api/annulla', async ({ tenant, headers, body }): Promise<Undone> => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    const { operazioni, parziale } = parsedBody(UndoSchema, body)
    return { operazione: await (parziale ? undoMost : undo)(visitor, operazioni) }
  })
  app.get('/api/cestino', async ({ tenant, headers }, reply): Promise<{ voci: BinEntry[] }> => {
    const visitor = await visitorBySession(tenant, headers.authorization)
    void reply.header('cache-control', 'no-store')
    return takeReading({ calls, reply, visitor }, async () => ({ voci: await binOf(visitor) }))
  })
  app.delete('/api/cestino', async ({ tenant, headers }): Promise<{ eliminati: number }> => {
    const { usr } = await visitorBySession(tenant, headers.authorization)
    if (firstRole(usr.role) !== 'admin') throw new PortalError('ROLE_REFUSED')
    return { eliminati: await emptyBin(tenant, usr._id) }
  })
  app.post<{ Params: { coll: string; id: string } }>('/api/cestino/:coll/:id', async (request): Promise<Undone> => {
    const { coll, id } = request.params
    const visitor = await visitorBySession(request.tenant, request.headers.authorization)
    if (!isCollection(coll)) throw new PortalError('COLLECTION_UNKNOWN', coll)
    await demandDeclared(request, 'scrive', [coll])
    return { operazione: await restoreFromBin(visitor, coll, id) }
  })
}

const MOST_ENTRIES = 500

/** Deleted records that the visitor may bring back, newest first: those that it could delete. */
async function binOf(visitor: Visitor): Promise<BinEntry[]> {
  const { store, held } = visitor.tenant
  const found: Change[] = []
  const seen = new Set<string>()
  for await (const change of withPauses(await inBin({ store, held }))) {
    const key = `${change.coll} ${change.id}`
    if (seen.has(key)) continue
    seen.add(key)
    if (await isRestorable(visitor, change)) found.push(change)
    if (found.length === MOST_ENTRIES) break
  }
  const { author } = await namesFor(store, visitor.held, { authors: found.flatMap(({ by }) => by ?? []) })
  return found.map(({ coll, id, at, by, before }) => ({
    coll,
    id,
    nome: nameOfRecord(before!.doc),
    quando: at,
    chi: author(by),
    scade: new Date(Date.parse(at) + BIN_DAYS * DAY).toISOString(),
  }))
}

/** Brings one record back. `BIN_MISSING` for one that is not in the visitor's bin. */
async function restoreFromBin(visitor: Visitor, coll: CollectionName, id: string): Promise<LoggedOperation | null> {
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

/** Gives up everything in the bin, and the files that only it kept; how many records. It works on a full disk: files go first. */
async function emptyBin(tenant: Tenant, by: string): Promise<number> {
  const gone = await inBin(tenant)
  if (gone.length === 0) return 0
  await setEmptied(tenant.held, by, gone[0]!.seq)
  await sweepDocuments(tenant)
  return new Set(gone.map(({ coll, id }) => `${coll} ${id}`)).size
}
