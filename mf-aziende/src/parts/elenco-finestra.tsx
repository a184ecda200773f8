import { useAsk, useWindow } from '@bandiera/live'
import { useListQuestion } from '@bandiera/ui/list'
import { AziendePage } from './aziende-page.tsx'
import { useWindowParts } from './use-list-context.ts'

/** The companies where they are too many for a page: the server searches, filters, sorts and counts them. */
export function ElencoFinestra({ mayInsert }: { mayInsert: boolean }) {
  const parts = useWindowParts()
  const { asked, counted, askCounts } = useListQuestion(parts.columns, parts.filters)
  const rows = useWindow('aziende', asked)
  const { counts } = useWindow('aziende', counted)
  const ask = useAsk()
  const remote = { ...rows, counts, askCounts, all: () => ask.all('aziende', asked) }
  return <AziendePage {...parts} mayInsert={mayInsert} remote={remote} some={rows.visible > 0} />
}
