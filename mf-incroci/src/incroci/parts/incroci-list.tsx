import type { Incrocio } from '@bandiera/matching'
import { Box, Button, countText, Muted, type Noun, Typography, uiTexts } from '@bandiera/ui'
import {
  type ColumnChoices,
  paperColumns,
  PaperList,
  type PaperListProps,
  type Sort,
  SortLabel,
  Tips,
} from '@bandiera/ui/list'
import { useRowChoice } from '@bandiera/ui/detail'
import { type ReactNode, useState } from 'react'
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
  selection?: MatchSelection | undefined
}

export interface MatchSelection {
  has: (incrocio: Incrocio) => boolean
  /** The same function as long as the list is. */
  toggle: (incrocio: Incrocio, range: boolean) => void
}

/** Ranked matches, best first, a hundred at a time. */
export function IncrociList(props: IncrociListProps) {
  const { label, rows, total = rows.length, side, table, order, note, selection, onMore } = props
  const [shown, setShown] = useState(STEP)
  // a new question to the server has few rows again
  const here = Math.min(shown, rows.length)
  const left = Math.min(total - here, STEP)
  const inPanel = useRowChoice('') !== null
  const showMore = () => {
    setShown(here + STEP)
    onMore?.()
  }
  return (
    <>
      <OnPaper {...props} />
      <Tips>
        <Box
          className="no-print"
          sx={{ containerType: 'inline-size', ...(table.least > 0 && scrolledStyle(table.least)) }}
        >
          <HeadRow order={order} parts={{ shown: table.shown, check: Boolean(selection), apart: !inPanel }} />
          <Box aria-label={label} component="ul" onKeyDown={moveBetweenRows} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.slice(0, shown).map((incrocio, at) => (
              <IncrocioRow
                incrocio={incrocio}
                key={keyOf(incrocio)}
                note={note?.(incrocio)}
                place={left > 0 ? placeOf(at, total) : undefined}
                side={side}
                table={table}
                {...(selection && { selected: selection.has(incrocio), onToggle: selection.toggle })}
              />
            ))}
          </Box>
          {left > 0 && (
            <Button onClick={showMore} sx={{ mt: 3 }} variant="outlined">
              {texts.showOthers(left)}
            </Button>
          )}
        </Box>
      </Tips>
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

/** One object for one place, so that a row with it does not render again. */
const places = new Map<string, { at: number; of: number }>()
function placeOf(at: number, of: number) {
  const key = `${at} ${of}`
  let place = places.get(key)
  if (!place) places.set(key, (place = { at: at + 1, of }))
  return place
}

interface HeadRowProps {
  parts: Parameters<typeof headStyle>[0]
  order?: Order | undefined
}

/** Column headings of the table of matches, which sort it; cards have none. */
function HeadRow({ parts, order }: HeadRowProps) {
  const named = order ? { 'aria-label': uiTexts.ordinaPer, role: 'group' } : { 'aria-hidden': true }
  return (
    <Box {...named} sx={headStyle(parts)}>
      {parts.check && <span />}
      {parts.apart && <span />}
      {parts.shown.map((column) => (
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
      <span aria-hidden>{parts.apart && texts.pratica.column}</span>
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
