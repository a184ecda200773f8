import { useRecords } from '@bandiera/live'
import {
  AddIcon,
  EmptyState,
  LinkButton,
  reaching,
  UploadFileIcon,
  useToday,
  WhenLoaded,
  useUrlParams,
} from '@bandiera/ui'
import { DataTable, ListPage } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { istitutiColumns } from './columns.tsx'
import { istitutiFilters } from './filters.ts'
import * as later from './parts/on-demand.ts'
import { hrefIstituto, IMPORT_RATES, NEW_ISTITUTO } from '../paths.ts'
import { texts as moduleTexts } from '../texts.ts'
import { texts as ratesTexts } from './import/texts.ts'
import { texts } from './texts.ts'

export function Component() {
  const [params] = useUrlParams()
  if (params.has('tassi'))
    return <WhenLoaded code={later.importRatesCode}>{({ ImportRates }) => <ImportRates />}</WhenLoaded>
  if (params.has('nuovo'))
    return <WhenLoaded code={later.newIstitutoCode}>{({ NewIstituto }) => <NewIstituto />}</WhenLoaded>
  return <List />
}

function List() {
  const { records, state } = useRecords({ coll: 'istituti', rows: 'all' })
  const oggi = useToday()
  const columns = useMemo(() => istitutiColumns(oggi), [oggi])
  const filters = useMemo(() => istitutiFilters(oggi), [oggi])
  const add = (
    <LinkButton {...reaching(later.newIstitutoCode)} startIcon={<AddIcon />} to={NEW_ISTITUTO} variant="contained">
      {moduleTexts.fresh}
    </LinkButton>
  )
  return (
    <ListPage menu={records.length > 0 ? MENU : []} primary={records.length > 0 && add} title={moduleTexts.istituti}>
      <DataTable
        columns={columns}
        csv="istituti"
        empty={<EmptyState action={add} text={texts.emptyHelp} title={texts.empty} />}
        filters={filters}
        href={(istituto) => hrefIstituto(istituto._id)}
        label={moduleTexts.istituti}
        loading={state === 'loading' && records.length === 0}
        nome={texts.name}
        paper={PAPER}
        records={records}
      />
    </ListPage>
  )
}

const MENU = [{ id: 'tassi', label: ratesTexts.importIt, icon: UploadFileIcon, to: IMPORT_RATES }]

const PAPER = { nome: 28, tipo: 18, tan: 16, validita: 17, prodotti: 9, gestori: 9 }
