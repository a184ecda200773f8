import { aziendaIdOfPratica, collections, valuesAt, type CollectionName, type Collections } from '@bandiera/domain'

/** Path under which the tokens of a record's audience are indexed; no document path starts with `$`. */
export const AUDIENCE_PATH = '$aud'

/** Characters of a value that an index compares. */
const COMPARED = 300

/**
 * A value as an index keeps and looks for it: without what an engine cannot store, and short. Several values may look
 * the same to it, so that an index finds a superset.
 */
export const indexable = (value: string): string => value.slice(0, COMPARED).replaceAll('\0', '\uFFFD')

export interface Entry {
  path: string
  val: string
}

/** Index entries of a record: one per indexed value, several for an array, and one per audience token. */
export function entriesOf<C extends CollectionName>(
  coll: C,
  doc: Collections[C],
  audience: readonly string[],
): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const add = (path: string, value: string): void => {
    const val = indexable(value)
    entries.set(`${path}\n${val}`, { path, val })
  }
  for (const val of audience) add(AUDIENCE_PATH, val)
  for (const path of collections[coll].indexed) for (const val of textsAt(coll, doc, path)) add(path, val)
  return entries
}

function textsAt(coll: CollectionName, doc: { _id: string }, path: string): string[] {
  // spec §3: the company of a case file is the second part of its `_id`, whatever the fields say
  if (coll === 'pratiche' && path === 'aziendaId') return [aziendaIdOfPratica(doc._id)]
  return valuesAt(doc, path.split('.')).filter((value) => typeof value === 'string')
}
