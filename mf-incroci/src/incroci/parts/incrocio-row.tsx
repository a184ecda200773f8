import type { Incrocio } from '@bandiera/matching'
import { AppLink, Box, ExpandMoreIcon, hidden, IconButton, Typography } from '@bandiera/ui'
import { RowCheck } from '@bandiera/ui/list'
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { DecisionNote } from './decisions.tsx'
import { texts } from '../texts.ts'
import type { Side } from '../columns.tsx'
import { CriteriTable } from './criteri-table.tsx'
import { cellStyle, detailsStyle, rowStyle, wide } from './list-styles.ts'
import type { Table } from './use-table.ts'

interface IncrocioRowProps {
  incrocio: Incrocio
  side: Side
  table: Pick<Table, 'cells' | 'shown'>
  note?: ReactNode
  /** Whether this row is selected; absent when rows cannot be selected. */
  selected?: boolean
  onToggle?: (id: string, range: boolean) => void
}

/** One match. It renders again only when its own verdict changes; its criteria render when the user opens it. */
export const IncrocioRow = memo(Row)

function Row({ incrocio, side, table, note, selected = false, onToggle }: IncrocioRowProps) {
  const [open, setOpen] = useState(false)
  // once opened it stays mounted: text typed in it is still there when the user opens it again
  const [seen, setSeen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { azione } = side
  const [name, ...others] = table.cells
  const titolo = side.titolo(incrocio)
  const flip = () => {
    setOpen(!open)
    setSeen(true)
  }
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box onClick={(event) => isPlain(event) && flip()} sx={rowStyle([...table.shown, azione], Boolean(onToggle))}>
        {onToggle && (
          <RowCheck
            checked={selected}
            label={texts.select(titolo)}
            onToggle={(range) => onToggle(incrocio.azienda._id, range)}
          />
        )}
        <IconButton
          {...rowButton}
          aria-controls={seen ? id : undefined}
          aria-expanded={open}
          aria-label={texts.criteriOf(titolo)}
          onClick={flip}
          ref={toggle}
          sx={{
            alignSelf: 'start',
            width: 28,
            height: 28,
            p: 0,
            '& svg': { transform: open ? 'none' : 'rotate(-90deg)' },
          }}
        >
          <ExpandMoreIcon />
        </IconButton>
        <Typography className="name" component="h2" sx={{ fontWeight: 500, minWidth: 0 }} title={titolo}>
          <AppLink to={side.href(incrocio)}>{name?.cell(incrocio)}</AppLink>
        </Typography>
        <div className="others">
          {others.map((column) => (
            <Box key={column.id} sx={cellStyle(column, table.shown.includes(column))}>
              <HiddenLabel onCards={column.align === 'right'}>{column.label}</HiddenLabel>
              {column.cell(incrocio)}
            </Box>
          ))}
        </div>
        <Box className="action" sx={cellStyle(azione)}>
          <HiddenLabel>{azione.label}</HiddenLabel>
          {azione.cell(incrocio)}
        </Box>
        <div className="note">
          <DecisionNote incrocio={incrocio} titolo={titolo} />
          {note}
        </div>
      </Box>
      {seen && (
        <Box hidden={!open} id={id} sx={detailsStyle}>
          <CriteriTable incrocio={incrocio} label={texts.criteriOf(titolo)} onSaved={() => toggle.current?.focus()} />
        </Box>
      )}
    </Box>
  )
}

/** Whether a click is on the row itself: not on a control, in a menu or dialog of the row, or at the end of a text selection. */
function isPlain(event: MouseEvent): boolean {
  const onControl = (event.target as Element).closest('a, button, label') !== null
  const inRow = event.currentTarget.contains(event.target as Element)
  return inRow && !onControl && !window.getSelection()?.toString()
}

const shown = { color: 'text.secondary', fontSize: '0.75rem', [wide]: hidden }

const HiddenLabel = ({ children, onCards = false }: { children: string; onCards?: boolean }) => (
  <Box component="span" sx={onCards ? shown : hidden}>
    {children}{' '}
  </Box>
)

const rowButton = { 'data-row-button': '' } as const

const MOVES: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Arrows, Home and End move the focus between the buttons that open rows; other controls of a row keep their keys. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-button]')]
  const at = buttons.indexOf(event.target as HTMLElement)
  const to = at < 0 ? undefined : MOVES[event.key]?.(at, buttons.length - 1)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]!.focus()
}
