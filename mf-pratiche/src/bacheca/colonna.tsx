import { statoPraticaLabels, type StatoPratica } from '@bandiera/domain'
import { Box, Button, Typography } from '@bandiera/ui'
import { useState, type DragEvent } from 'react'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'
import { Scheda } from './scheda.tsx'

export interface ColonnaProps {
  stato: StatoPratica
  /** Its first cards, and how many there are. */
  righe: readonly Riga[]
  total: number
  /** Shows more of them. */
  more: () => void
  /** What is being dragged, and whether it may come here. */
  dragged: Riga | null
  legal: boolean
  onDrag: (riga: Riga | null) => void
  onMove: (riga: Riga, a: StatoPratica) => void
}

/** Cards that a column shows at first; the rest on request, so that a long column costs little. */
export const FIRST = 40

/** One state of the board with its cards. A card that may come here can be dropped. */
export function Colonna({ stato, righe, total, more, dragged, legal, onDrag, onMove }: ColonnaProps) {
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
        {statoPraticaLabels[stato]}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 2 }}>
          {total}
        </Box>
      </Typography>
      {total === 0 && (
        <Typography color="textSecondary" sx={{ px: 1 }} variant="body2">
          {testi.elenco.colonnaVuota}
        </Typography>
      )}
      <Box component="ul" sx={cards}>
        {righe.map((riga) => (
          <li key={riga._id}>
            <Scheda onDrag={onDrag} onMove={onMove} riga={riga} />
          </li>
        ))}
      </Box>
      {total > righe.length && (
        <Button onClick={more} size="small">
          {testi.elenco.altre(Math.min(FIRST, total - righe.length))}
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
