import type { Incrocio } from '@bandiera/matching'
import { AppLink, Box, ChevronRightIcon, ExpandMoreIcon, hidden, IconButton, Typography } from '@bandiera/ui'
import { useRowChoice } from '@bandiera/ui/detail'
import { RowCheck } from '@bandiera/ui/list'
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { DecisionNote } from './decisions.tsx'
import { texts } from '../texts.ts'
import type { Side } from '../columns.tsx'
import { CreatePratica, NoticeMark, PraticaState, RowActions } from '../actions.tsx'
import { CriteriTable } from './criteri-table.tsx'
import { alignStyle, detailsStyle, rowStyle } from './list-styles.ts'
import type { Table } from './use-table.ts'

interface IncrocioRowProps {
  incrocio: Incrocio
  side: Side
  table: Pick<Table, 'shown'>
  note?: ReactNode
  /** Where it is in a list that has more rows than the page; from 1. */
  place?: { at: number; of: number } | undefined
  /** Whether this row is selected; absent when rows cannot be selected. */
  selected?: boolean
  onToggle?: (incrocio: Incrocio, range: boolean) => void
}

/**
 * One match on one line. Its criteria are in the panel beside the list, or below it where the list has no panel. It renders again only when
 * its own verdict or choice changes.
 */
export const IncrocioRow = memo(Row)

function Row({ incrocio, side, table, note, place, selected = false, onToggle }: IncrocioRowProps) {
  const [open, setOpen] = useState(false)
  // once opened it stays mounted: text typed in it is still there when the user opens it again
  const [seen, setSeen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const choice = useRowChoice(side.idOf(incrocio))
  const [name, ...others] = table.shown
  const titolo = side.titolo(incrocio)
  const flip = () => {
    setOpen(!open)
    setSeen(true)
  }
  const button = choice?.button ?? {
    ...rowButton,
    'aria-controls': seen ? id : undefined,
    'aria-expanded': open,
    onClick: flip,
  }
  const opener = (
    <IconButton {...button} aria-label={texts.criteriOf(titolo)} className="toggle" ref={toggle} sx={openerStyle}>
      {choice ? <ChevronRightIcon /> : <ExpandMoreIcon sx={{ transform: open ? 'none' : 'rotate(-90deg)' }} />}
    </IconButton>
  )
  return (
    <Box component="li" data-row {...(place && { 'aria-posinset': place.at, 'aria-setsize': place.of })}>
      <Box
        data-chosen={choice?.chosen ? '' : undefined}
        onClick={(event) => isPlain(event) && (choice ? choice.choose() : flip())}
        sx={rowStyle({ shown: table.shown, check: Boolean(onToggle), apart: !choice })}
      >
        {onToggle && (
          <div className="check">
            <RowCheck checked={selected} label={texts.select(titolo)} onToggle={(range) => onToggle(incrocio, range)} />
          </div>
        )}
        {!choice && opener}
        <div className="name">
          <Typography component="h2" sx={nameStyle} title={titolo}>
            <AppLink to={side.href(incrocio)}>{name?.cell(incrocio)}</AppLink>
          </Typography>
          {choice && <NoticeMark incrocio={incrocio} />}
          {choice && <PraticaState incrocio={incrocio} titolo={titolo} />}
        </div>
        <div className="cells">
          {others.map((column) => (
            <Box
              className={column.id}
              key={column.id}
              sx={alignStyle(column.align)}
              title={side.whole(column, incrocio)}
            >
              <HiddenLabel>{column.label}</HiddenLabel>
              {column.cell(incrocio)}
            </Box>
          ))}
        </div>
        <div className="third">{side.third(incrocio)}</div>
        <Box className="action">
          {choice ? (
            <CreatePratica incrocio={incrocio} titolo={titolo} />
          ) : (
            <RowActions incrocio={incrocio} titolo={titolo} />
          )}
        </Box>
        {choice && opener}
      </Box>
      {!choice && (
        <Box sx={{ '&:empty': { display: 'none' } }}>
          <DecisionNote incrocio={incrocio} titolo={titolo} />
          {note}
        </Box>
      )}
      {seen && !choice && (
        <Box hidden={!open} id={id} sx={detailsStyle}>
          <CriteriTable incrocio={incrocio} label={texts.criteriOf(titolo)} onSaved={() => toggle.current?.focus()} />
        </Box>
      )}
    </Box>
  )
}

const openerStyle = { width: 28, height: 28, p: 0 } as const
const nameStyle = {
  fontWeight: 500,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** Whether a click is on the row itself: not on a control, in a menu or dialog of the row, or at the end of a text selection. */
function isPlain(event: MouseEvent): boolean {
  const onControl = (event.target as Element).closest('a, button, label') !== null
  const inRow = event.currentTarget.contains(event.target as Element)
  return inRow && !onControl && !window.getSelection()?.toString()
}

const HiddenLabel = ({ children }: { children: string }) => (
  <Box component="span" sx={hidden}>
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
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-button=""]')]
  const at = buttons.indexOf(event.target as HTMLElement)
  const to = at < 0 ? undefined : MOVES[event.key]?.(at, buttons.length - 1)
  if (to === undefined) return
  event.preventDefault()
  buttons[to]!.focus()
}
