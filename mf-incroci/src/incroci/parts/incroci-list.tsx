import type { Incrocio } from '@bandiera/matching'
import { Box, Button, countText, Muted, type Noun, Typography, uiTexts } from '@bandiera/ui'
import {
  type Column,
  type ColumnChoices,
  paperColumns,
  PaperList,
  type PaperListProps,
  type RowSelection,
  type Sort,
  SortLabel,
} from '@bandiera/ui/list'
import { type ReactNode, useState } from 'react'
import type { SelectedMatch } from '../bulk.tsx'
import { texts } from '../texts.ts'
import type { Side } from '../columns.tsx'
import { Blockers, blockersOf } from './blockers.tsx'
import { alignStyle, headStyle, scrolledStyle } from './list-styles.ts'
import { IncrocioRow, moveBetweenRows } from './incrocio-row.tsx'
import type { Table } from './use-table.ts'

const STEP = 100

interface Order {
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

interface IncrociListProps {
  label: string
  rows: readonly Incrocio[]
  /** Total number, when not all are loaded. */
  total?: number
  onMore?: () => void
  side: Side
  table: Table
  /** Without it headings do not sort. */
  order?: Order | undefined
  /** The user's choice of columns, for paper. */
  choices?: ColumnChoices | undefined
  /** Rows for paper, where these differ. */
  paper?: Pick<PaperListProps<Incrocio>, 'rows' | 'facts' | 'internal' | 'total' | 'busy'> | undefined
  /** A line under a row. */
  note?: (incrocio: Incrocio) => ReactNode
  /** Gives the rows check boxes. */
  selection?: RowSelection<SelectedMatch> | undefined
}

/** Ranked matches, best first, a hundred at a time. */
export function IncrociList(props: IncrociListProps) {
  const { label, rows, total = rows.length, side, table, order, note, selection, onMore } = props
  const [shown, setShown] = useState(STEP)
  // a new question to the server has few rows again
  const here = Math.min(shown, rows.length)
  const left = Math.min(total - here, STEP)
  const showMore = () => {
    setShown(here + STEP)
    onMore?.()
  }
  return (
    <>
      <OnPaper {...props} />
      <Box
        className="no-print"
        sx={{ containerType: 'inline-size', ...(table.least > 0 && scrolledStyle(table.least)) }}
      >
        <HeadRow columns={[...table.shown, side.azione]} order={order} selectable={Boolean(selection)} />
        <Box aria-label={label} component="ul" onKeyDown={moveBetweenRows} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.slice(0, shown).map((incrocio) => (
            <IncrocioRow
              incrocio={incrocio}
              key={keyOf(incrocio)}
              note={note?.(incrocio)}
              table={table}
              side={side}
              {...(selection && { selected: selection.has(incrocio.azienda._id), onToggle: selection.toggle })}
            />
          ))}
        </Box>
        {left > 0 && (
          <Button onClick={showMore} sx={{ mt: 3 }} variant="outlined">
            {texts.showOthers(left)}
          </Button>
        )}
      </Box>
    </>
  )
}

/** The same rows on paper, with the note below each. */
function OnPaper({ label, rows, side, note, paper, choices }: IncrociListProps) {
  const [name, ...others] = paperColumns(side.paper.columns, side.paper.shares, choices)
  const columns = name
    ? [{ ...name, cell: (incrocio: Incrocio) => withNote(name.cell(incrocio), note?.(incrocio)) }, ...others]
    : []
  return <PaperList columns={columns} keyOf={keyOf} label={label} rows={rows} {...paper} />
}

const withNote = (name: ReactNode, note: ReactNode) => (
  <>
    {name}
    {note && <Box sx={{ fontWeight: 400 }}>{note}</Box>}
  </>
)

const keyOf = ({ azienda, bando }: Incrocio): string => `${azienda._id} ${bando._id}`

interface HeadRowProps {
  /** Columns of a row, the actions last. */
  columns: readonly Column<Incrocio>[]
  order?: Order | undefined
  selectable: boolean
}

/** Column headings of the table of matches, which sort it; cards have none. */
function HeadRow({ columns, order, selectable }: HeadRowProps) {
  const named = order ? { 'aria-label': uiTexts.ordinaPer, role: 'group' } : { 'aria-hidden': true }
  return (
    <Box {...named} sx={headStyle(columns, selectable)}>
      {selectable && <span />}
      <span />
      {columns.map((column) => (
        <Box key={column.id} sx={{ ...alignStyle(column.align), ...(column.align && reversed) }}>
          {order && column.sort ? (
            <SortLabel id={column.id} onSort={order.onSort} sort={order.sort} told>
              {column.label}
            </SortLabel>
          ) : (
            <span aria-hidden>{column.label}</span>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** Puts the arrow before a name at the right edge. */
const reversed = { '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' } } as const

interface MatchesProps extends Omit<IncrociListProps, 'note'> {
  total: number
  nome: Noun
  /** Shown in place of the rows, with what blocks them: none of the rows fits. */
  vicini: readonly Incrocio[]
  nessuno: { title: string; text: string }
  onShowAll: () => void
}

/** The list; when nothing fits, its nearest five. One tree for both, so that an open row survives the change. */
export function Matches({ vicini, nome, nessuno, onShowAll, ...list }: MatchesProps) {
  const { total, paper } = list
  const onlyNearest = vicini.length > 0
  const nearest = { rows: vicini, total: vicini.length }
  return (
    <>
      {onlyNearest && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 4, pb: 3 }}>
          <Typography component="h2" variant="h2">
            {nessuno.title}
          </Typography>
          <Muted>{nessuno.text}</Muted>
        </Box>
      )}
      <IncrociList
        {...list}
        {...(onlyNearest && { ...nearest, paper: { ...paper, ...nearest } })}
        note={(incrocio) => onlyNearest && <Blockers blocchi={blockersOf(incrocio.valutazione.criteri)} />}
      />
      {onlyNearest && total > vicini.length && (
        <Button onClick={onShowAll} sx={{ mt: 3 }} variant="outlined">
          {texts.near.showAll(countText(nome, total))}
        </Button>
      )}
    </>
  )
}
