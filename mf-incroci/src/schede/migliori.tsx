import { sceltaDi } from '@bandiera/domain'
import { LinkButton, Typography } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { piuVicini } from '../judge/vicini.ts'
import type { Classificati } from '../motore/use-classifica.ts'
import { Blocchi } from '../parts/blocchi.tsx'
import type { Verso } from '../parts/columns.tsx'
import { IncrociList } from '../parts/incroci-list.tsx'
import { PraticheNoteProvider } from '../pratiche/pratiche-note.tsx'

const TOP = 5

interface MiglioriProps {
  /** `null`: not judged yet. */
  judged: Classificati | null
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
export function Migliori({ judged, verso, label, href, tutti, nessuno, vuoto }: MiglioriProps) {
  if (!judged) return <ListSkeleton />
  const { quasi } = judged
  const some = judged.ranked.filter(({ azienda, bando }) => !sceltaDi(azienda, bando._id)?.nonInteressa)
  if (some.length === 0) return <Typography color="textSecondary">{vuoto}</Typography>
  const vicini = some.every(({ valutazione }) => valutazione.esito === 'non_ammissibile')
    ? piuVicini({ ranked: some, quasi }, TOP)
    : []
  const blocchi = new Map(vicini.map((vicino) => [vicino.incrocio, vicino.blocchi]))
  const rows = vicini.length > 0 ? vicini.map(({ incrocio }) => incrocio) : some.slice(0, TOP)
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
        {tutti} ({some.length})
      </LinkButton>
    </PraticheNoteProvider>
  )
}
