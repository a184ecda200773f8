import { passiDi, type StatoPratica } from '@bandiera/domain'
import { Box, useMediaQuery, type Theme } from '@bandiera/ui'
import { createTextOf, ListToolbar, selectRows, useListState, type ListFilter } from '@bandiera/ui/list'
import { useMemo, useState } from 'react'
import { praticheColumns } from '../elenco/columns.tsx'
import type { Riga } from '../parts/righe.ts'
import { PassoDialog } from '../passo/passo-dialog.tsx'
import { testi } from '../testi.ts'
import { Colonna } from './colonna.tsx'
import { ColonnaPicker } from './colonna-picker.tsx'
import { columnsOf } from './columns-of.ts'

export interface BachecaProps {
  righe: readonly Riga[]
  filters: readonly ListFilter<Riga>[]
}

const textOf = createTextOf(praticheColumns)

/** The case files by state: a card is dragged, or sent by its menu, to a state it may go to; a window confirms. */
export function Bacheca({ righe, filters }: BachecaProps) {
  const state = useListState()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [dragged, setDragged] = useState<Riga | null>(null)
  const [step, setStep] = useState<{ riga: Riga; a: StatoPratica } | null>(null)
  const shown = useMemo(
    () => selectRows(righe, state, { columns: praticheColumns, filters, textOf }),
    [righe, state, filters],
  )
  const legal = useMemo(() => (dragged ? passiDi(dragged.pratica) : []), [dragged])
  const columns = columnsOf(shown, legal)
  const move = (riga: Riga, a: StatoPratica) => {
    setDragged(null)
    setStep({ riga, a })
  }
  const column = (stato: StatoPratica) => (
    <Colonna
      dragged={dragged}
      key={stato}
      legal={legal.includes(stato)}
      onDrag={setDragged}
      onMove={move}
      righe={shown.filter(({ pratica }) => pratica.stato === stato)}
      stato={stato}
    />
  )
  return (
    <>
      <ListToolbar
        filters={filters}
        nome={testi.nome}
        records={righe}
        searchable
        state={state}
        visible={shown.length}
      />
      {narrow ? (
        <ColonnaPicker column={column} columns={columns} righe={shown} />
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
