import type { Incrocio } from '@bandiera/matching'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  EsitoChip,
  type EsitoIncrocio,
  type Noun,
  SearchOffIcon,
  Stack,
  uiTexts,
} from '@bandiera/ui'
import { MasterDetail, TitleEnd } from '@bandiera/ui/detail'
import {
  BulkBar,
  ChosenColumnsMenu,
  type ColumnChoices,
  ExportButtons,
  listFacts,
  ListSkeleton,
  type PaperRows,
  usePaperRows,
  ViewsMenu,
} from '@bandiera/ui/list'
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react'
import { ComparedBar, useCompared } from './compared.tsx'
import { PraticheProvider } from './pratiche.tsx'
import { stripTexts, texts } from '../texts.ts'
import { StripEnd } from './strip.tsx'
import type { Side } from '../columns.tsx'
import { VERDICT_FILTER } from '../filters.ts'
import { NotUpdated } from '../../parts/not-updated.tsx'
import { useBandiMoment } from '../../parts/engine-client/snapshot.ts'
import { UnsavedFields } from '../form.tsx'
import { type Table, useTable } from './use-table.ts'
import { useVisible, type Visible, type VisibleOptions } from './use-visible.ts'
import { Matches } from './incroci-list.tsx'
import { MatchPanel } from './match-panel.tsx'
import { PageBar } from './page-bar.tsx'
import { SelectAll, useBulkSelection } from '../bulk.tsx'

interface RankingProps extends VisibleOptions {
  side: Side
  nome: Noun
  label: string
  /** Texts for a list in which no match fits. */
  nessuno: { title: string; text: string }
  /** First part of the exported file's name. */
  csv: string
  /** Under which name saved views and chosen columns are kept. */
  memory: string
  choices: ColumnChoices
  /** Rows can be selected: they are the companies of one grant. */
  selectable?: boolean
  hint?: RankingHint
}

/** What would make more of the list certain: a button beside the count, and what it opens above the list. */
export type RankingHint = (visible: Visible) => { button: ReactNode; content: ReactNode } | null

/** A ranking of matches with counters, filters and reasons. */
export function Ranking(props: RankingProps) {
  const { visible, error, retry } = useVisible(props)
  if (!visible) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  return <VisibleRanking {...props} visible={visible} />
}

function VisibleRanking(props: RankingProps & { visible: Visible }) {
  const { visible, side, filters, nome, csv, memory, choices } = props
  const hint = props.hint?.(visible)
  const { state, total, perEsito, error, retry, all } = visible
  const paper = usePaperRows(visible.rows, total > visible.rows.length ? all : undefined)
  const { place, table } = useTable(side, { choices })
  const values = state.chosen.get(VERDICT_FILTER.id) ?? []
  const choose = (next: readonly string[]) => state.choose({ [VERDICT_FILTER.id]: next.length > 0 ? next : null })
  return (
    <UnsavedFields>
      <TitleEnd>
        <VerdictCounters counts={perEsito} onChange={choose} values={values} />
      </TitleEnd>
      {hint && <StripEnd>{hint.button}</StripEnd>}
      <PageBar
        filters={filters}
        nome={nome}
        tools={
          <>
            <ViewsMenu list={memory} />
            <ChosenColumnsMenu all={side.columns} isShown={table.isShown} list={memory} />
            <ExportButtons columns={side.file} onPrint={paper.print} rows={() => all()} stem={csv} total={total} />
          </>
        }
        visible={visible}
      />
      {hint?.content}
      <NotUpdated error={error} retry={retry} />
      <PraticheProvider di={visible.question}>
        <RankingBody {...props} paper={paper} place={place} table={table} />
      </PraticheProvider>
      <ComparedBar />
    </UnsavedFields>
  )
}

interface RankingBodyProps extends RankingProps {
  visible: Visible
  paper: Pick<PaperRows<Incrocio>, 'rows' | 'busy'>
  table: Table
  /** What the columns have room in. */
  place: RefObject<HTMLDivElement | null>
}

/** The rows with the panel of one of them, or what to do when there are none; selected rows can get case files together. */
function RankingBody(props: RankingBodyProps) {
  const { side, table, place, choices, label, nome, nessuno, visible, filters, paper, selectable = false } = props
  const { state, base, rows, total, nascosti, vicini, more } = visible
  const momento = useBandiMoment()
  const { actions, selection, allRows } = useBulkSelection(visible)
  const { has, toggle } = useCompared()
  const compared = useMemo(() => ({ has, toggle }), [has, toggle])
  const bulk = useMatchSelection(selection)
  const shown = vicini.length > 0 ? vicini : rows
  const byId = useMemo(() => new Map(shown.map((one) => [side.idOf(one), one])), [shown, side])
  const ids = useMemo(() => [...byId.keys()], [byId])
  if (base === 0) return <AllHidden nascosti={nascosti} />
  if (total === 0) {
    return (
      <EmptyState
        action={<Button onClick={state.clear}>{uiTexts.azzera}</Button>}
        icon={SearchOffIcon}
        text={uiTexts.nessunRisultatoAiuto}
        title={uiTexts.nessunRisultato}
      />
    )
  }
  const showAll = () => state.choose({ esito: ['non_ammissibile'] })
  const titleOf = (id: string) => {
    const incrocio = byId.get(id)
    return stripTexts.reasons(incrocio ? side.titolo(incrocio) : '')
  }
  const chosen = selectable ? selection : undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <MasterDetail
        back={stripTexts.back}
        ids={ids}
        label={titleOf}
        name="riga"
        panel={(id) => {
          const incrocio = byId.get(id)
          return incrocio && <MatchPanel incrocio={incrocio} key={id} momento={momento} side={side} />
        }}
      >
        {chosen && vicini.length === 0 && <SelectAll allRows={allRows} />}
        <div ref={place}>
          <Matches
            {...{ choices, label, nessuno, nome, vicini, rows, table, total, side }}
            onMore={more}
            order={{ sort: state.sort, onSort: state.setSort }}
            paper={{
              rows: paper.rows,
              busy: paper.busy,
              total,
              facts: listFacts({ nome, shown: total, all: base, filters: [VERDICT_FILTER, ...filters], state }),
              // companies of one grant
              internal: selectable,
            }}
            onShowAll={showAll}
            selection={selectable ? bulk : compared}
          />
        </div>
      </MasterDetail>
      {chosen && chosen.records.length > 0 && <BulkBar actions={actions} nome={nome} selection={chosen} />}
    </Box>
  )
}

/** The selection of companies as a list of matches asks for it. */
function useMatchSelection({ has, toggle }: ReturnType<typeof useBulkSelection>['selection']) {
  const toggleMatch = useCallback(({ azienda }: Incrocio, range: boolean) => toggle(azienda._id, range), [toggle])
  return useMemo(() => ({ has: ({ azienda }: Incrocio) => has(azienda._id), toggle: toggleMatch }), [has, toggleMatch])
}

/** Says why all rows are hidden, with buttons that show them. */
function AllHidden({ nascosti }: Pick<Visible, 'nascosti'>) {
  const { empty } = texts
  const out = nascosti.filter(({ count, shown }) => count > 0 && !shown)
  const onlyClosed = out.every(({ id }) => id === 'chiusi')
  const buttons = out.map(({ id, label, show }) => (
    <Button key={id} onClick={() => show(true)}>
      {label}
    </Button>
  ))
  const { text, title } = onlyClosed ? empty.allClosed : empty.allDiscarded
  return <EmptyState action={buttons} text={text} title={title} />
}

const VERDICTS: readonly EsitoIncrocio[] = ['ammissibile', 'da_verificare', 'non_ammissibile']

interface VerdictCountersProps {
  counts: ReadonlyMap<string, number>
  /** An empty list means all. */
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** The number of matches of each verdict; each is a filter button. */
function VerdictCounters({ counts, values, onChange }: VerdictCountersProps) {
  const flip = (esito: string) =>
    onChange(values.includes(esito) ? values.filter((one) => one !== esito) : [...values, esito])
  return (
    <Stack aria-label={texts.esito} direction="row" role="group" sx={counters}>
      {VERDICTS.map((esito) => (
        <Button
          aria-pressed={values.includes(esito)}
          color="inherit"
          key={esito}
          onClick={() => flip(esito)}
          sx={counterStyle}
          variant="outlined"
        >
          <EsitoChip esito={esito} />
          <strong>{counts.get(esito) ?? 0}</strong>
        </Button>
      ))}
    </Stack>
  )
}

/** One line on a phone too, which scrolls sideways. */
const counters = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  maxWidth: 'calc(100vw - 24px)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const

const counterStyle = {
  gap: { xs: 1, sm: 2 },
  px: { xs: 1, sm: 2 },
  minHeight: 32,
  py: 0,
  fontSize: '0.8125rem',
  borderColor: 'divider',
  '& svg': { fontSize: 18 },
  '& > span': { gap: 0.5, fontSize: { xs: '0.75rem', sm: 'inherit' } },
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', borderColor: 'text.primary' },
}
