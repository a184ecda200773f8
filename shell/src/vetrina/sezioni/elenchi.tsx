import { EmptyState, InternalMark } from '@bandiera/ui'
import {
  BulkBar,
  ChosenColumnsMenu,
  ColumnsMenu,
  ExportButtons,
  DataTable,
  FilterMenu,
  ListSkeleton,
  ListToolbar,
  PaperList,
  RowCheck,
  SortLabel,
  useListState,
  useSelection,
  ViewsMenu,
  type BulkAction,
  type DataTableProps,
} from '@bandiera/ui/list'
import { useState } from 'react'
import { Gruppo, Riga } from '../campione.tsx'
import { colonne, esempi, nessuno, stati, type Esempio } from '../campioni-elenco.tsx'

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
export function Elenchi() {
  return (
    <>
      <Gruppo nome="Pieno">
        <DataTable {...comune} bulk={azioni} csv="bandi-di-esempio" />
      </Gruppo>
      <Gruppo nome="In caricamento">
        <DataTable {...comune} loading />
      </Gruppo>
      <Gruppo nome="In caricamento, tre righe">
        <ListSkeleton rows={3} />
      </Gruppo>
      <Gruppo nome="Vuoto">
        <DataTable {...comune} records={NIENTE} />
      </Gruppo>
      <Gruppo nome="Vuoto per i filtri">
        <DataTable {...comune} filters={[nessuno]} label="Bandi nascosti dai filtri" />
      </Gruppo>
      <Gruppo nome="Senza permesso">
        <DataTable {...comune} forbidden />
      </Gruppo>
      <Gruppo nome="Con errore">
        <DataTable {...comune} error={errore} records={NIENTE} />
      </Gruppo>
      <Gruppo nome="Con errore, dati già qui">
        <DataTable {...comune} error={errore} />
      </Gruppo>
      <Gruppo nome="Selezione ed esportazione da sole">
        <Selezione />
      </Gruppo>
      <Gruppo nome="Scelta delle colonne, viste salvate e ordine da soli">
        <Riga>
          <Scelta />
          <ChosenColumnsMenu all={colonne} isShown={() => true} list="vetrina" />
          <Ordine />
          <ViewsMenu list="vetrina" />
        </Riga>
      </Gruppo>
      <Gruppo nome="Su carta da solo (si vede nell’anteprima di stampa)">
        <InternalMark />
        <PaperList columns={suCarta} keyOf={(one) => one._id} label="Bandi di esempio" rows={esempi} />
      </Gruppo>
      <Gruppo nome="Barra e filtro da soli">
        <Barra />
      </Gruppo>
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
      <Riga>
        <RowCheck
          checked={selection.all}
          label="Seleziona tutti i bandi di esempio"
          onToggle={selection.toggleAll}
          partly={selection.some}
          text="Seleziona tutti i bandi di esempio"
        />
        <ExportButtons columns={colonne} rows={esempi} stem="bandi-di-esempio" total={esempi.length} />
      </Riga>
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
      <Riga>
        <FilterMenu
          counts={() => new Map([['aperto', 3]])}
          label={stati.label}
          onChange={setScelti}
          options={stati.options}
          values={scelti}
        />
        <FilterMenu counts={() => new Map()} label="Ente" onChange={() => {}} options={[]} values={[]} />
      </Riga>
    </>
  )
}
