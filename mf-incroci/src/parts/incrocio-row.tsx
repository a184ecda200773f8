import type { Incrocio } from '@bandiera/matching'
import { AppLink, Box, ExpandMoreIcon, IconButton, Typography } from '@bandiera/ui'
import { RowCheck } from '@bandiera/ui/list'
import { memo, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { SceltaNote } from '../scelte/scelta-note.tsx'
import { testi } from '../testi.ts'
import type { Verso } from './columns.tsx'
import { CriteriTable } from './criteri-table.tsx'
import { cellSx, detailsSx, rowSx } from './incroci-list.styles.ts'
import { HiddenLabel } from './hidden-label.tsx'
import { rowButton } from './row-keys.ts'
import type { Table } from './use-table.ts'

export interface IncrocioRowProps {
  incrocio: Incrocio
  verso: Verso
  table: Pick<Table, 'cells' | 'shown'>
  /** A line under the row. */
  note?: ReactNode
  /** Where rows can be selected: whether this one is. */
  selected?: boolean
  onToggle?: (id: string, range: boolean) => void
}

/** One match. It renders again only when its own verdict changed; its criteria come when it is opened. */
export const IncrocioRow = memo(Row)

function Row({ incrocio, verso, table, note, selected = false, onToggle }: IncrocioRowProps) {
  const [open, setOpen] = useState(false)
  // once opened it stays in the page, so that what was typed in it is still there when it is opened again
  const [seen, setSeen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { azione } = verso
  const [name, ...others] = table.cells
  const titolo = verso.titolo(incrocio)
  const flip = () => {
    setOpen(!open)
    setSeen(true)
  }
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box onClick={(event) => isPlain(event) && flip()} sx={rowSx([...table.shown, azione], Boolean(onToggle))}>
        {onToggle && (
          <RowCheck
            checked={selected}
            label={testi.seleziona(titolo)}
            onToggle={(range) => onToggle(incrocio.azienda._id, range)}
          />
        )}
        <IconButton
          {...rowButton}
          aria-controls={seen ? id : undefined}
          aria-expanded={open}
          aria-label={testi.criteriDi(titolo)}
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
          <AppLink to={verso.href(incrocio)}>{name?.cell(incrocio)}</AppLink>
        </Typography>
        <div className="others">
          {others.map((column) => (
            <Box key={column.id} sx={cellSx(column, table.shown.includes(column))}>
              <HiddenLabel onCards={column.align === 'right'}>{column.label}</HiddenLabel>
              {column.cell(incrocio)}
            </Box>
          ))}
        </div>
        <Box className="action" sx={cellSx(azione)}>
          <HiddenLabel>{azione.label}</HiddenLabel>
          {azione.cell(incrocio)}
        </Box>
        <div className="note">
          <SceltaNote incrocio={incrocio} titolo={titolo} />
          {note}
        </div>
      </Box>
      {seen && (
        <Box hidden={!open} id={id} sx={detailsSx}>
          <CriteriTable incrocio={incrocio} label={testi.criteriDi(titolo)} onSaved={() => toggle.current?.focus()} />
        </Box>
      )}
    </Box>
  )
}

/** A click on the row itself, not on something in it, nor in a menu or window that it opened, and not the end of a selection of text. */
function isPlain(event: MouseEvent): boolean {
  const onControl = (event.target as Element).closest('a, button, label') !== null
  const inRow = event.currentTarget.contains(event.target as Element)
  return inRow && !onControl && !window.getSelection()?.toString()
}
