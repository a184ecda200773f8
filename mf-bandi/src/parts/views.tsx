import { bandoTiming, type Bando, type BandoState, type EditorialState } from '@bandiera/domain'
import { type FilterTab, useFilterTabs, type ViewTab } from '@bandiera/ui/list'
import { editorialStateOf } from './editorial-steps.ts'
import { texts } from '../texts.ts'
import { type FiltersOptions, IN_PROGRESS } from '../filters.ts'

interface View extends FilterTab {
  has: (bando: Bando) => boolean
}

interface ViewsProps extends FiltersOptions {
  records: readonly Bando[]
}

/** The lists that people ask for every day, one press away, each with its number; they are filters of the address. */
export function useViews(props: ViewsProps): ViewTab[] {
  const views = props.curator ? curatorViews(props) : readerViews(props)
  return useFilterTabs(views.map(({ has, ...view }) => ({ ...view, count: props.records.filter(has).length })))
}

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
