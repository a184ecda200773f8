import type { Incrocio } from '@bandiera/matching'
import { LinkButton, Typography } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { piuVicini } from '../judge/vicini.ts'
import { Blocchi } from '../parts/blocchi.tsx'
import type { Verso } from '../parts/columns.tsx'
import { IncrociList } from '../parts/incroci-list.tsx'
import { PraticheNoteProvider } from '../pratiche/pratiche-note.tsx'

const TOP = 5

interface MiglioriProps {
  /** Best first. */
  ranked: readonly Incrocio[]
  verso: Verso
  label: string
  loading: boolean
  /** Where all of them are. */
  href: string
  tutti: string
  /** Over the nearest ones, when none fits. */
  nessuno: string
  vuoto: string
}

/** The first five matches; when none fits, the nearest five with what blocks each. */
export function Migliori({ ranked, verso, label, loading, href, tutti, nessuno, vuoto }: MiglioriProps) {
  if (loading) return <ListSkeleton />
  if (ranked.length === 0) return <Typography color="textSecondary">{vuoto}</Typography>
  const vicini = ranked.every(({ valutazione }) => valutazione.esito === 'non_ammissibile')
    ? piuVicini(ranked, TOP)
    : []
  const blocchi = new Map(vicini.map((vicino) => [vicino.incrocio, vicino.blocchi]))
  const rows = vicini.length > 0 ? vicini.map(({ incrocio }) => incrocio) : ranked.slice(0, TOP)
  return (
    <PraticheNoteProvider>
      {vicini.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {nessuno}
        </Typography>
      )}
      <IncrociList
        label={label}
        note={(incrocio) => blocchi.has(incrocio) && <Blocchi blocchi={blocchi.get(incrocio)!} />}
        rows={rows}
        verso={verso}
      />
      <LinkButton sx={{ mt: 2, ml: -2 }} to={href}>
        {tutti} ({ranked.length})
      </LinkButton>
    </PraticheNoteProvider>
  )
}
