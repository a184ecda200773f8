import { ErrorState, LinkButton, Typography } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import type { Atteso } from '../elenco/elenco.ts'
import { blocchiDi } from '../judge/vicini.ts'
import { Blocchi } from '../parts/blocchi.tsx'
import type { Verso } from '../parts/columns.tsx'
import { IncrociList } from '../parts/incroci-list.tsx'
import { useTable } from '../parts/use-table.ts'
import { PraticheNoteProvider } from '../pratiche/pratiche-note.tsx'

const TOP = 5

interface MiglioriProps {
  atteso: Atteso
  verso: Verso
  label: string
  /** Where all of them are. */
  href: string
  tutti: string
  /** Over the nearest ones, when none fits. */
  nessuno: string
  vuoto: string
}

/** The first five matches; when none fits, the nearest five with what blocks each. */
export function Migliori({ atteso, verso, label, href, tutti, nessuno, vuoto }: MiglioriProps) {
  const { elenco, error, retry } = atteso
  const { place, table } = useTable(verso)
  if (!elenco) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  const { vicini, total } = elenco
  if (total === 0) return <Typography color="textSecondary">{vuoto}</Typography>
  const rows = vicini.length > 0 ? vicini : elenco.rows.slice(0, TOP)
  return (
    <PraticheNoteProvider di={elenco.domanda}>
      {vicini.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {nessuno}
        </Typography>
      )}
      <div ref={place}>
        <IncrociList
          label={label}
          note={(incrocio) => vicini.length > 0 && <Blocchi blocchi={blocchiDi(incrocio.valutazione.criteri)} />}
          rows={rows}
          table={table}
          verso={verso}
        />
      </div>
      <LinkButton sx={{ mt: 2, ml: -2, whiteSpace: 'normal', textAlign: 'left' }} to={href}>
        {tutti} ({total})
      </LinkButton>
    </PraticheNoteProvider>
  )
}
