import { insideSentence, type CriterioKindId, criterioKindLabels } from '@bandiera/domain'
import { type Incrocio, DEFAULT_WEIGHTS } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  EsitoChip,
  type EsitoIncrocio,
  FormControlLabel,
  type Noun,
  SearchOffIcon,
  Stack,
  Switch,
  uiTexts,
} from '@bandiera/ui'
import {
  BulkBar,
  ChosenColumnsMenu,
  type ColumnChoices,
  ExportButtons,
  listFacts,
  ListSkeleton,
  ListToolbar,
  type PaperRows,
  usePaperRows,
  ViewsMenu,
} from '@bandiera/ui/list'
import { type ReactNode, useId, useState } from 'react'
import { ComparedBar } from './compared.tsx'
import { PraticheProvider } from './pratiche.tsx'
import { texts } from '../texts.ts'
import type { Side } from '../columns.tsx'
import { VERDICT_FILTER } from '../filters.ts'
import { NotUpdated } from '../../parts/not-updated.tsx'
import { UnsavedFields } from '../form.tsx'
import { type Table, useTable } from './use-table.ts'
import { useVisible, type Visible, type VisibleOptions } from './use-visible.ts'
import { Matches } from './incroci-list.tsx'
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
  /** Shown above the list. */
  above?: (visible: Visible) => ReactNode
}

/** A ranking of matches with counters, filters and reasons. */
export function Ranking(props: RankingProps) {
  const { visible, error, retry } = useVisible(props)
  if (!visible) return error ? <ErrorState onRetry={retry} text={error} /> : <ListSkeleton />
  return <VisibleRanking {...props} visible={visible} />
}

function VisibleRanking(props: RankingProps & { visible: Visible }) {
  const { visible, side, filters, nome, csv, memory, choices, above } = props
  const { state, base, total, perEsito, facets, nascosti, busy, error, retry, all } = visible
  const paper = usePaperRows(visible.rows, total > visible.rows.length ? all : undefined)
  const { place, table } = useTable(side, choices)
  const values = state.chosen.get(VERDICT_FILTER.id) ?? []
  const choose = (next: readonly string[]) => state.choose({ [VERDICT_FILTER.id]: next.length > 0 ? next : null })
  return (
    <UnsavedFields>
      {above?.(visible)}
      <Stack
        className="no-print"
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, mb: 2 }}
      >
        <VerdictCounters counts={perEsito} onChange={choose} values={values} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, ml: { md: 'auto' } }}>
          <ViewsMenu list={memory} />
          <ChosenColumnsMenu all={side.columns} isShown={table.isShown} list={memory} />
          <ExportButtons columns={side.file} onPrint={paper.print} rows={() => all()} stem={csv} total={total} />
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
              label={texts.count(label, count)}
              sx={{ mx: 1, gap: 1 }}
            />
          ))}
        <WeightsNote />
      </ListToolbar>
      <NotUpdated error={error} retry={retry} />
      <ComparedBar />
      <PraticheProvider di={visible.question}>
        <div ref={place}>
          <RankingBody {...props} paper={paper} table={table} />
        </div>
      </PraticheProvider>
    </UnsavedFields>
  )
}

// `countsOf` gives the counts
const NONE: readonly never[] = []

interface RankingBodyProps extends RankingProps {
  visible: Visible
  paper: Pick<PaperRows<Incrocio>, 'rows' | 'busy'>
  table: Table
}

/** The rows, or what to do when there are none; selected rows can get case files together. */
function RankingBody(props: RankingBodyProps) {
  const { side, table, choices, label, nome, nessuno, visible, filters, paper, selectable = false } = props
  const { state, base, rows, total, nascosti, vicini, more } = visible
  const { actions, selection, allRows } = useBulkSelection(visible)
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
  const chosen = selectable && actions.length > 0 ? selection : undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {chosen && vicini.length === 0 && <SelectAll allRows={allRows} />}
      {chosen && chosen.records.length > 0 && <BulkBar actions={actions} nome={nome} selection={chosen} />}
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
        selection={chosen}
      />
    </Box>
  )
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
    <Stack aria-label={texts.esito} direction="row" role="group" sx={{ flexWrap: 'wrap', gap: 2 }}>
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

const counterStyle = {
  gap: 2,
  borderColor: 'divider',
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', borderColor: 'text.primary' },
}

/** Says that the score is no probability; a button shows the weights. */
function WeightsNote() {
  const { settings } = usePortal()
  const [open, setOpen] = useState(false)
  const id = useId()
  const pesi = { ...DEFAULT_WEIGHTS, ...settings?.pesi } as Partial<Record<CriterioKindId, number>>
  const weights = (Object.keys(criterioKindLabels) as CriterioKindId[]).flatMap((tipo) =>
    pesi[tipo] === undefined ? [] : [`${insideSentence(criterioKindLabels[tipo])} ${pesi[tipo]}`],
  )
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {texts.notProbability}{' '}
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ minWidth: 0, minHeight: 24, py: 0, px: 1, fontSize: 'inherit' }}
      >
        {texts.weights}
      </Button>
      {open && (
        <Box id={id} sx={{ maxWidth: '90ch' }}>
          {[...weights, `${texts.otherWeights} 5`].join(' · ')}. {texts.weightsRule}
        </Box>
      )}
    </Box>
  )
}
