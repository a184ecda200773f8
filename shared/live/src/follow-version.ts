import type { CollectionName } from '@bandiera/domain'
import type { Live } from './live.ts'

/** Calls back whenever a record gets another `versione`, comes or goes; answers what stops it. */
export function followVersion(
  { atoms }: Pick<Live, 'atoms'>,
  coll: CollectionName,
  id: string,
  listener: () => void,
): () => void {
  const record = atoms.record(coll, id)
  const version = () => atoms.store.get(record)?.versione
  let last = version()
  return atoms.store.sub(record, () => {
    const now = version()
    if (now === last) return
    last = now
    listener()
  })
}
