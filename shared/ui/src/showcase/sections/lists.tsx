import { formatDate, formatEuro, type StatoBando } from '@bandiera/domain'
import { EmptyState, InternalMark, StatoBandoChip } from '../../index.ts'
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
  useListState,
  useSelection,
  ViewsMenu,
} from '../../list.ts'
import { useState } from 'react'
import { SampleGroup, SampleLine } from '../sample.tsx'

interface Esempio {
  _id: string
  titolo: string
  ente: string
  stato: StatoBando
  scadenza: string
  dotazione: number | null
}

const esempi: readonly Esempio[] = [
  riga('Voucher per la digitalizzazione', 'Camera di commercio', 'in_chiusura', '2026-12-04', 1_200_000),
  riga('Fondo nuove competenze e formazione continua dei lavoratori', 'Ministero', 'aperto', '2027-03-31', 250_000_000),
  riga('Nuove imprese nelle aree interne', 'Regione', 'in_apertura', '2027-02-15', 8500),
  riga('Efficienza energetica', 'Regione', 'chiuso', '2026-09-30', 4_000_000),
  riga('Internazionalizzazione', 'Agenzia', 'non_noto', '', null),
]

const colonne: readonly Column<Esempio>[] = [
  { id: 'titolo', label: 'Titolo', cell: (r) => r.titolo, sort: (r) => r.titolo, search: (r) => r.titolo },
  {
    id: 'ente',
    label: 'Ente',
    cell: (r) => r.ente,
    sort: (r) => r.ente,
    search: (r) => r.ente,
    width: 180,
    from: 'md',
  },
  { id: 'stato', label: 'Stato', cell: (r) => <StatoBandoChip stato={r.stato} />, width: 150 },
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

const stati: ListFilter<Esempio> = {
  id: 'vetrina',
  label: 'Stato',
  of: (r) => r.stato,
  options: [
    { value: 'aperto', label: 'Aperto' },
    { value: 'in_chiusura', label: 'In chiusura' },
    { value: 'chiuso', label: 'Chiuso' },
  ],
}

/** A filter that hides everything from the start. */
const nessuno: ListFilter<Esempio> = {
  id: 'vetrina-nessuno',
  label: 'Ente',
  of: (r) => r.ente,
  options: [{ value: 'Comune', label: 'Comune' }],
  initial: ['Comune'],
}

function riga(titolo: string, ente: string, ...rest: [StatoBando, string, number | null]): Esempio {
  const [stato, scadenza, dotazione] = rest
  return { _id: titolo, titolo, ente, stato, scadenza, dotazione }
}

const nome = { uno: 'bando', molti: 'bandi' }
const comune: DataTableProps<Esempio> = {
  label: 'Bandi di esempio',
  nome,
  records: esempi,
  columns: colonne,
  filters: [stati],
  href: () => '/vetrina',
  empty: <EmptyState text="I bandi che pubblichi stanno qui." title="Non c’è ancora nessun bando" />,
}

const suCarta = colonne.map(({ id, label, cell }) => ({ id, label, cell, width: 100 / colonne.length }))

/** The list in each of its states, and the parts it is made of. */
export function ListsSection() {
  return (
    <>
      <SampleGroup nome="Pieno">
        <DataTable {...comune} bulk={azioni} csv="bandi-di-esempio" />
      </SampleGroup>
      <SampleGroup nome="In caricamento">
        <DataTable {...comune} loading />
      </SampleGroup>
      <SampleGroup nome="In caricamento, tre righe">
        <ListSkeleton rows={3} />
      </SampleGroup>
      <SampleGroup nome="Vuoto">
        <DataTable {...comune} records={NIENTE} />
      </SampleGroup>
      <SampleGroup nome="Vuoto per i filtri">
        <DataTable {...comune} filters={[nessuno]} label="Bandi nascosti dai filtri" />
      </SampleGroup>
      <SampleGroup nome="Senza permesso">
        <DataTable {...comune} forbidden />
      </SampleGroup>
      <SampleGroup nome="Con errore">
        <DataTable {...comune} error={errore} records={NIENTE} />
      </SampleGroup>
      <SampleGroup nome="Con errore, dati già qui">
        <DataTable {...comune} error={errore} />
      </SampleGroup>
      <SampleGroup nome="Selezione ed esportazione da sole">
        <Selezione />
      </SampleGroup>
      <SampleGroup nome="Scelta delle colonne, viste salvate e ordine da soli">
        <SampleLine>
          <Scelta />
          <ChosenColumnsMenu all={colonne} isShown={() => true} list="vetrina" />
          <Ordine />
          <ViewsMenu list="vetrina" />
        </SampleLine>
      </SampleGroup>
      <SampleGroup nome="Su carta da solo (si vede nell’anteprima di stampa)">
        <InternalMark />
        <PaperList columns={suCarta} keyOf={(one) => one._id} label="Bandi di esempio" rows={esempi} />
      </SampleGroup>
      <SampleGroup nome="Barra e filtro da soli">
        <Barra />
      </SampleGroup>
    </>
  )
}

const errore = { text: 'Il server non risponde.', onRetry: () => {} }
const azioni: readonly BulkAction<Esempio>[] = [
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

function Selezione() {
  const selection = useSelection(esempi, esempi)
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
        <ExportButtons columns={colonne} rows={esempi} stem="bandi-di-esempio" total={esempi.length} />
      </SampleLine>
      {selection.records.length > 0 && <BulkBar actions={azioni} nome={nome} selection={selection} />}
    </>
  )
}

/** The choice is a value like another: who uses the part keeps it. */
function Scelta() {
  const [nascoste, setNascoste] = useState<readonly string[]>(['ente'])
  const scelte = colonne.slice(1).map(({ id, label }) => ({ id, label, shown: !nascoste.includes(id) }))
  const cambia = (id: string, shown: boolean) =>
    setNascoste((prima) => (shown ? prima.filter((una) => una !== id) : [...prima, id]))
  return (
    <ColumnsMenu columns={scelte} onChange={cambia} onReset={nascoste.length > 0 ? () => setNascoste([]) : undefined} />
  )
}

/** The heading of a list that is no table. */
function Ordine() {
  const { sort, setSort } = useListState()
  return (
    <SortLabel id="titolo" onSort={setSort} sort={sort} told>
      Titolo
    </SortLabel>
  )
}

const NIENTE: readonly Esempio[] = []

function Barra() {
  const state = useListState()
  const [scelti, setScelti] = useState<readonly string[]>(['aperto'])
  return (
    <>
      <ListToolbar filters={[]} nome={nome} records={esempi} searchable={false} state={state} visible={3} />
      <SampleLine>
        <FilterMenu
          counts={() => new Map([['aperto', 3]])}
          label={stati.label}
          onChange={setScelti}
          options={stati.options}
          values={scelti}
        />
        <FilterMenu counts={() => new Map()} label="Ente" onChange={() => {}} options={[]} values={[]} />
      </SampleLine>
    </>
  )
}
