import { praticaStepsOf, type PraticaState, praticaStateLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, Marker, MoveIcon, Muted, Paper, Typography, WarningIcon } from '@bandiera/ui'
import { MenuButton } from '@bandiera/ui/list'
import { type DragEvent, useState } from 'react'
import type { Row } from '../../parts/rows.ts'
import { listTexts } from '../texts.ts'
import { maySteer } from '../../parts/people.ts'
import { Deadline } from '../../parts/dates.tsx'
import { hrefPratica } from '../../paths.ts'

export interface BoardColumnProps {
  stato: PraticaState
  rows: readonly Row[]
  total: number
  more: () => void
  /** The dragged case file, and whether it may move to this column. */
  dragged: Row | null
  legal: boolean
  onDrag: (row: Row | null) => void
  onMove: (row: Row, a: PraticaState) => void
}

/** Cards that a column shows at first, so that a long column renders fast. */
export const FIRST = 40

/** One state of the board with its cards. Cards that may move to this state can be dropped here. */
export function BoardColumn({ stato, rows, total, more, dragged, legal, onDrag, onMove }: BoardColumnProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (dragged && legal) onMove(dragged, stato)
  }
  const allow = (event: DragEvent) => {
    if (!legal) return
    event.preventDefault()
    setOver(true)
  }
  const id = `colonna-${stato}`
  return (
    <Box
      aria-labelledby={id}
      component="section"
      onDragLeave={() => setOver(false)}
      onDragOver={allow}
      onDrop={drop}
      sx={{ ...frame, ...(dragged ? look(legal, over, dragged.pratica.stato === stato) : {}) }}
    >
      <Typography component="h2" id={id} sx={{ fontSize: '0.8125rem', fontWeight: 600, px: 1, pb: 2 }}>
        {praticaStateLabels[stato]}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 2 }}>
          {total}
        </Box>
      </Typography>
      {total === 0 && (
        <Muted sx={{ px: 1 }} variant="body2">
          {listTexts.columnEmpty}
        </Muted>
      )}
      <Box component="ul" sx={cards}>
        {rows.map((row) => (
          <li key={row._id}>
            <Card onDrag={onDrag} onMove={onMove} row={row} />
          </li>
        ))}
      </Box>
      {total > rows.length && (
        <Button onClick={more} size="small">
          {listTexts.others(Math.min(FIRST, total - rows.length))}
        </Button>
      )}
    </Box>
  )
}

function look(legal: boolean, over: boolean, own: boolean) {
  if (legal) return { borderColor: 'primary.main', borderStyle: over ? 'solid' : 'dashed', bgcolor: 'action.hover' }
  return own ? {} : { opacity: 0.45 }
}

const cards = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minHeight: 0,
  overflowY: { sm: 'auto' },
  '@media print': { overflow: 'visible' },
} as const

const frame = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: '1 1 100%', sm: '0 0 264px' },
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  p: 2,
  transition: 'border-color 120ms, opacity 120ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const

/** A case file on the board: dragged with the pointer, or moved by its menu with keyboard and touch. */
function Card({ row, onDrag, onMove }: Pick<BoardColumnProps, 'onDrag' | 'onMove'> & { row: Row }) {
  const { usr } = usePortal()
  const { pratica, azienda, scadenza, giorni, mancanti, responsabile } = row
  const steps = maySteer(usr, pratica, azienda) ? praticaStepsOf(pratica) : []
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', pratica.titolo)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(row)
  }
  return (
    <Paper
      draggable={steps.length > 0}
      onDragEnd={() => onDrag(null)}
      onDragStart={start}
      sx={{ p: 2, pl: 3, cursor: steps.length > 0 ? 'grab' : undefined }}
      variant="outlined"
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <AppLink
          draggable={false}
          sx={{ flex: 1, minWidth: 0, fontWeight: 500, lineHeight: '24px' }}
          to={hrefPratica(pratica._id)}
        >
          {pratica.titolo}
        </AppLink>
        {steps.length > 0 && (
          <MenuButton
            choices={steps.map((a) => ({ id: a, label: praticaStateLabels[a], onChoose: () => onMove(row, a) }))}
            icon={MoveIcon}
            label={listTexts.move(pratica.titolo)}
          />
        )}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <span>{azienda?.ragioneSociale ?? '—'}</span>
        <span>{responsabile}</span>
        {scadenza && giorni !== null && <Deadline data={scadenza.data} giorni={giorni} />}
        {mancanti > 0 && (
          <Marker icon={WarningIcon} tone="warning">
            {listTexts.documentiMissing(mancanti)}
          </Marker>
        )}
      </Box>
    </Paper>
  )
}
