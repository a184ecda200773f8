import { useCollection, useLiveStatus } from '@bandiera/live'
import { AziendePage } from './aziende-page.tsx'
import { useIncroci } from './use-incroci.tsx'
import { useListParts } from './use-list-context.ts'

/** The companies where this page holds them all. */
export function ElencoIntero({ mayInsert }: { mayInsert: boolean }) {
  const records = useCollection('aziende')
  const { ready } = useLiveStatus()
  const { incrociOf, counter } = useIncroci()
  const parts = useListParts(records, incrociOf)
  const some = records.length > 0
  return (
    <AziendePage {...parts} loading={!ready && !some} mayInsert={mayInsert} records={records} some={some}>
      {counter}
    </AziendePage>
  )
}
