import type { Incrocio } from '@bandiera/matching'
import { Button, FormControlLabel, Stack, Switch, type Nome } from '@bandiera/ui'
import { ExportButtons, ListToolbar, ViewsMenu, type ListFilter } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { SceltiBar } from '../foglio/scelti-bar.tsx'
import type { Classificati } from '../motore/use-classifica.ts'
import { PraticheNoteProvider } from '../pratiche/pratiche-note.tsx'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { EsitoCounters } from './esito-counters.tsx'
import { ESITO } from './incroci-filters.ts'
import { PesiNote } from './pesi-note.tsx'
import { RankingBody } from './ranking-body.tsx'
import { UnsavedFields } from './unsaved.tsx'
import { useVisible } from './use-visible.ts'

export interface RankingProps extends Classificati {
  verso: Verso
  filters: readonly ListFilter<Incrocio>[]
  nome: Nome
  label: string
  hideClosed: boolean
  /** What to say when nothing fits. */
  nessuno: { title: string; text: string }
  /** First part of the exported file's name. */
  csv: string
  /** Under which name saved views are kept. */
  memory: string
  /** Rows are companies of one grant: several can be chosen for something. */
  selectable?: boolean
  /** Over the list. */
  sopra?: ReactNode
}

/** Matches in order with their counters, filters and reasons. */
export function Ranking(props: RankingProps) {
  const { ranked, verso, filters, nome, hideClosed, csv, memory, sopra } = props
  const visible = useVisible(ranked, { verso, filters, hideClosed })
  const { state, base, rows, perEsito, nascosti } = visible
  const values = state.chosen.get(ESITO.id) ?? []
  const choose = (next: readonly string[]) => state.choose({ [ESITO.id]: next.length > 0 ? next : null })
  return (
    <UnsavedFields>
      {sopra}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 2 }}>
        <EsitoCounters counts={perEsito} onChange={choose} values={values} />
        <Stack className="no-print" direction="row" sx={{ flexWrap: 'wrap', ml: { md: 'auto' } }}>
          <ViewsMenu list={memory} />
          <ExportButtons columns={verso.columns} rows={rows} stem={csv} total={rows.length} />
          <Button color="inherit" onClick={() => window.print()}>
            {testi.stampa}
          </Button>
        </Stack>
      </Stack>
      <ListToolbar filters={filters} nome={nome} records={base} searchable state={state} visible={rows.length}>
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
      <SceltiBar />
      <PraticheNoteProvider>
        <RankingBody {...props} visible={visible} />
      </PraticheNoteProvider>
    </UnsavedFields>
  )
}
