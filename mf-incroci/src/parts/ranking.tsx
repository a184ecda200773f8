import type { Incrocio } from '@bandiera/matching'
import { Button, FormControlLabel, Stack, Switch, type Nome } from '@bandiera/ui'
import { CsvButton, ListToolbar, type ListFilter } from '@bandiera/ui/list'
import { PraticheNoteProvider } from '../pratiche/pratiche-note.tsx'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { EsitoCounters } from './esito-counters.tsx'
import { ESITO } from './incroci-filters.ts'
import { PesiNote } from './pesi-note.tsx'
import { RankingBody } from './ranking-body.tsx'
import { UnsavedFields } from './unsaved.tsx'
import { useVisible } from './use-visible.ts'

export interface RankingProps {
  /** Best first. */
  ranked: readonly Incrocio[]
  verso: Verso
  filters: readonly ListFilter<Incrocio>[]
  nome: Nome
  label: string
  hideClosed: boolean
  /** What to say when nothing fits. */
  nessuno: { title: string; text: string }
  /** First part of the exported file's name. */
  csv: string
  /** Rows are companies of one grant: several can be chosen for something. */
  selectable?: boolean
}

/** Matches in order with their counters, filters and reasons. */
export function Ranking(props: RankingProps) {
  const { ranked, verso, filters, nome, hideClosed, csv } = props
  const visible = useVisible(ranked, { verso, filters, hideClosed })
  const { state, base, rows, perEsito, withClosed, showClosed } = visible
  const closed = hideClosed && ranked.some(({ valutazione }) => valutazione.stato === 'chiuso')
  const values = state.chosen.get(ESITO.id) ?? []
  const choose = (next: readonly string[]) => state.choose({ [ESITO.id]: next.length > 0 ? next : null })
  return (
    <UnsavedFields>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 2 }}>
        <EsitoCounters counts={perEsito} onChange={choose} values={values} />
        <PesiNote />
      </Stack>
      <ListToolbar filters={filters} nome={nome} records={base} searchable state={state} visible={rows.length}>
        {closed && (
          <FormControlLabel
            control={<Switch checked={withClosed} onChange={(_event, on) => showClosed(on)} size="small" />}
            label={testi.mostraChiusi}
            sx={{ mx: 1, gap: 1 }}
          />
        )}
        <CsvButton columns={verso.columns} rows={rows} stem={csv} />
        <Button color="inherit" onClick={() => window.print()}>
          {testi.stampa}
        </Button>
      </ListToolbar>
      <PraticheNoteProvider>
        <RankingBody {...props} visible={visible} />
      </PraticheNoteProvider>
    </UnsavedFields>
  )
}
