import { ErrorState, LinkButton, Typography } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import type { LoadingMatches } from '../parts/engine-client/match.ts'
import { Blockers, blockersOf } from '../incroci/parts/blockers.tsx'
import type { Side } from '../incroci/columns.tsx'
import { IncrociList } from '../incroci/parts/incroci-list.tsx'
import { useTable } from '../incroci/parts/use-table.ts'
import { PraticheProvider } from '../incroci/parts/pratiche.tsx'

const TOP = 5

interface BestMatchesProps {
  loading: LoadingMatches
  side: Side
  label: string
  /** Link to all of them. */
  href: string
  tutti: string
  /** Text over the nearest ones, when none fits. */
  nessuno: string
  vuoto: string
}

/** The first five matches; when none fits, the nearest five with what blocks each. */
export function BestMatches({ loading, side, label, href, tutti, nessuno, vuoto }: BestMatchesProps) {
  const { matches, error, retry } = loading
  const { place, table } = useTable(side)
  if (!matches) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  const { vicini, total } = matches
  if (total === 0) return <Typography color="textSecondary">{vuoto}</Typography>
  const rows = vicini.length > 0 ? vicini : matches.rows.slice(0, TOP)
  return (
    <PraticheProvider di={matches.question}>
      {vicini.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {nessuno}
        </Typography>
      )}
      <div ref={place}>
        <IncrociList
          label={label}
          note={(incrocio) => vicini.length > 0 && <Blockers blocchi={blockersOf(incrocio.valutazione.criteri)} />}
          rows={rows}
          table={table}
          side={side}
        />
      </div>
      <LinkButton sx={{ mt: 2, ml: -2, whiteSpace: 'normal', textAlign: 'left' }} to={href}>
        {tutti} ({total})
      </LinkButton>
    </PraticheProvider>
  )
}
