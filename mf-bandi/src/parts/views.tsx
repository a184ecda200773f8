import { bandoTiming, type Bando, type BandoState, type EditorialState } from '@bandiera/domain'
import { Box, Button } from '@bandiera/ui'
import { useListState } from '@bandiera/ui/list'
import { editorialStateOf } from './editorial-steps.ts'
import { texts } from '../texts.ts'
import { type FiltersOptions, IN_PROGRESS } from '../filters.ts'

interface View {
  id: string
  label: string
  /** Values of the filters that make it; `null` leaves one to its usual values. */
  values: Readonly<Record<string, readonly string[] | null>>
  has: (bando: Bando) => boolean
}

interface ViewsProps extends FiltersOptions {
  records: readonly Bando[]
}

/** The lists that people ask for every day, one press away, each with its number; they are filters of the address. */
export function Views(props: ViewsProps) {
  const { records, curator } = props
  const { chosen, choose } = useListState()
  const views = curator ? curatorViews(props) : readerViews(props)
  const active = views.find(({ values }) =>
    Object.entries(values).every(([id, wanted]) => same(chosen.get(id), wanted)),
  )
  return (
    <Box aria-label={texts.viste.label} className="no-print" role="group" sx={row}>
      {views.map((view) => (
        <Button
          aria-pressed={view === active}
          color={view === active ? 'primary' : 'inherit'}
          key={view.id}
          onClick={() => choose(view.values)}
          sx={{ borderColor: 'divider', flexShrink: 0 }}
          variant={view === active ? 'contained' : 'outlined'}
        >
          {`${view.label} ${records.filter(view.has).length}`}
        </Button>
      ))}
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 } as const

const same = (now: readonly string[] | undefined, wanted: readonly string[] | null): boolean =>
  wanted === null ? now === undefined : now !== undefined && [...now].sort().join() === [...wanted].sort().join()

function readerViews({ momento, isNew, news }: ViewsProps): View[] {
  const { viste } = texts
  const stato = ({ data }: Bando) => bandoTiming(data, momento).stato
  const isOpen = (one: Bando) => IN_PROGRESS.includes(stato(one))
  const at = (wanted: BandoState, id: string, label: string): View => ({
    id,
    label,
    values: { stato: [wanted], novita: null },
    has: (one) => stato(one) === wanted,
  })
  const novita: View = {
    id: 'novita',
    label: texts.novita,
    values: { stato: null, novita: ['si'] },
    has: (one) => isNew(one) && isOpen(one),
  }
  return [
    { id: 'corso', label: viste.running, values: { stato: null, novita: null }, has: isOpen },
    at('in_chiusura', 'scadenza', viste.scadenza),
    ...(news ? [novita] : []),
    at('chiuso', 'chiusi', viste.closed),
  ]
}

function curatorViews({ momento }: ViewsProps): View[] {
  const { viste } = texts
  const closed = ({ data }: Bando) => bandoTiming(data, momento).stato === 'chiuso'
  const at = (redazione: EditorialState, label: string): View => ({
    id: redazione,
    label,
    values: { redazione: [redazione], stato: null },
    has: (one) => editorialStateOf(one) === redazione,
  })
  return [
    { id: 'tutti', label: viste.tutti, values: { redazione: null, stato: null }, has: () => true },
    at('bozza', viste.drafts),
    at('in_revisione', viste.review),
    at('pubblicato', viste.published),
    {
      id: 'chiusi',
      label: viste.closed,
      values: { redazione: ['pubblicato'], stato: ['chiuso'] },
      has: (one) => editorialStateOf(one) === 'pubblicato' && closed(one),
    },
    at('archiviato', viste.archivedBandi),
  ]
}
