import type { CollectionName } from '@bandiera/domain'
import type { WindowMode } from '@bandiera/wire'

/** How much of a collection this page holds. */
export function useMode(_coll: CollectionName): WindowMode {
  return 'full'
}
