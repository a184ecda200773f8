import type { Incrocio } from '@bandiera/matching'
import { FormControlLabel, Stack, Switch, type Nome } from '@bandiera/ui'
import {
  ChosenColumnsMenu,
  ExportButtons,
  ListToolbar,
  usePaperRows,
  ViewsMenu,
  type ColumnChoices,
  type ListFilter,
} from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { SceltiBar } from '../foglio/scelti-bar.tsx'
import { PraticheNoteProvider } from '../pratiche/pratiche-note.tsx'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { EsitoCounters } from './esito-counters.tsx'
import { ESITO } from './incroci-filters.ts'
import { NonAggiornato } from './non-aggiornato.tsx'
import { PesiNote } from './pesi-note.tsx'
import { RankingBody } from './ranking-body.tsx'
import { UnsavedFields } from './unsaved.tsx'
import { useTable } from './use-table.ts'
import type { Visible } from './use-visible.ts'

export interface RankingProps {
  visible: Visible
  verso: Verso
  filters: readonly ListFilter<Incrocio>[]
  nome: Nome
  label: string
  /** What to say when nothing fits. */
  nessuno: { title: string; text: string }
  /** First part of the exported file's name. */
  csv: string
  /** Under which name saved views and chosen columns are kept. */
  memory: string
  choices: ColumnChoices
  /** Rows are companies of one grant: several can be chosen for something. */
  selectable?: boolean
  /** Over the list. */
  sopra?: ReactNode
}

/** Matches in order with their counters, filters and reasons. */
export function Ranking(props: RankingProps) {
  const { visible, verso, filters, nome, csv, memory, choices, sopra } = props
  const { state, base, total, perEsito, facets, nascosti, busy, error, retry, all } = visible
  const paper = usePaperRows(visible.rows, total > visible.rows.length ? all : undefined)
  const { place, table } = useTable(verso, choices)
  const values = state.chosen.get(ESITO.id) ?? []
  const choose = (next: readonly string[]) => state.choose({ [ESITO.id]: next.length > 0 ? next : null })
  return (
    <UnsavedFields>
      {sopra}
      <Stack
        className="no-print"
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 2 }}
      >
        <EsitoCounters counts={perEsito} onChange={choose} values={values} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, ml: { md: 'auto' } }}>
          <ViewsMenu list={memory} />
          <ChosenColumnsMenu all={verso.columns} isShown={table.isShown} list={memory} />
          <ExportButtons columns={verso.file} onPrint={paper.print} rows={() => all()} stem={csv} total={total} />
        </Stack>
      </Stack>
      <ListToolbar
        all={base}
        busy={busy}
        countsOf={({ id }) => facets.get(id) ?? null}
        filters={filters}
        nome={nome}
        records={NONE}
        searchable
        state={state}
        visible={total}
      >
        {nascosti
          .filter(({ count }) => count > 0)
          .map(({ id, label, count, shown, show }) => (
            <FormControlLabel
              control={<Switch checked={shown} onChange={(_event, on) => show(on)} size="small" />}
              key={id}
              label={testi.quanti(label, count)}
              sx={{ mx: 1, gap: 1 }}
            />
          ))}
        <PesiNote />
      </ListToolbar>
      <NonAggiornato error={error} retry={retry} />
      <SceltiBar />
      <PraticheNoteProvider di={visible.domanda}>
        <div ref={place}>
          <RankingBody {...props} paper={paper} table={table} />
        </div>
      </PraticheNoteProvider>
    </UnsavedFields>
  )
}

// counts come with the rows
const NONE: readonly never[] = []
