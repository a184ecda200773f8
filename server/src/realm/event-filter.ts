import { PortalError } from '../errors.ts'
import { guardFilter, isPlain } from './filter-guard.ts'
import { LOGIC } from './mongo/conditions.ts'
import { compileQuery } from './mongo/query.ts'

/** Fields of a change event that a filter of `watch` may ask for. */
const ASKED =
  /^(?:fullDocument(?:\..+)?|operationType|documentKey(?:\._id)?|ns(?:\.(?:db|coll))?|updateDescription(?:\.(?:updatedFields|removedFields)(?:\..+)?)?)$/

/**
 * The filter of a `watch`: a query on the change event, as in App Services. A field that no event has would be waited for in
 * vain: it is refused.
 */
export function parseEventFilter(filter: unknown): (event: object) => boolean {
  const query = filter ?? {}
  guardFilter(query)
  refuseOthers(query)
  return compileQuery(query)
}

function refuseOthers(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if (LOGIC.includes(name)) (value as unknown[]).filter(isPlain).forEach(refuseOthers)
    else if (!ASKED.test(name)) throw new PortalError('QUERY_INVALID', unknown(name))
  }
}

const unknown = (name: string): string =>
  `${name} non è di un evento: watch filtra per fullDocument.${name}, operationType, documentKey._id, ns e updateDescription`
