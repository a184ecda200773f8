import { formatDate, formatEuro, type BandoState } from '@bandiera/domain'
import { EmptyState, InternalMark, BandoStateChip } from '../../index.ts'
import {
  type BulkAction,
  BulkBar,
  ChosenColumnsMenu,
  type Column,
  ColumnsMenu,
  DataTable,
  type DataTableProps,
  ExportButtons,
  FilterMenu,
  type ListFilter,
  ListSkeleton,
  ListToolbar,
  PaperList,
  RowCheck,
  SortLabel,
  textColumn,
  useListState,
  useSelection,
  ViewsMenu,
} from '../../list.ts'
import { useState } from 'react'
import { SampleGroups, SampleLine } from '../sample.tsx'
import samples from '../samples.json'

type SampleRow = (typeof samples.rows)[number] & { stato: BandoState }

const sampleRows = samples.rows as readonly SampleRow[]
const sampleColumns: readonly Column<SampleRow>[] = [
  textColumn((r) => r.titolo, { id: 'titolo', label: 'Titolo' }),
  textColumn((r) => r.ente, { id: 'ente', label: 'Ente', width: 180, from: 'md' }),
  { id: 'stato', label: 'Stato', cell: (r) => <BandoStateChip stato={r.stato} />, width: 150 },
  {
    id: 'scadenza',
    label: 'Scadenza',
    cell: (r) => formatDate(r.scadenza),
    sort: (r) => r.scadenza || null,
    align: 'right',
    width: 110,
  },
  {
    id: 'dotazione',
    label: 'Dotazione',
    cell: (r) => formatEuro(r.dotazione),
    sort: (r) => r.dotazione,
    align: 'right',
    width: 150,
  },
]

const stateFilter: ListFilter<SampleRow> = {
  id: 'vetrina',
  label: 'Stato',
  of: (r) => r.stato,
  options: [
    { value: 'aperto', label: 'Aperto' },
    { value: 'in_chiusura', label: 'In chiusura' },
    { value: 'chiuso', label: 'Chiuso' },
  ],
}

const emptyFilter: ListFilter<SampleRow> = {
  id: 'vetrina-nessuno',
  label: 'Ente',
  of: (r) => r.ente,
  options: [{ value: 'Comune', label: 'Comune' }],
  initial: ['Comune'],
}

const nome = { uno: 'bando', molti: 'bandi' }
const comune: DataTableProps<SampleRow> = {
  label: 'Bandi di esempio',
  nome,
  records: sampleRows,
  columns: sampleColumns,
  filters: [stateFilter],
  href: () => '/vetrina',
  empty: <EmptyState text="I bandi che pubblichi stanno qui." title="Non c’è ancora nessun bando" />,
}

const width = 100 / sampleColumns.length
const columnsOnPaper = sampleColumns.map(({ id, label, cell }) => ({ id, label, cell, width }))

export const ListsSection = () => (
  <SampleGroups
    of={{
      Pieno: <DataTable {...comune} bulk={sampleActions} csv="bandi-di-esempio" />,
      'In caricamento': <DataTable {...comune} loading />,
      'In caricamento, tre righe': <ListSkeleton rows={3} />,
      Vuoto: <DataTable {...comune} records={NOTHING} />,
      'Vuoto per i filtri': <DataTable {...comune} filters={[emptyFilter]} label="Bandi nascosti dai filtri" />,
      'Senza permesso': <DataTable {...comune} forbidden />,
      'Con errore': <DataTable {...comune} error={listError} records={NOTHING} />,
      'Con errore, dati già qui': <DataTable {...comune} error={listError} />,
      'Selezione ed esportazione da sole': <SelectionSample />,
      'Scelta delle colonne, viste salvate e ordine da soli': (
        <SampleLine>
          <ChoiceSample />
          <ChosenColumnsMenu all={sampleColumns} isShown={() => true} list="vetrina" />
          <OrderSample />
          <ViewsMenu list="vetrina" />
        </SampleLine>
      ),
      'Su carta da solo (si vede nell’anteprima di stampa)': (
        <>
          <InternalMark />
          <PaperList columns={columnsOnPaper} keyOf={(one) => one._id} label="Bandi di esempio" rows={sampleRows} />
        </>
      ),
      'Barra e filtro da soli': <BarSample />,
    }}
  />
)

const listError = { text: 'Il server non risponde.', onRetry: () => {} }
const sampleActions: readonly BulkAction<SampleRow>[] = [
  { id: 'assegna', label: 'Assegna gestori', run: () => {} },
  {
    id: 'pubblica',
    label: 'Pubblica',
    run: () => {},
    refusal: (records) => (records.some((one) => one.stato === 'chiuso') ? 'Un bando chiuso non si pubblica.' : null),
  },
  {
    id: 'archivia',
    label: 'Archivia',
    run: async () => {
      throw new Error('Il server non risponde: riprova.')
    },
  },
]

function SelectionSample() {
  const selection = useSelection(sampleRows, sampleRows)
  return (
    <>
      <SampleLine>
        <RowCheck
          checked={selection.all}
          label="Seleziona tutti i bandi di esempio"
          onToggle={selection.toggleAll}
          partly={selection.some}
          text="Seleziona tutti i bandi di esempio"
        />
        <ExportButtons columns={sampleColumns} rows={sampleRows} stem="bandi-di-esempio" total={sampleRows.length} />
      </SampleLine>
      {selection.records.length > 0 && <BulkBar actions={sampleActions} nome={nome} selection={selection} />}
    </>
  )
}

function ChoiceSample() {
  const [nascoste, setNascoste] = useState<readonly string[]>(['ente'])
  const scelte = sampleColumns.slice(1).map(({ id, label }) => ({ id, label, shown: !nascoste.includes(id) }))
  const cambia = (id: string, shown: boolean) =>
    setNascoste((prima) => (shown ? prima.filter((una) => una !== id) : [...prima, id]))
  return (
    <ColumnsMenu columns={scelte} onChange={cambia} onReset={nascoste.length > 0 ? () => setNascoste([]) : undefined} />
  )
}

function OrderSample() {
  const { sort, setSort } = useListState()
  return (
    <SortLabel id="titolo" onSort={setSort} sort={sort} told>
      Titolo
    </SortLabel>
  )
}

const NOTHING: readonly SampleRow[] = []

function BarSample() {
  const state = useListState()
  const [scelti, setScelti] = useState<readonly string[]>(['aperto'])
  return (
    <>
      <ListToolbar filters={[]} nome={nome} records={sampleRows} searchable={false} state={state} visible={3} />
      <SampleLine>
        <FilterMenu
          counts={() => new Map([['aperto', 3]])}
          label={stateFilter.label}
          onChange={setScelti}
          options={stateFilter.options}
          values={scelti}
        />
        <FilterMenu counts={() => new Map()} label="Ente" onChange={() => {}} options={[]} values={[]} />
      </SampleLine>
    </>
  )
}
