import {
  USUAL_PATH,
  isOpenPratica,
  praticaStepsOf,
  PRATICA_STATES,
  type PraticaState,
  praticaStateLabels,
} from '@bandiera/domain'
import { Box, FormControl, FormLabel, OutlinedInput, type Theme, useMediaQuery, useUrlParams } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { type ComponentType, type ReactNode, useId, useMemo, useState } from 'react'
import type { Row } from '../../parts/rows.ts'
import { StepDialog } from '../../step/form.tsx'
import { listTexts } from '../texts.ts'
import type { BoardColumnProps } from './board-column.tsx'

export interface ColumnsProps {
  count: (stato: PraticaState) => number
  Column: ComponentType<Omit<BoardColumnProps, 'rows' | 'total' | 'more'>>
}

/** The columns of the board. A card is moved by dragging or by its menu to a state that it may go to; a dialog confirms. */
export function Columns({ count, Column }: ColumnsProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [dragged, setDragged] = useState<Row | null>(null)
  const [step, setStep] = useState<{ row: Row; a: PraticaState } | null>(null)
  const legal = useMemo(() => (dragged ? praticaStepsOf(dragged.pratica) : []), [dragged])
  const columns = columnsOf(new Set(PRATICA_STATES.filter((stato) => count(stato) > 0)), legal)
  const move = (row: Row, a: PraticaState) => {
    setDragged(null)
    setStep({ row, a })
  }
  const column = (stato: PraticaState) => (
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
        <ColumnPicker column={column} columns={columns} count={count} />
      ) : (
        <Box aria-label={listTexts.bacheca} component="section" sx={columnsStyle} tabIndex={0}>
          {columns.map(column)}
        </Box>
      )}
      {step && <StepDialog a={step.a} onClose={() => setStep(null)} pratica={step.row.pratica} />}
    </>
  )
}

// as high as the window, so that the scroll bar and the column headings stay in view; full height on paper
const columnsStyle = {
  display: 'flex',
  gap: 3,
  overflowX: 'auto',
  alignItems: 'stretch',
  pb: 3,
  height: 'max(420px, calc(100dvh - 250px))',
  '@media print': { height: 'auto', flexWrap: 'wrap', overflow: 'visible' },
} as const

interface ColumnPickerProps extends Pick<ColumnsProps, 'count'> {
  columns: readonly PraticaState[]
  column: (stato: PraticaState) => ReactNode
}

/** On a phone: one column at a time, chosen by name and kept in the address. */
function ColumnPicker({ columns, count, column }: ColumnPickerProps) {
  const [params, change] = useUrlParams()
  const id = useId()
  const first = columns.find((stato) => count(stato) > 0) ?? columns[0]
  const chosen = columns.find((stato) => stato === params.get('colonna')) ?? first
  return (
    <>
      <FormControl fullWidth sx={{ mb: 3 }}>
        <FormLabel htmlFor={id} sx={{ mb: 1 }}>
          {listTexts.chooseColumn}
        </FormLabel>
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ id }}
          onChange={(event) => change({ colonna: event.target.value }, { replace: true })}
          value={chosen}
        >
          {columns.map((stato) => (
            <option key={stato} value={stato}>
              {`${praticaStateLabels[stato]} (${count(stato)})`}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      {chosen && column(chosen)}
    </>
  )
}

/** The usual states, states that hold a case file, and last those that the dragged one may go to: no column moves under the pointer. */
function columnsOf(held: ReadonlySet<PraticaState>, legal: readonly PraticaState[]): PraticaState[] {
  const usual = PRATICA_STATES.filter(
    (stato) => held.has(stato) || (USUAL_PATH.includes(stato) && isOpenPratica(stato)),
  )
  return [...usual, ...legal.filter((stato) => !usual.includes(stato))]
}
