import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { listTexts } from './texts.ts'
import { markedTool, tool } from './toolbar-menu.tsx'
import { type Column, COLUMN_WIDTH } from './columns.ts'
import { isFixed } from './use-columns.ts'
import { useListMemory } from './use-list-memory.ts'

export interface ColumnsMenuProps {
  columns: readonly {
    id: string
    label: string
    shown: boolean
    extra?: boolean
    /** Pixels; absent while it has its usual width. */
    width?: number | undefined
  }[]
  onChange: (column: string, shown: boolean) => void
  /** Without it widths are not offered. `null`: the usual width. */
  onWidth?: ((column: string, width: number) => void) | undefined
  onReset?: (() => void) | undefined
}

/** Which columns a list shows, and how wide each is. Widths can also be drawn with the pointer at the edge of a header. */
export function ColumnsMenu({ columns, onChange, onWidth, onReset }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="dialog"
        aria-label={listTexts.colonne}
        color={onReset ? 'primary' : 'inherit'}
        data-tip={listTexts.colonne}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={onReset ? markedTool : tool}
      >
        <ViewColumn fontSize="small" />
      </IconButton>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        onClose={() => setAnchor(null)}
        open={anchor !== null}
        slotProps={{ paper: { 'aria-label': listTexts.colonne, role: 'dialog', sx: panel } }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Box aria-label={listTexts.colonne} role="group" sx={{ overflowY: 'auto', py: 1 }}>
          {columns.map((column, index) => (
            <Line
              apart={column.extra === true && index > 0 && !columns[index - 1]?.extra}
              column={column}
              key={column.id}
              onChange={onChange}
              onWidth={onWidth}
            />
          ))}
        </Box>
        <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button
            disabled={!onReset}
            onClick={() => {
              setAnchor(null)
              onReset?.()
            }}
          >
            {listTexts.inizio}
          </Button>
        </Box>
      </Popover>
    </>
  )
}

const panel = {
  width: 320,
  maxHeight: 480,
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
} as const

/** Pixels. */
const STEP = 24
const USUAL = 140

function Line({ column, apart, onChange, onWidth }: LineProps) {
  const { id, label, shown, width = USUAL } = column
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pr: 2, ...(apart && { borderTop: 1, borderColor: 'divider' }) }}>
      <Box component="label" sx={choice}>
        <Checkbox checked={shown} onChange={() => onChange(id, !shown)} sx={{ p: 1 }} />
        {label}
      </Box>
      {shown && onWidth && (
        <Box sx={{ flex: 'none' }}>
          <IconButton
            aria-label={listTexts.piuStretta(label)}
            disabled={width <= COLUMN_WIDTH.least}
            onClick={() => onWidth(id, Math.max(COLUMN_WIDTH.least, width - STEP))}
          >
            <Remove fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={listTexts.piuLarga(label)}
            disabled={width >= COLUMN_WIDTH.most}
            onClick={() => onWidth(id, Math.min(COLUMN_WIDTH.most, width + STEP))}
          >
            <Add fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}

interface LineProps extends Pick<ColumnsMenuProps, 'onChange' | 'onWidth'> {
  column: ColumnsMenuProps['columns'][number]
  apart: boolean
}

const choice = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: 1,
  pl: 2,
  minHeight: 32,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
} as const

export interface ChosenColumnsMenuProps<T> {
  list: string
  all: readonly Column<T>[]
  isShown: (column: Column<T>) => boolean
}

/** The choice of columns, kept with the person; narrow screens show cards and have none. */
export function ChosenColumnsMenu<T>({ list, all, isShown }: ChosenColumnsMenuProps<T>) {
  const { colonne, widths, chooseColumn, chooseWidth, resetColumns } = useListMemory()
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const offered = all.filter((column, index) => !isFixed(column, index))
  const own = widths[list] ?? {}
  const changed = Object.keys(colonne[list] ?? {}).length > 0 || Object.keys(own).length > 0
  if (narrow || offered.length === 0) return null
  return (
    <ColumnsMenu
      columns={offered.map((column) => ({
        id: column.id,
        label: column.label,
        shown: isShown(column),
        extra: column.optional ?? false,
        width: own[column.id] ?? (typeof column.width === 'number' ? column.width : undefined),
      }))}
      onChange={(column, shown) => chooseColumn(list, column, shown)}
      onReset={changed ? () => resetColumns(list) : undefined}
      onWidth={(column, width) => chooseWidth(list, column, width)}
    />
  )
}
