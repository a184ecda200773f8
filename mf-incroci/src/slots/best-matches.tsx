import type { MatchSide } from '@bandiera/matching'
import { ErrorState, LinkButton, Muted } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { type ReactNode, useMemo } from 'react'
import type { Side } from '../incroci/columns.tsx'
import { Blockers, blockersOf } from '../incroci/parts/blockers.tsx'
import { IncrociList } from '../incroci/parts/incroci-list.tsx'
import { PraticheProvider } from '../incroci/parts/pratiche.tsx'
import { useTable } from '../incroci/parts/use-table.ts'
import { useMatches } from '../parts/engine-client/use-matches.ts'
import { moduleTexts } from '../texts.ts'

const TOP = 5

interface BestMatchesProps {
  tab: MatchSide
  id: string
  side: Side
  /** `null` while the record is not there: nothing is shown. */
  label: string | null
  href: string
  /** Over the rows, of how many fit and of how many that is not known yet; not shown when there is none. */
  summary?: (ammissibili: number, daVerificare: number) => ReactNode
}

/** The first five matches; when none fits, the nearest five with what blocks each. */
export function BestMatches({ tab, id, side, label, href, summary }: BestMatchesProps) {
  const { matches, error, retry } = useMatches(useMemo(() => ({ tab, id }), [tab, id]))
  const { place, table } = useTable(side, { apart: true })
  if (label === null) return null
  if (!matches) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  const { vicini, total, perEsito } = matches
  const { tutti, none, empty } = moduleTexts.tabs[tab]
  if (total === 0) return <Muted>{empty}</Muted>
  return (
    <PraticheProvider di={matches.question}>
      {vicini.length > 0 ? (
        <Muted sx={{ mb: 2 }}>{none}</Muted>
      ) : (
        summary?.(perEsito.get('ammissibile') ?? 0, perEsito.get('da_verificare') ?? 0)
      )}
      <div ref={place}>
        <IncrociList
          label={label}
          note={(incrocio) => vicini.length > 0 && <Blockers blocchi={blockersOf(incrocio.valutazione.criteri)} />}
          rows={vicini.length > 0 ? vicini : matches.rows.slice(0, TOP)}
          side={side}
          table={table}
        />
      </div>
      <LinkButton sx={{ mt: 2, ml: -2, whiteSpace: 'normal', textAlign: 'left' }} to={href}>
        {tutti} ({total})
      </LinkButton>
    </PraticheProvider>
  )
}
