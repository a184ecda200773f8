import { changesOf, type CollectionName, isCollection, tableOf, type HistoryEntry } from '@bandiera/domain'
import { sightOf } from '@bandiera/policy'
import type { FastifyInstance } from 'fastify'
import { PortalError } from '../errors.ts'
import type { HistoryParts } from './undo.route.ts'
import { takeReading } from '../http/bounds/reading.ts'
import { type Visitor, visitorBySession } from '../accounts/visitor.ts'
import { isLastAccess } from '../feed/feeder.ts'
import type { Change, Stored } from '../store/port.ts'
import { contentOf } from './undo.ts'
import { KEPT } from '../operations/cut-logs.ts'
import { type Names, namesFor } from './record-names.ts'

/** `GET /api/cronologia/:coll/:id`: `{ voci }`, newest first, of a record seen in full, with the session token. */
export function historyRoutes(app: FastifyInstance, { calls, demandDeclared }: HistoryParts): void {
  app.get<{ Params: { coll: string; id: string } }>(
    '/api/cronologia/:coll/:id',
    async (request, reply): Promise<{ voci: HistoryEntry[] }> => {
      const { coll, id } = request.params
      const visitor = await visitorBySession(request.tenant, request.headers.authorization)
      if (!isCollection(coll)) throw new PortalError('COLLECTION_UNKNOWN', coll)
      await demandDeclared(request, 'legge', [coll])
      void reply.header('cache-control', 'no-store')
      return takeReading({ calls, reply, visitor }, async () => ({ voci: await historyOf(visitor, coll, id) }))
    },
  )
}

const TITLES = { insert: 'Creazione', update: 'Modifica', replace: 'Modifica', delete: 'Eliminazione' } as const
const RESTORED = 'Ripristino'
/** A record with more changed fields was rewritten. */
const MOST_FIELDS = 40

/** Of each entry only what the visitor was shown at that time, by the one visibility rule. */
async function historyOf(visitor: Visitor, coll: CollectionName, id: string): Promise<HistoryEntry[]> {
  const { tenant, held } = visitor
  const stored = await tenant.store.get(coll, id)
  if (!stored || sightOf(coll, stored.audience, held) !== 'full') throw new PortalError('RECORD_MISSING')
  const seen = (await tenant.store.changesOf(coll, id, KEPT)).filter((change) => isSeenIn(change, held))
  const names = await namesFor(tenant.store, held, {
    coll,
    authors: seen.flatMap(({ by }) => by ?? []),
    docs: seen.flatMap(({ before, after }) => [before?.doc, after?.doc]),
  })
  const entries = seen.map((change) => entryOf(change, names))
  // an entry without a change is a new audience, not a change of the record
  return entries.filter(({ campi, titolo }) => campi.length > 0 || titolo !== TITLES.update)
}

function isSeenIn(change: Change, held: ReadonlySet<string>): boolean {
  const { coll, before, after } = change
  if (isLastAccess(change)) return false
  const full = (side: Stored | null): boolean => !side || sightOf(coll, side.audience, held) === 'full'
  return full(before) && full(after)
}

function entryOf({ coll, seq, at, by, op, before, after }: Change, { author, nameOf }: Names): HistoryEntry {
  return {
    id: String(seq),
    quando: at,
    chi: author(by),
    titolo: op === 'insert' && (after?.doc.versione ?? 1) > 1 ? RESTORED : TITLES[op],
    campi:
      before && after
        ? changesOf(tableOf[coll], contentOf(before.doc), contentOf(after.doc), nameOf).slice(0, MOST_FIELDS)
        : [],
  }
}
