import { tempoBando, type Bando, type Momento, type Redazione } from '@bandiera/domain'
import { Box, Button } from '@bandiera/ui'
import { useListState } from '@bandiera/ui/list'
import { redazioneOf } from './editorial-steps.ts'
import { testi } from '../texts.ts'
import { IN_CORSO } from '../filters.ts'

type Chosen = Readonly<Record<string, readonly string[] | null>>
interface Vista {
  id: string
  label: string
  /** Values of the filters that make it; `null` leaves one to its usual values. */
  values: Chosen
  has: (bando: Bando) => boolean
}

interface VisteProps {
  /** Whether it is known what the reader has seen before: without it nothing is news. */
  news: boolean
  records: readonly Bando[]
  curator: boolean
  momento: Momento
  isNew: (bando: Bando) => boolean
}

/** The lists that people ask for every day, one press away, each with its number; they are filters of the address. */
export function Viste(props: VisteProps) {
  const { records, curator } = props
  const { chosen, choose } = useListState()
  const viste = curator ? curatorViews(props) : readerViews(props)
  const active = viste.find(({ values }) =>
    Object.entries(values).every(([id, wanted]) => same(chosen.get(id), wanted)),
  )
  return (
    <Box aria-label={testi.viste.label} className="no-print" role="group" sx={row}>
      {viste.map((vista) => (
        <Button
          aria-pressed={vista === active}
          color={vista === active ? 'primary' : 'inherit'}
          key={vista.id}
          onClick={() => choose(vista.values)}
          sx={{ borderColor: 'divider', flexShrink: 0 }}
          variant={vista === active ? 'contained' : 'outlined'}
        >
          {`${vista.label} ${records.filter(vista.has).length}`}
        </Button>
      ))}
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 } as const

const same = (now: readonly string[] | undefined, wanted: readonly string[] | null): boolean =>
  wanted === null ? now === undefined : now !== undefined && [...now].sort().join() === [...wanted].sort().join()

function readerViews({ momento, isNew, news }: VisteProps): Vista[] {
  const { viste } = testi
  const stato = ({ data }: Bando) => tempoBando(data, momento).stato
  const novita: Vista = {
    id: 'novita',
    label: testi.novita,
    values: { stato: null, novita: ['si'] },
    has: (one) => isNew(one) && IN_CORSO.includes(stato(one)),
  }
  return [
    {
      id: 'corso',
      label: viste.inCorso,
      values: { stato: null, novita: null },
      has: (one) => IN_CORSO.includes(stato(one)),
    },
    {
      id: 'scadenza',
      label: viste.scadenza,
      values: { stato: ['in_chiusura'], novita: null },
      has: (one) => stato(one) === 'in_chiusura',
    },
    ...(news ? [novita] : []),
    {
      id: 'chiusi',
      label: viste.chiusi,
      values: { stato: ['chiuso'], novita: null },
      has: (one) => stato(one) === 'chiuso',
    },
  ]
}

function curatorViews({ momento }: VisteProps): Vista[] {
  const { viste } = testi
  const closed = ({ data }: Bando) => tempoBando(data, momento).stato === 'chiuso'
  const at = (redazione: Redazione, label: string): Vista => ({
    id: redazione,
    label,
    values: { redazione: [redazione], stato: null },
    has: (one) => redazioneOf(one) === redazione,
  })
  return [
    { id: 'tutti', label: viste.tutti, values: { redazione: null, stato: null }, has: () => true },
    at('bozza', viste.bozze),
    at('in_revisione', viste.revisione),
    at('pubblicato', viste.pubblicati),
    {
      id: 'chiusi',
      label: viste.chiusi,
      values: { redazione: ['pubblicato'], stato: ['chiuso'] },
      has: (one) => redazioneOf(one) === 'pubblicato' && closed(one),
    },
    at('archiviato', viste.archiviati),
  ]
}
