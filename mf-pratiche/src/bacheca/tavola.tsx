import { passiDi, STATI_PRATICA, type StatoPratica } from '@bandiera/domain'
import { Box, useMediaQuery, type Theme } from '@bandiera/ui'
import { useMemo, useState, type ComponentType } from 'react'
import type { Riga } from '../parts/righe.ts'
import { PassoDialog } from '../passo/passo-dialog.tsx'
import { testi } from '../testi.ts'
import type { ColonnaProps } from './colonna.tsx'
import { ColonnaPicker } from './colonna-picker.tsx'
import { columnsOf } from './columns-of.ts'

export interface TavolaProps {
  /** How many case files stand in a state. */
  count: (stato: StatoPratica) => number
  /** Gets the cards of its state. */
  Column: ComponentType<Omit<ColonnaProps, 'righe' | 'total' | 'more'>>
}

/** The columns of the board: a card is dragged, or sent by its menu, to a state it may go to; a window confirms. */
export function Tavola({ count, Column }: TavolaProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [dragged, setDragged] = useState<Riga | null>(null)
  const [step, setStep] = useState<{ riga: Riga; a: StatoPratica } | null>(null)
  const legal = useMemo(() => (dragged ? passiDi(dragged.pratica) : []), [dragged])
  const columns = columnsOf(new Set(STATI_PRATICA.filter((stato) => count(stato) > 0)), legal)
  const move = (riga: Riga, a: StatoPratica) => {
    setDragged(null)
    setStep({ riga, a })
  }
  const column = (stato: StatoPratica) => (
    <Column
      dragged={dragged}
      key={stato}
      legal={legal.includes(stato)}
      onDrag={setDragged}
      onMove={move}
      stato={stato}
    />
  )
  return (
    <>
      {narrow ? (
        <ColonnaPicker column={column} columns={columns} count={count} />
      ) : (
        <Box aria-label={testi.elenco.bacheca} component="section" sx={board} tabIndex={0}>
          {columns.map(column)}
        </Box>
      )}
      {step && <PassoDialog a={step.a} onClose={() => setStep(null)} pratica={step.riga.pratica} />}
    </>
  )
}

// as high as the window, so that its own bar and every column's head stay in sight; on paper all of it
const board = {
  display: 'flex',
  gap: 3,
  overflowX: 'auto',
  alignItems: 'stretch',
  pb: 3,
  height: 'max(420px, calc(100dvh - 250px))',
  '@media print': { height: 'auto', flexWrap: 'wrap', overflow: 'visible' },
} as const
