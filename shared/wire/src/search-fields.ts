import { searchedPaths, tableOf, type CollectionName } from '@bandiera/domain'

/** Computed values that a search looks into; they are in no table of fields. */
const COMPUTED: { readonly [C in CollectionName]?: readonly string[] } = { aziende: ['calc.sede'] }

const known = new Map<CollectionName, readonly string[]>()

/** The paths of a record whose texts a search looks into: what its table of fields says, and what is computed. */
export function searchedIn(coll: CollectionName): readonly string[] {
  const paths = known.get(coll) ?? [...searchedPaths(tableOf[coll]), ...(COMPUTED[coll] ?? [])]
  known.set(coll, paths)
  return paths
}
