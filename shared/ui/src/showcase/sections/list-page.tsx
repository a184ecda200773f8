import { formatDate } from '@bandiera/domain'
import { TitleEnd, TitleTabs } from '../../detail.ts'
import { ShowPassword } from '../../form.ts'
import { AddIcon, Box, Button, DownloadIcon } from '../../index.ts'
import {
  type Column,
  DataTable,
  InlineChoice,
  InlineDay,
  type ListFilter,
  ListPage,
  textColumn,
  Tips,
  useFilterTabs,
} from '../../list.ts'
import { useState } from 'react'
import { SampleGroups, SampleLine } from '../sample.tsx'
import samples from '../samples.json'

type SampleRow = (typeof samples.rows)[number]

const STATES = [
  { value: 'aperto', label: 'Aperto' },
  { value: 'in_chiusura', label: 'In chiusura' },
  { value: 'chiuso', label: 'Chiuso' },
]
const nameOf = (state: string) => STATES.find(({ value }) => value === state)?.label ?? state

const columns: readonly Column<SampleRow>[] = [
  textColumn((row) => row.titolo, { id: 'titolo', label: 'Titolo' }),
  textColumn((row) => row.ente, { id: 'ente', label: 'Ente', width: 180, from: 'md' }),
  { id: 'stato', label: 'Stato', cell: (row) => <StateCell row={row} />, width: 150 },
  {
    id: 'scadenza',
    label: 'Scadenza',
    cell: (row) => <DayCell row={row} />,
    sort: (row) => row.scadenza,
    order: 'up',
    width: 130,
  },
]

function StateCell({ row }: { row: SampleRow }) {
  const [state, setState] = useState(row.stato)
  return (
    <InlineChoice label={`lo stato di ${row.titolo}`} onChoose={setState} options={STATES} value={state}>
      {nameOf(state)}
    </InlineChoice>
  )
}

function DayCell({ row }: { row: SampleRow }) {
  const [day, setDay] = useState(row.scadenza)
  return (
    <InlineDay label={`la scadenza di ${row.titolo}`} onSave={setDay} value={day || undefined}>
      {formatDate(day) || '—'}
    </InlineDay>
  )
}

const filter: ListFilter<SampleRow> = { id: 'pagina', label: 'Stato', of: (row) => row.stato, options: STATES }

export const ListPageSection = () => (
  <SampleGroups
    of={{
      'Con schede, azione e menu': <WholePage />,
      'Schede nella riga del titolo': (
        <TitleTabs
          label="Due modi di guardare"
          level={2}
          tabs={[
            { id: 'uno', label: 'Per azienda', content: <TitleEnd>12 ammissibili</TitleEnd> },
            { id: 'due', label: 'Per bando', content: <TitleEnd>3 aziende</TitleEnd> },
          ]}
          title="Incroci di esempio"
        />
      ),
      'Testo tagliato e icone con nome': (
        <Tips>
          <SampleLine>
            <Box component="table" sx={{ tableLayout: 'fixed', width: 180 }}>
              <tbody>
                <tr>
                  <Box component="td" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                    Un testo che non ha posto nella sua cella
                  </Box>
                </tr>
              </tbody>
            </Box>
            <Button aria-label="Scarica il file di esempio" data-tip="Scarica">
              <DownloadIcon />
            </Button>
            <PasswordSample />
          </SampleLine>
        </Tips>
      ),
    }}
  />
)

function PasswordSample() {
  const [shown, show] = useState(false)
  return <ShowPassword field="Password di esempio" onChange={show} shown={shown} />
}

function WholePage() {
  const tabs = useFilterTabs([
    { id: 'tutti', label: 'Tutti', count: samples.rows.length, values: { pagina: null } },
    { id: 'chiusi', label: 'Chiusi', count: null, values: { pagina: ['chiuso'] } },
  ])
  return (
    <ListPage
      level={2}
      menu={[
        { id: 'importa', label: 'Importa', onChoose: () => {} },
        { id: 'archivio', label: 'Archivio', to: '/vetrina' },
      ]}
      primary={
        <Button startIcon={<AddIcon />} variant="contained">
          Nuovo bando
        </Button>
      }
      tabs={tabs}
      title="Bandi di esempio"
    >
      <DataTable
        bulk={[{ id: 'archivia', label: 'Archivia', run: () => {} }]}
        columns={columns}
        csv="pagina-di-esempio"
        empty="Niente"
        filters={[filter]}
        href={() => '/vetrina'}
        label="Bandi di esempio nella loro pagina"
        nome={{ uno: 'bando', molti: 'bandi' }}
        records={samples.rows}
      />
    </ListPage>
  )
}
