import { EmptyState } from '@bandiera/ui'
import { DataTable, FilterMenu, ListSkeleton, ListToolbar, useListState, type DataTableProps } from '@bandiera/ui/list'
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

/** The list in each of its states, and the parts it is made of. */
export function Elenchi() {
  return (
    <>
      <Gruppo nome="Pieno">
        <DataTable {...comune} />
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
        <DataTable {...comune} error={{ text: 'Il server non risponde.', onRetry: () => {} }} />
      </Gruppo>
      <Gruppo nome="Barra e filtro da soli">
        <Barra />
      </Gruppo>
    </>
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
